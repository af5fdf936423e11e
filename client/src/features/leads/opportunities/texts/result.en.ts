export const texts = {
  on: { won: 'Won on {{date}}', lost: 'Lost on {{date}}' },
  after: 'after {{days}}',
};
