export const texts = {
  show: 'Show',
  empty: 'There is nothing of this kind in the bin.',
  unnamed: 'No name',
  deleted: 'Deleted on {{date}}',
  restore: 'Restore',
  restoreThis: 'Restore {{name}}',
  restored: 'Restored',
  failed: 'It couldn’t be restored',
  more: 'Show more',
};
