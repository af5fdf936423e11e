export const texts = {
  handle: 'Drag {{name}}',
  role: 'draggable',
  instructions:
    'To pick it up, press the space bar or Enter. Then move it with the arrow keys; the space bar or Enter drops it, and Escape puts it back.',
  list: {
    lifted: '{{name}} is picked up. It is number {{place}} of {{total}}.',
    over: '{{name}} moves to number {{place}} of {{total}}.',
    dropped: '{{name}} is dropped as number {{place}} of {{total}}.',
  },
  board: {
    lifted: '{{name}} is picked up from {{list}}.',
    over: '{{name}} moves over {{list}}.',
    dropped: '{{name}} is dropped in {{list}}.',
    nowhere: '{{name}} can’t be dropped here.',
  },
  back: '{{name}} is back where it was.',
};
