import { expect, test } from 'vitest';
import { askedBakery } from '@shared/consulting/report/testing/asked-company';
import { companyData } from '@shared/consulting/report/testing/company-data';
import { nextSteps } from './next-steps';

test('the lists that the report needs come first, then what their records can still tell', () => {
  const data = companyData({
    products: [],
    departments: [{ programs: null }],
    problems: [{}],
    strengths: [],
  });
  expect(nextSteps(data)).toEqual([
    { list: 'products', details: [] },
    { list: 'strengths', details: [] },
    { list: 'problems', details: ['hours', 'responsible', 'measure'] },
    { list: 'departments', details: ['programs'] },
  ]);
});

test('what every record tells is no step', () => {
  const problems = askedBakery.problems.filter(({ id }) => id === 4);
  const departments = askedBakery.departments.map((one) => ({ ...one, programs: 'Excel' }));
  expect(nextSteps({ ...askedBakery, problems, departments })).toEqual([]);
});
