export const texts = {
  open: 'Open today',
  soon: 'Coming Soon',
  onRequest: 'On request',
  coming: { 'sales-agent': 'the agent that carries on the conversation by itself' },
};
