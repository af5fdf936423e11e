/** Days in which an act can be taken back. */
export const undoDays = 30;

/** What an account does in one go; acts are named so in the list of changes. */
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
  'mail',
  'distinguish',
] as const;
