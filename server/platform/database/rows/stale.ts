/** A cursor that was not made for the list it came back to. */
export class StaleCursor extends Error {}

/** A row that somebody else changed after the caller saw it. */
export class StaleRow extends Error {
  constructor(
    /** The row as it is now. */
    readonly current: object,
  ) {
    super('The row was changed by somebody else');
  }
}
