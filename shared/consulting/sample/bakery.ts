import type { Language } from '../../languages';
import type { Company } from '../tables';
import { texts as english } from './bakery.en';
import { texts as spanish } from './bakery.es';
import { exampleCosts } from './example-project';
import type { BakeryTexts } from './bakery-texts';

/** What a report is made of, as a client would enter it, in the order of entry. */
export interface DescribedCompany {
  company: Pick<Company, 'name' | 'sector' | 'size' | 'structure' | 'email'> &
    Partial<Pick<Company, 'country' | 'hasTenOrMore' | 'hourCost' | 'hourCurrency'>>;
  products: { name: string; description: string; type: 'product' | 'service' }[];
  departments: { name: string; function: string; digitalizationLevel: number; programs?: string | null }[];
  /** A problem affects one department, and the strengths that help are confirmed: both by their places. */
  problems: {
    description: string;
    priority: number;
    department?: number;
    hoursPerMonth?: number | null;
    measure?: string | null;
    helpedBy?: number[];
  }[];
  strengths: { description: string; impact: number }[];
}

const texts: Record<Language, BakeryTexts> = { es: spanish, en: english };

const kinds = ['product', 'product', 'service', 'product'] as const;
const levels = [2, 3, 1, 2, 2, 4];
const impacts = [5, 4, 4, 4, 3, 3, 2];
const [bakehouse, sales, administration, delivery, purchasing, quality] = [0, 1, 2, 3, 4, 5];
const [salesFigures, singleCounter] = [0, 5];

const problems: Omit<DescribedCompany['problems'][number], 'description' | 'measure'>[] = [
  { priority: 5, department: sales, hoursPerMonth: 20, helpedBy: [singleCounter] },
  { priority: 4, department: bakehouse, helpedBy: [salesFigures] },
  { priority: 4, department: administration, hoursPerMonth: 12 },
  { priority: 4, department: administration, hoursPerMonth: 10 },
  { priority: 3, department: delivery },
  { priority: 3, department: quality },
  { priority: 3, department: sales },
  { priority: 2, department: purchasing },
  { priority: 2, department: bakehouse },
  { priority: 1 },
];

/**
 * The example bakery of 27 entries, which the demo account holds and the sample report is about. Its name says that it
 * is an example.
 */
export function bakery(language: Language): DescribedCompany {
  const words = texts[language];
  return {
    company: {
      name: words.name,
      sector: words.sector,
      size: 'small',
      structure: 'simple',
      email: words.email,
      hasTenOrMore: true,
      ...exampleCosts[language],
    },
    products: words.products.map(([name, description], index) => ({
      name,
      description,
      type: kinds[index] ?? 'product',
    })),
    departments: words.departments.map(([name, does, programs], index) => ({
      name,
      function: does,
      digitalizationLevel: levels[index] ?? 1,
      programs: programs ?? null,
    })),
    problems: problems.map((problem, index) => {
      const [description = '', measure = null] = words.problems[index] ?? [];
      return { ...problem, description, measure };
    }),
    strengths: words.strengths.map((description, index) => ({ description, impact: impacts[index] ?? 3 })),
  };
}
