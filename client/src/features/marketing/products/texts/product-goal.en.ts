export const texts = {
  goal: 'What readers should do',
  goals: {
    buy: 'Buy',
    book: 'Book',
    quote: 'Ask for a quote',
    demo: 'Ask for a demo',
    visit: 'Come by',
    subscribe: 'Sign up',
  },
  fields: { link: 'Link', place: 'Or a place', label: 'Words of the button', after: 'What happens then' },
  nowhere: 'Say where it leads: a link, a place, or both. Without either, nothing can be published.',
  preview: 'The button will read:',
  saved: 'Saved',
  others: 'something else',
};
