/** Days within which an act can be undone. */
export const undoDays = 30;

/** The kinds of acts, as the list of changes names them. */
export const actKinds = [
  'create',
  'edit',
  'move',
  'delete',
  'restore',
  'bulk',
  'import',
  'merge',
  'undo',
  'erase',
  'enquiry',
  'capture',
  'samples',
  'demo',
  'mail',
  'distinguish',
] as const;

export type ActKind = (typeof actKinds)[number];
