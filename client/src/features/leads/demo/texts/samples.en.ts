export const texts = {
  label: 'Samples',
  shown: 'You are looking at sample data.',
  remove: 'Remove them',
  fromPost: 'From the post on {{network}}',
};
