/** A page of a list; `next` is the cursor of the next page, null on the last. */
export interface Page<Row> {
  rows: Row[];
  next: string | null;
}

/** A number of rows; with `more` it is a lower bound. */
export interface Counted {
  count: number;
  more: boolean;
}

/** The `Counted` of a count that stopped at one row above `most`. */
export const countedTo = (most: number, found: number): Counted => ({
  count: Math.min(found, most),
  more: found > most,
});
