import { largestId } from '@shared/row-ids';

/** The id in an address; undefined if it is none. */
export function recordIdIn(text: string): number | undefined {
  const id = /^[1-9]\d*$/.test(text) ? Number(text) : 0;
  return id > 0 && id <= largestId ? id : undefined;
}
