export const texts = {
  approve: 'Approve',
  facts_one: '1 fact underlined, from what you told us.',
  facts_other: '{{count}} facts underlined, all from what you told us.',
};
