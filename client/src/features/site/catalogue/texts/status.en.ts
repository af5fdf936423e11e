export const texts = {
  names: { open: 'Open today', developing: 'Coming Soon', onRequest: 'On request' },
  coming: { 'sales-agent': 'automatic conversations' },
};
