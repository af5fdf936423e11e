export const texts = {
  names: { open: 'Open today', developing: 'Coming Soon', onRequest: 'On request' },
  next: 'Next:',
  coming: { 'sales-agent': 'an agent that talks for you' },
};
