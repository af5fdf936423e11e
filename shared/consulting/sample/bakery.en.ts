import type { BakeryTexts } from './bakery-texts';

/** The bakery in English. */
export const texts: BakeryTexts = {
  name: 'Wheatfield Bakery (example)',
  sector: 'Food',
  email: 'hello@wheatfield.example',
  products: [
    ['Sourdough bread', 'Slow-fermented loaves, to order and over the counter.'],
    ['Pastries', 'Croissants, cinnamon buns and sausage rolls, all with butter.'],
    ['Office breakfasts', 'Pastries and bread delivered daily before nine, invoiced monthly.'],
    ['Cakes to order', 'For birthdays and celebrations, with three days’ notice.'],
  ],
  departments: [
    ['Bakehouse', 'Plans and bakes what each day needs.', 'Excel'],
    ['Sales', 'Serves the shop, the orders and the offices.', 'Till, WhatsApp'],
    ['Administration', 'Invoices, payroll and cost analysis.', 'Excel, Email'],
    ['Delivery', 'Takes orders to offices and cafés.', undefined],
    ['Purchasing', 'Flour, butter, packaging and energy.', undefined],
    ['Quality', 'Records of temperatures, allergens and cleaning.', 'Excel'],
  ],
  problems: [
    [
      'Orders are written down by hand and copied every night: manual, repetitive work.',
      'minutes spent copying each night: 40 now, target 5',
    ],
    [
      'There is too much on Tuesdays and too little on Saturdays.',
      'kilos left over a week: 35 now, target 10',
    ],
    ['The offices’ invoices go out two weeks late.', 'days until the invoice is sent: 14 now, target 2'],
    ['Cashing up at closing is slow and nearly always has to be done again.', undefined],
    ['The delivery round is decided from memory every morning.', undefined],
    ['Allergen records are on paper and hard to find when an inspector calls.', undefined],
    ['The website takes no orders.', undefined],
    ['Flour prices are asked for by telephone, one by one.', undefined],
    ['It is hard to cover for illness on the night shift.', undefined],
    ['There are few reviews online.', undefined],
  ],
  strengths: [
    'Five years of historical sales data by product and day.',
    'Loyal customers in the neighbourhood.',
    'Our own recipes and a thirty-year-old sourdough starter.',
    'A team that is glad to try new tools.',
    'The oven could bake a third more than it does.',
    'All orders go through a single counter.',
    'We own the premises.',
  ],
};
