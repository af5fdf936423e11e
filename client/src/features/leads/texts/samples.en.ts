export const texts = {
  label: 'Samples',
  shown: 'Samples are shown.',
  remove: 'Remove them',
};
