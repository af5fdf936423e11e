export const texts = {
  undo: 'Undo',
  undone: 'Taken back',
  failed: 'This couldn’t be taken back',
  keepsSome: 'Not all of this can be taken back',
  keepsAll: 'This can no longer be taken back',
  keeps_one: '{{count}} record stays as it is, wholly or in part:',
  keeps_other: '{{count}} records stay as they are, wholly or in part:',
  undoRest: 'Undo the rest',
  why: {
    edited: '{{name}} was changed since.',
    linked: '{{name}} was linked to since.',
    gone: '{{name}} was deleted since.',
  },
  exceptions_one: '{{count}} record stayed as it is, because it was changed since.',
  exceptions_other: '{{count}} records stayed as they are, because they were changed since.',
};
