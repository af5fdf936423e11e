export const texts = {
  number: 'Price {{number}}',
  fields: {
    amount: 'Amount',
    per: 'Per',
    tax: 'Tax',
    label: 'What it is for',
    note: 'Note',
    from: 'From this amount',
  },
  tax: { unsaid: 'Not said', incl: 'Included', excl: 'Added to it' },
  noAmount: 'Write an amount such as 5.80',
  currency: 'Currency',
  add: 'Add a price',
  remove: 'Remove price {{number}}',
  onRequest: 'The price is on request',
  saved: 'Price saved',
  others: 'other prices',
};
