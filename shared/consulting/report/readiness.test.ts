import { expect, test } from 'vitest';
import { missingForReport } from './readiness';

const complete = { products: 1, departments: 2, problems: 3, strengths: 1 };

test('a company with one of each lacks nothing', () => {
  expect(missingForReport(complete)).toEqual([]);
});

test.each([
  [{ ...complete, products: 0 }, ['products']],
  [{ ...complete, departments: 0 }, ['departments']],
  [{ ...complete, problems: 0 }, ['problems']],
  [{ ...complete, strengths: 0 }, ['strengths']],
  [{ ...complete, strengths: 0, products: 0 }, ['products', 'strengths']],
  [
    { products: 0, departments: 0, problems: 0, strengths: 0 },
    ['products', 'departments', 'problems', 'strengths'],
  ],
])('%o lacks %j, named in a fixed order', (counts, missing) => {
  expect(missingForReport(counts)).toEqual(missing);
});

test('contacts do not count', () => {
  const counts = { ...complete, contacts: 0 };
  expect(missingForReport(counts)).toEqual([]);
});
