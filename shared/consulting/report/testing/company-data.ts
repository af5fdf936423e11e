import type { CompanyData } from '../company-data';

interface Given {
  company?: Partial<CompanyData['company']>;
  products?: Partial<CompanyData['products'][number]>[];
  departments?: Partial<CompanyData['departments'][number]>[];
  problems?: Partial<CompanyData['problems'][number]>[];
  strengths?: Partial<CompanyData['strengths'][number]>[];
  people?: CompanyData['people'];
}

/** A company ready for its report, with one item in each list and no keyword; `given` replaces parts. */
export function companyData(given: Given = {}): CompanyData {
  return {
    company: {
      name: 'Taller Ría',
      sector: 'Boats',
      size: 'medium',
      structure: 'functional',
      country: 'ES',
      hasTenOrMore: false,
      hourCost: null,
      hourCurrency: 'EUR',
      ...given.company,
    },
    products: numbered(given.products, { name: 'Dinghy', description: 'Two seats', type: 'product' }),
    departments: numbered(given.departments, {
      name: 'Workshop',
      function: 'Builds boats',
      digitalizationLevel: 3,
      programs: null,
    }),
    problems: numbered(given.problems, {
      description: 'Few orders in winter',
      priority: 3,
      departmentId: null,
      hoursPerMonth: null,
      measure: null,
      responsibleId: null,
      strengthIds: [],
    }),
    strengths: numbered(given.strengths, { description: 'Skilled boatbuilders', impact: 3 }),
    people: given.people ?? [],
  };
}

interface Row {
  id: number;
}

const numbered = <Item extends Row>(given: Partial<Item>[] = [{}], usual: Omit<NoInfer<Item>, keyof Row>) =>
  given.map((item, index) => ({ id: index + 1, ...usual, ...item }));
