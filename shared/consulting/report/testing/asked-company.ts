import { companyData } from './company-data';

/** A bakery that answered much of what a report asks for, and not all. */
export const askedBakery = companyData({
  company: { size: 'small', hasTenOrMore: true, hourCost: 1850, sector: 'Alimentación' },
  departments: [
    { name: 'Bakehouse', function: 'Bakes', digitalizationLevel: 2, programs: 'Excel' },
    { name: 'Sales', function: 'Serves the shop', digitalizationLevel: 3, programs: 'Shopify, excel' },
    { name: 'Office', function: 'Invoices', digitalizationLevel: 1 },
  ],
  problems: [
    { description: 'Few reviews on the internet.', priority: 1, departmentId: 2 },
    {
      description: 'Too much bread is left over on Tuesdays.',
      priority: 4,
      hoursPerMonth: 5,
      strengthIds: [1, 2],
    },
    { description: 'Closing the till takes a long time.', priority: 4, hoursPerMonth: 37.5, departmentId: 3 },
    {
      description: 'Orders are copied by hand every night: manual work. Some get lost.',
      priority: 5,
      departmentId: 2,
      hoursPerMonth: 40,
      measure: 'Minutes a night: 40 today, 5 wanted',
      responsibleId: 2,
      strengthIds: [3],
    },
    { description: 'Late bills', priority: 3, departmentId: 3 },
  ],
  strengths: [
    { description: 'A team that likes new tools.', impact: 3 },
    { description: 'Five years of historical sales data.', impact: 5 },
    { description: 'Loyal customers.', impact: 4 },
  ],
  people: [
    { id: 1, name: 'Ana Ruiz', position: 'Owner', isPrimary: true },
    { id: 2, name: 'Tom Hill', position: 'Head of sales', isPrimary: false },
  ],
});
