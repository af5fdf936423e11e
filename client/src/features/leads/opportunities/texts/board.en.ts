export const texts = {
  view: 'View',
  views: { board: 'Board', list: 'List' },
  stale: 'Stale',
  noNextStep: 'No next step',
  move: 'Move to…',
  moveTo: 'Move “{{title}}” to',
  addTo: 'Add to {{stage}}',
  drag: 'Drag to another stage',
  more: 'Show more',
  sums: '{{amount}} · weighted\u00a0{{weighted}}',
  stage: 'Stage',
};
