export const texts = {
  title: 'Somebody changed the same fields',
  hint: 'Saving again keeps what you typed.',
  mine: 'Yours',
  theirs: 'Theirs',
  take: 'Take theirs',
};
