export const texts = {
  show: 'Show',
  all: 'All',
  empty: 'Nothing deleted in the last 30 days.',
  emptyKind: 'There is nothing of this kind in the bin.',
  unnamed: 'No name',
  deleted: 'Deleted on {{date}}',
  restore: 'Restore',
  restoreThis: 'Restore {{name}}',
  restored: 'Restored',
  failed: 'It couldn’t be restored',
  more: 'Show more',
};
