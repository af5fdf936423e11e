export const texts = {
  approve: 'Approve',
  facts_one: '1 fact, marked: you said it of the product.',
  facts_other: '{{count}} facts, marked: you said them of the product.',
};
