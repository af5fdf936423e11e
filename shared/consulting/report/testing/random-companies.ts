import type { CompanyData, ReportPerson } from '../company-data';
import { sizes, structures } from '../../scales';
import { companyData } from './company-data';

/** Words that call for modules, words that do not, and typed texts that a report must leave as they are. */
const phrases = [
  'Invoices are copied by hand: manual and slow work',
  'Se pierde tiempo cuadrando la caja',
  'The website takes no orders',
  'Falta personal los sábados',
  'Every order is typed three times',
  'Las tareas repetitivas ocupan la tarde\ny parte de la noche',
  'Five years of historical sales data',
  'Información de costes por receta',
  'Clientela fiel en el barrio',
  'Sales and marketing',
  'Atiende la ventanilla',
  'Analyses the figures of every shop',
  '<b>"Ñandú"</b> & ’s 👩‍👩‍👧 $& {{name}}',
] as const;

type Random = () => number;

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const oneOf = <Item>(items: readonly Item[], random: Random) => items[Math.floor(random() * items.length)]!;
const oneToFive = (random: Random) => 1 + Math.floor(random() * 5);
const upTo = <Item>(most: number, random: Random, make: () => Item) =>
  Array.from({ length: 1 + Math.floor(random() * most) }, make);

/** A company with one to eight items in each list and nothing of what is asked for the report only. */
export function randomCompany(random: Random): CompanyData {
  const text = () => oneOf(phrases, random);
  return companyData({
    company: {
      name: text(),
      sector: text(),
      size: oneOf(sizes, random),
      structure: oneOf(structures, random),
    },
    products: upTo(8, random, () => ({
      name: text(),
      description: text(),
      type: oneOf(['product', 'service'] as const, random),
    })),
    departments: upTo(8, random, () => ({
      name: text(),
      function: text(),
      digitalizationLevel: oneToFive(random),
    })),
    problems: upTo(8, random, () => ({ description: text(), priority: oneToFive(random) })),
    strengths: upTo(8, random, () => ({ description: text(), impact: oneToFive(random) })),
  });
}

const people: ReportPerson[] = [
  { id: 1, name: 'Ana Ruiz', position: 'Directora', isPrimary: true },
  { id: 2, name: 'Tom Hill', position: 'Head baker', isPrimary: false },
];

/** The same company with each field that is asked for the report filled in or left empty at random. */
export function withReportFields(data: CompanyData, random: Random): CompanyData {
  const maybe = <Value>(value: () => Value) => (random() < 0.5 ? value() : null);
  return {
    ...data,
    company: {
      ...data.company,
      country: oneOf(['ES', 'FR', 'MX'], random),
      hasTenOrMore: random() < 0.5,
      hourCost: maybe(() => 1 + Math.floor(random() * 10_000)),
      hourCurrency: oneOf(['EUR', 'GBP', 'JPY'], random),
    },
    departments: data.departments.map((department) => ({
      ...department,
      programs: maybe(() => oneOf(['Excel, A3ERP', 'Shopify', 'slow manual data'], random)),
    })),
    problems: data.problems.map((problem) => ({
      ...problem,
      departmentId: maybe(() => oneOf(data.departments, random).id),
      hoursPerMonth: maybe(() => Math.ceil(random() * 400) / 10),
      measure: maybe(() => oneOf(phrases, random)),
      responsibleId: maybe(() => oneOf(people, random).id),
      strengthIds: maybe(() => [oneOf(data.strengths, random).id]) ?? [],
    })),
    people,
  };
}
