import { largestId } from '@shared/row-ids';

/** The company id in an address; undefined unless it is a positive integer in the range of the column. */
export function companyIdFrom(text: string): number | undefined {
  const id = Number(text);
  return /^\d+$/.test(text) && id >= 1 && id <= largestId ? id : undefined;
}
