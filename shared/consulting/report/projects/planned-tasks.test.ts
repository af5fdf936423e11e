import { expect, test } from 'vitest';
import { companyData } from '../testing/company-data';
import { projectTasks } from './planned-tasks';
import { projectPlan } from './projects';

const project = (priority: number, startsOn: string | null = null) =>
  projectPlan(companyData({ problems: [{ priority }] }), startsOn).projects[0]!;

const days = (...given: Parameters<typeof projectTasks>) =>
  projectTasks(...given).map(({ step, day }) => [step, day]);

test('an urgent project begins within a week, is reviewed a month later, and ends with its phase', () => {
  expect(days(project(5), '2027-01-01')).toEqual([
    ['first', '2027-01-08'],
    ['review', '2027-02-07'],
    ['end', expect.stringMatching(/^2027-0[4-6]-/)],
  ]);
  const [, , end] = projectTasks(project(5, '2027-03-01'), '2027-01-01');
  expect(end?.day).toBe(project(5, '2027-03-01').phase.ends?.latest);
});

test('a project that is only watched has no end', () => {
  expect(days(project(1), '2027-01-01')).toEqual([
    ['first', '2027-04-01'],
    ['review', '2027-05-01'],
  ]);
});
