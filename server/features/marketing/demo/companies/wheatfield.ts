import type { DemoCompany, DemoProduct } from './demo-company';

const loaf: DemoProduct = {
  ...{ name: 'Sourdough loaf', shortName: 'loaf', category: 'Bread', currency: 'GBP' },
  url: 'https://wheatfield.example/loaf',
  prices: [{ amount: 520 }],
  goal: {
    ...{ goal: 'buy', link: 'https://wheatfield.example/loaf', place: 'online or at the counter' },
    ...{ label: 'Order your loaf', after: 'You get a confirmation by email' },
  },
  facts: [
    {
      ...{ place: 'thing', text: 'sourdough loaf' },
      form: { article: 'the', number: 'singular', short: 'sourdough loaf' },
    },
    { place: 'kind', text: 'white wheat loaf with a dark crust', form: { article: 'a' } },
    { place: 'who', text: 'want good bread in the house and shop once or twice a week' },
    {
      ...{ place: 'voice', text: 'The loaf I buy on Monday is stale by Wednesday' },
      form: { asks: 'worry', several: true },
    },
    { place: 'voice', text: 'By the time I get to you, the bread has gone', form: { asks: 'worry' } },
    { place: 'result', text: 'you have soft bread for four days', form: { frame: 'clause' } },
    { place: 'result', text: 'stop going out for bread every morning', form: { frame: 'can' } },
    { place: 'includes', text: 'a 900 g loaf' },
    { place: 'includes', text: 'slicing to the thickness you like' },
    { place: 'includes', text: 'a paper bag to keep it in' },
    { place: 'how', text: 'You order by 8 pm' },
    { place: 'how', text: 'We bake it overnight' },
    { place: 'how', text: 'You collect it from 8:30 the next morning' },
    { place: 'different', text: 'The dough rises for 24 hours in the cold.' },
    { place: 'different', text: 'We bake what has been ordered, and little more.' },
    { place: 'proof', text: 'baking in Bristol since 1987' },
    { place: 'proof', text: 'more than 200 loaves a week' },
    {
      ...{ place: 'doubt', text: 'Can I collect my loaf in the afternoon?' },
      answer: 'Yes, we keep it for you until we close.',
    },
    {
      ...{ place: 'doubt', text: 'How do I keep it?' },
      answer: 'In its paper bag or a tea towel, with the cut side down.',
    },
    { place: 'detail', label: 'Open', text: 'Tuesday to Saturday, 8:30 am to 8 pm' },
    { place: 'detail', label: 'Collection', text: '12 Mill Row' },
    { place: 'detail', label: 'Allergens', text: 'contains gluten; may contain traces of sesame' },
  ],
};

const breakfasts: DemoProduct = {
  ...{ name: 'Office breakfasts', shortName: 'breakfasts', category: 'Delivery', currency: 'GBP' },
  url: 'https://wheatfield.example/offices',
  prices: [{ label: 'Breakfast', amount: 450, per: 'person', tax: 'excl' }],
  goal: {
    ...{ goal: 'buy', link: 'https://wheatfield.example/offices', place: 'online' },
    ...{ label: 'Order breakfasts', after: 'We confirm your delivery the same afternoon' },
  },
  facts: [
    {
      ...{ place: 'thing', text: 'office breakfasts' },
      form: { article: 'our', number: 'plural', short: 'office breakfasts' },
    },
    { place: 'kind', text: 'delivery of pastries and coffee', form: { article: 'a' } },
    { place: 'who', text: 'arrange meetings early in the day' },
    {
      ...{ place: 'voice', text: 'Going to the café and back costs us half an hour' },
      form: { asks: 'worry', several: true },
    },
    { place: 'voice', text: 'A client comes in and we have nothing to offer', form: { asks: 'worry' } },
    { place: 'result', text: 'breakfast is on your table by 9 am', form: { frame: 'clause' } },
    { place: 'result', text: 'start the meeting on time', form: { frame: 'can' } },
    { place: 'includes', text: 'pastries of the day' },
    { place: 'includes', text: 'fresh filter coffee' },
    { place: 'includes', text: 'paper cups' },
    { place: 'how', text: 'You order by 6 pm the day before' },
    { place: 'how', text: 'We bake overnight' },
    { place: 'how', text: 'We bring it to your office by 9 am' },
    { place: 'different', text: 'You order only for the days you like, and there is no contract.' },
    { place: 'proof', text: 'baking in Bristol since 1987' },
    { place: 'proof', text: 'deliveries on our own cargo bikes' },
    { place: 'doubt', text: 'Is there a minimum order?', answer: 'Yes, five people.' },
    { place: 'doubt', text: 'Can you invoice us?', answer: 'Yes, once a month.' },
    { place: 'detail', label: 'Groups', text: '5 to 50 people' },
    { place: 'detail', label: 'Delivery', text: 'within two miles of the bakery' },
  ],
};

/** The English company, whose texts wait for their first post. */
export const wheatfield: DemoCompany = {
  company: {
    name: 'Wheatfield Bakery (example)',
    sector: 'Food',
    commercialObjectives: 'Get neighbours to order the loaf of the day, and offices to order breakfasts.',
    targetAudience: 'Families and offices within two miles of the bakery.',
    targetAudienceType: 'both',
    language: 'en',
    timezone: 'Europe/London',
    customersCalled: 'regulars',
    place: 'in Bristol',
    phone: '0117 496 0142',
    website: 'https://wheatfield.example',
    brandColor: '#2f5d50',
    accentColor: '#f0b429',
    senderName: 'Wheatfield Bakery',
    replyTo: 'hello@wheatfield.example',
    postalAddress: '12 Mill Row\nBristol BS3 0AA',
    latePolicy: 'skip',
  },
  products: [loaf, breakfasts],
};
