export const texts = {
  undo: 'Undo',
  undone: 'Taken back',
  failed: 'This could not be taken back',
  exceptions_one: '{{count}} record stayed as it is, because it was changed since.',
  exceptions_other: '{{count}} records stayed as they are, because they were changed since.',
};
