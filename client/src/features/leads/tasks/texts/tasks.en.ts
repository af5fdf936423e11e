export const texts = {
  state: 'State',
  states: { open: 'Open', done: 'Done', all: 'All' },
  groups: { overdue: 'Overdue', today: 'Today', upcoming: 'Upcoming', undated: 'Without a date' },
  done: 'Done: {{title}}',
  snooze: 'Snooze until tomorrow: {{title}}',
  finished: 'Task done',
  reopened: 'Task open again',
  snoozed: 'Snoozed until tomorrow',
  notChanged: 'The task wasn’t changed',
  openTasks: 'Open tasks',
  add: 'Add task',
  due: 'due',
};
