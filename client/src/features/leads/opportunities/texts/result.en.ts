export const texts = {
  won: 'Won on {{date}}',
  lost: 'Lost on {{date}}',
};
