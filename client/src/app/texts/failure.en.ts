export const texts = {
  title: 'Something went wrong',
  text: 'The page stopped working. Loading it again usually helps; what you saved is safe.',
  reload: 'Load again',
};
