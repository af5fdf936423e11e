import { rowId } from '@shared/fields';

/** The company id in an address; undefined unless it is a positive integer in the range of the column. */
export function companyIdFrom(text: string): number | undefined {
  if (!/^\d+$/.test(text)) return undefined;
  return rowId.safeParse(Number(text)).data;
}
