export const texts = {
  doing: { undo: 'Taking back', bulk: 'Changing', delete: 'Moving to the bin' },
  progress: '{{done}} of {{total}}',
  starting: 'Starting…',
  cancel: 'Stop',
  stopping: 'Stopping…',
  lost: 'The progress could not be read. The task goes on by itself.',
  undo: {
    done_one: '{{count}} change taken back',
    done_other: '{{count}} changes taken back',
    nothing: 'Nothing could be taken back, because all of it was changed since',
    failed: 'This could not be taken back',
  },
};
