/** What a schedule begins with. */
export interface Planning {
  pieces: readonly number[];
  day?: string;
  time?: string;
  /** The picture of the first one. */
  picture?: number;
}
