import { expect, test } from 'vitest';
import { companyData } from '../testing/company-data';
import { compare } from './compare';

const data = (levels: Record<string, number>, problems: string[]) =>
  companyData({
    departments: Object.entries(levels).map(([name, digitalizationLevel]) => ({ name, digitalizationLevel })),
    problems: problems.map((description) => ({ description })),
  });

test('scores, levels and problems of two assessments stand beside each other, whatever the ids', () => {
  const earlier = data({ Workshop: 2, Sales: 3, Stock: 1 }, ['Slow invoices', 'Lost orders']);
  const later = data({ sales: 5, Workshop: 2, Web: 4 }, ['Lost orders', 'No data']);
  expect(compare(earlier, later)).toMatchObject({
    score: { before: 25, after: 67 },
    departments: [
      { name: 'sales', before: 3, after: 5 },
      { name: 'Workshop', before: 2, after: 2 },
      { name: 'Web', before: null, after: 4 },
      { name: 'Stock', before: 1, after: null },
    ],
    projects: [
      { problem: 'Slow invoices', isDone: true },
      { problem: 'Lost orders', isDone: false },
    ],
    solved: [],
    added: ['No data'],
  });
});

test('a problem whose case and accents alone have changed is neither solved nor new', () => {
  const { solved, added, projects } = compare(
    data({ A: 1 }, ['Facturación lenta']),
    data({ A: 1 }, ['facturacion LENTA']),
  );
  expect([solved, added]).toEqual([[], []]);
  expect(projects).toMatchObject([{ isDone: false }]);
});

test('the projects of the earlier report are done when their problem is gone, in the order of that report', () => {
  const earlier = companyData({
    problems: [
      { description: 'Lost orders', priority: 4, hoursPerMonth: 12 },
      { description: 'Slow invoices', priority: 5, hoursPerMonth: 40, measure: 'Days to an invoice' },
      { description: 'No reviews', priority: 1 },
      { description: 'Few visits', priority: 1 },
    ],
  });
  const later = companyData({ problems: [{ description: 'Lost orders', priority: 2, hoursPerMonth: 3.5 }] });
  const { projects, solved } = compare(earlier, later);
  expect(solved).toEqual(['Few visits']);
  expect(projects).toEqual([
    {
      number: 1,
      problem: 'Slow invoices',
      measure: 'Days to an invoice',
      isDone: true,
      priority: { before: 5, after: null },
      hours: { before: 40, after: null },
    },
    {
      number: 2,
      problem: 'Lost orders',
      measure: null,
      isDone: false,
      priority: { before: 4, after: 2 },
      hours: { before: 12, after: 3.5 },
    },
    {
      number: 3,
      problem: 'No reviews',
      measure: null,
      isDone: true,
      priority: { before: 1, after: null },
      hours: { before: null, after: null },
    },
  ]);
});
