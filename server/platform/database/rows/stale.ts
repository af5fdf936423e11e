/** A cursor that was made for another list, order or filter. */
export class StaleCursor extends Error {}

/** A row that changed after the caller read it. */
export class StaleRow extends Error {
  constructor(
    /** The current row. */
    readonly current: object,
  ) {
    super('The row was changed by somebody else');
  }
}
