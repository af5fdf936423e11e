export const texts = {
  hide: 'Hide: {{name}}',
  hidden: 'Hidden',
  shown: 'Shown again',
  undo: 'Undo',
  notHidden: 'It wasn’t hidden',
  notShown: 'It stays hidden',
};
