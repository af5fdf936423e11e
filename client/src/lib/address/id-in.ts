import { largestId } from '@shared/row-ids';

/** The row id in a part of an address; undefined unless it is a positive integer in the range of the column. */
export function idIn(text: string): number | undefined {
  const id = Number(text);
  return /^[1-9]\d*$/.test(text) && id <= largestId ? id : undefined;
}

/** The row id that follows an address in a longer one. */
export const idBelow = (address: string, path: string): number | undefined =>
  path.startsWith(`${address}/`) ? idIn(path.slice(address.length + 1).split('/')[0] ?? '') : undefined;
