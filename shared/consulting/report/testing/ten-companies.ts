import type { Language } from '../../../languages';
import type { CompanyData } from '../company-data';
import { companyData } from './company-data';
import { bakery, clinic, hotels, winery } from './companies-in-spanish';
import { charity, lawFirm, manufacturer, scripts, shop, studio } from './companies-in-english';

export interface TestedCompany {
  /** What is special about it. */
  title: string;
  language: Language;
  data: CompanyData;
}

/** Ten companies that differ in everything that a report depends on, from a bakery to a machine builder. */
export const tenCompanies: TestedCompany[] = [
  { title: 'a micro bakery with one of each', language: 'es', data: bakery },
  { title: 'a family shop with two departments and quotation marks', language: 'en', data: shop },
  {
    title: 'a studio that is all digital, with emoji and nothing that calls for a module',
    language: 'en',
    data: studio,
  },
  { title: 'a clinic that types HTML', language: 'es', data: clinic },
  {
    title: 'a law firm with texts of 10,000 characters and a word without end',
    language: 'en',
    data: lawFirm,
  },
  { title: 'a manufacturer of 900 people with 200 items', language: 'en', data: manufacturer },
  { title: 'a winery that writes in several lines', language: 'es', data: winery },
  { title: 'a charity whose report is older than places and links', language: 'en', data: charity },
  { title: 'a chain of hotels with thirteen departments at one level', language: 'es', data: hotels },
  { title: 'a trading house in many scripts with names of 200 characters', language: 'en', data: scripts },
];

/** A thousand items that each call for a module or an action, for measurements. */
export function thousandItems(): CompanyData {
  const text = (name: string, index: number) =>
    `${name} ${index}: the work is manual and slow, and historical data are kept. `.repeat(3);
  const rows = Array.from({ length: 250 }, (_, index) => index);
  return companyData({
    products: rows.map((index) => ({ name: `Product ${index}`, description: text('Product', index) })),
    departments: rows.map((index) => ({
      name: `Sales ${index}`,
      function: text('Department', index),
      digitalizationLevel: (index % 5) + 1,
    })),
    problems: rows.map((index) => ({
      description: text('Problem', index),
      priority: (index % 5) + 1,
      departmentId: index + 1,
    })),
    strengths: rows.map((index) => ({ description: text('Strength', index), impact: (index % 5) + 1 })),
  });
}
