export const texts = {
  show: 'Show',
  all: 'All',
  empty: 'The bin is empty.',
  emptyKind: 'There is nothing of this kind in the bin.',
  unnamed: 'No name',
  deleted: 'Deleted on {{date}}',
  restore: 'Restore',
  restoreThis: 'Restore {{name}}',
  restored: 'Restored',
  failed: 'It couldn’t be restored',
  more: 'Show more',
};
