export const texts = {
  open: 'Available now',
  next: 'Next:',
  soon: 'Coming Soon',
  onRequest: 'On request',
  coming: { 'sales-agent': 'an agent that talks for you' },
};
