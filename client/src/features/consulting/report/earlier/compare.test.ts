import { expect, test } from 'vitest';
import type { CompanyData } from '@shared/consulting/report/company-data';
import {
  anyCompany,
  anyDepartment,
  anyProblem,
  anyProduct,
  anyStrength,
} from '../../testing/company-on-server';
import { compare } from '@shared/consulting/report/earlier/compare';

const data = (levels: Record<string, number>, problems: string[]): CompanyData => ({
  company: anyCompany,
  products: [anyProduct()],
  departments: Object.entries(levels).map(([name, digitalizationLevel], id) =>
    anyDepartment({ id, name, digitalizationLevel }),
  ),
  problems: problems.map((description, id) => anyProblem({ id, description })),
  strengths: [anyStrength()],
  people: [],
});

test('scores, levels and problems of two assessments stand beside each other, whatever the ids', () => {
  const earlier = data({ Workshop: 2, Sales: 3, Stock: 1 }, ['Slow invoices', 'Lost orders']);
  const later = data({ sales: 5, Workshop: 2, Web: 4 }, ['Lost orders', 'No data']);
  expect(compare(earlier, later)).toEqual({
    score: { before: 25, after: 67 },
    departments: [
      { name: 'sales', before: 3, after: 5 },
      { name: 'Workshop', before: 2, after: 2 },
      { name: 'Web', before: null, after: 4 },
      { name: 'Stock', before: 1, after: null },
    ],
    solved: ['Slow invoices'],
    added: ['No data'],
  });
});

test('a problem whose case and accents alone have changed is neither solved nor new', () => {
  const { solved, added } = compare(
    data({ A: 1 }, ['Facturación lenta']),
    data({ A: 1 }, ['facturacion LENTA']),
  );
  expect([solved, added]).toEqual([[], []]);
});
