export const texts = {
  open: 'Open today',
  next: 'Next:',
  soon: 'Coming Soon',
  onRequest: 'On request',
  coming: { 'sales-agent': 'an agent that talks for you' },
};
