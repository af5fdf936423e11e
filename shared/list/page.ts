/** A part of a list; `next` is the cursor of the page after it, null on the last. */
export interface Page<Row> {
  rows: Row[];
  next: string | null;
}

/** How many rows there are: exactly, or at least that many. */
export interface Counted {
  count: number;
  more: boolean;
}

/** What a count comes to that stopped at one row past the most that are counted. */
export const countedTo = (most: number, found: number): Counted => ({
  count: Math.min(found, most),
  more: found > most,
});
