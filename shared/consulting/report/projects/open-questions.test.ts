import { expect, test } from 'vitest';
import { askedBakery } from '../testing/asked-company';
import { companyData } from '../testing/company-data';
import { openOfProblems } from './open-questions';
import { projectPlan } from './projects';

test('what a problem lacks is what its project in the report asks', () => {
  const open = openOfProblems(askedBakery);
  for (const project of projectPlan(askedBakery, null).projects)
    expect(open.get(project.id)).toEqual(project.open);
});

test('every problem is asked about, not only those that become projects', () => {
  const data = companyData({ departments: [{}, {}], problems: [{}, {}, {}, {}, { hoursPerMonth: 3 }] });
  const open = [...openOfProblems(data).values()];
  expect(open).toHaveLength(5);
  expect(open).toContainEqual(['department', 'hours', 'responsible', 'measure']);
  expect(open).toContainEqual(['department', 'responsible', 'measure']);
});
