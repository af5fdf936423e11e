export const texts = {
  company: 'Wheatfield Bakery (example)',
  languages: 'EN | ES',
  address: 'wheatfield.example',
  product: 'Office breakfasts',
  headline: 'Breakfast at your office before nine',
  fresh: 'Bread and pastries baked the same day',
  change: 'Change your order until six the evening before',
  term: 'No minimum term',
  price: '£3.50 per person',
  included: 'Delivery is included, within two kilometres of the bakery.',
  order: 'Order a first breakfast',
  fields: {
    email: 'Your email',
    people: 'How many of you are there?',
  },
  consent: 'We answer you by email; offers only if you ask for them.',
  channels: {
    email: 'Email',
    social: 'Social media',
    landing: 'Landing page',
  },
  campaigns: {
    email: 'Who is going out for breakfast tomorrow? Nobody: it comes to you.',
    social: 'Warm bread at the nine o’clock meeting, for £3.50 per person.',
    landing: 'Breakfast at your office before nine. No minimum term.',
  },
  leads: {
    small: {
      who: 'Office of 12 people',
      what: 'From the landing page · first reply sent',
    },
    large: {
      who: 'Office of 40 people',
      what: 'From the email · first reply sent',
    },
  },
  reply: {
    name: 'First reply, sent automatically',
    text: 'Thank you for asking about our office breakfasts. They are £3.50 per person, delivery included. Which morning suits you?',
  },
};
