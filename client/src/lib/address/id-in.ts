import { largestId } from '@shared/row-ids';

/** The row id in a part of an address; undefined unless it is a positive integer in the range of the column. */
export function idIn(text: string): number | undefined {
  const id = Number(text);
  return /^[1-9]\d*$/.test(text) && id <= largestId ? id : undefined;
}
