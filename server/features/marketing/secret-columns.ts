/** Columns that let their bearer act for somebody else, encrypted or not; no file holds them. */
export const secretColumns: ReadonlySet<string> = new Set([
  'credentials',
  'feedToken',
  'tokenHash',
  'unsubscribeToken',
]);
