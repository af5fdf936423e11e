import { rowId } from '@shared/fields';

/** The id in an address; undefined for anything but a positive integer that a row can have. */
export function companyIdFrom(text: string): number | undefined {
  if (!/^\d+$/.test(text)) return undefined;
  return rowId.safeParse(Number(text)).data;
}
