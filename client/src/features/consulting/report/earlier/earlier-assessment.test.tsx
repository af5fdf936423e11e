import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { companies } from '@shared/consulting/companies/endpoints';
import { reports } from '@shared/consulting/report/endpoints';
import type { CompanyData } from '@shared/consulting/report/company-data';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { screensAtRest } from '@/testing/rest';
import { anyCompany, anyDepartment, anyProblem, anyReport, companyId } from '../../testing/company-on-server';
import { EarlierAssessment } from './earlier-assessment';

const data = (level: number, problem: string): CompanyData => ({
  company: anyCompany,
  products: [],
  departments: [anyDepartment({ digitalizationLevel: level })],
  problems: [anyProblem({ description: problem })],
  strengths: [],
  people: [],
});

const show = (language: 'en' | 'es' = 'en') =>
  renderAt(<EarlierAssessment companyId={companyId} snapshot={data(4, 'Nobody sees the stock')} />, {
    language,
  });

test.each([
  [
    'en',
    'Since the report of',
    ['Digitalization score', '25/100', '50 more75/100'],
    'Projects of that report (1 of 1 done)',
  ],
  [
    'es',
    'Desde el informe del',
    ['Puntuación de digitalización', '25/100', '50 más75/100'],
    'Proyectos de aquel informe (hechos: 1 de 1)',
  ],
] as const)('in %s, a new assessment says what has improved since the earlier one', async (...given) => {
  const [language, title, score, solved] = given;
  fakeApi.answer(companies.read, { ...anyCompany, copiedFrom: 3 });
  fakeApi.answer(reports.read, anyReport({ companyId: 3 }));
  fakeApi.answer(reports.snapshot, data(2, 'Invoices are slow'));
  await show(language);
  const section = within(await screen.findByRole('region', { name: new RegExp(title) }));
  const [, first, second] = section
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(first).toEqual(score);
  expect(second?.slice(0, 2)).toEqual(['Workshop', '2/5']);
  expect(within(section.getByRole('region', { name: solved })).getByText('Invoices are slow')).toBeVisible();
  expect(section.getByText('Nobody sees the stock')).toBeVisible();
  expect(fakeApi.callsTo(reports.snapshot).map(({ path }) => path)).toEqual([
    '/api/companies/3/report/snapshot',
  ]);
});

test('a company that is no copy, and a copy of one without a report, are compared with nothing', async () => {
  fakeApi.answer(companies.read, anyCompany);
  const { unmount } = await show();
  await screensAtRest();
  expect(screen.queryByRole('region', { name: /Since/ })).not.toBeInTheDocument();
  unmount();
  fakeApi.answer(companies.read, { ...anyCompany, copiedFrom: 3 });
  fakeApi.answer(reports.read, null);
  await show();
  await screensAtRest();
  expect(screen.queryByRole('region', { name: /Since/ })).not.toBeInTheDocument();
  expect(fakeApi.callsTo(reports.snapshot)).toEqual([]);
});

test('a project that is still open says how its priority and its hours have changed', async () => {
  fakeApi.answer(companies.read, { ...anyCompany, copiedFrom: 3 });
  fakeApi.answer(reports.read, anyReport({ companyId: 3 }));
  const problem = { description: 'Nobody sees the stock', priority: 5, hoursPerMonth: 40 };
  fakeApi.answer(reports.snapshot, { ...data(2, ''), problems: [anyProblem(problem)] });
  const later = { ...data(4, ''), problems: [anyProblem({ ...problem, priority: 2, hoursPerMonth: 7.5 })] };
  await renderAt(<EarlierAssessment companyId={companyId} snapshot={later} />);
  const projects = await screen.findByRole('region', { name: 'Projects of that report (0 of 1 done)' });
  expect(projects).toHaveTextContent('Open · priority 5 → 2 · 40 → 7.5 hours a month');
});
