import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { products } from '@shared/consulting/items/endpoints';
import { reports } from '@shared/consulting/report/endpoints';
import type { Report } from '@shared/consulting/report/tables';
import type { Wire } from '@shared/http/wire';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import {
  anyDepartment,
  anyProblem,
  anyProduct,
  anyReport,
  companyId,
  companyOnServer,
  readyForReport,
} from '../testing/company-on-server';
import { later } from '../testing/later';
import { ReportTab } from './report-tab';

const tab = <ReportTab companyId={companyId} />;

test('loading: a spinner', async () => {
  companyOnServer(readyForReport());
  const { promise, resolve } = later<Wire<Report> | null>();
  fakeApi.answer(reports.read, () => promise);
  await renderAt(tab);
  expect(screen.getByRole('status')).toHaveTextContent('Loading the report…');
  resolve(null);
  expect(await screen.findByRole('button', { name: 'Generate report' })).toBeEnabled();
});

test.each([
  [
    'es',
    [
      'Necesitamos información sobre productos/servicios',
      'departamentos',
      'identificar problemas o desafíos',
      'identificar fortalezas',
    ],
  ],
  [
    'en',
    [
      'We need information about products/services',
      'departments',
      'identify problems or challenges',
      'identify strengths',
    ],
  ],
] as const)('not ready, in %s: it lists what is missing and leads there', async (language, texts) => {
  companyOnServer();
  await renderAt(tab, { language });
  const missing = (await screen.findByText(texts[0])).closest('section')!;
  const links = within(missing).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(texts);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    ['products', 'departments', 'problems', 'strengths'].map((name) => `/empresa/${companyId}?tab=${name}`),
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('not ready: what is there is not listed', async () => {
  companyOnServer({ ...readyForReport(), strengths: [] });
  await renderAt(tab, { language: 'es' });
  const missing = (await screen.findByText('identificar fortalezas')).closest('section')!;
  expect(within(missing).getAllByRole('link')).toHaveLength(1);
});

test('before there is a report: its parts, each with what is entered for it and what is missing', async () => {
  const problems = [anyProblem({ hoursPerMonth: 8, measure: 'Fewer calls' }), anyProblem({ id: 2 })];
  companyOnServer({ ...readyForReport(), problems, strengths: [] });
  await renderAt(tab);
  const outline = within(await screen.findByRole('region', { name: 'What will be in the report' }));
  const parts = outline.getAllByRole('heading', { level: 3 }).map((part) => part.textContent);
  expect(parts).toEqual([
    'Summary',
    'Analysis',
    'Recommendations',
    'AI architecture',
    'What we ask you to decide',
  ]);
  const [sample, ...sources] = outline.getAllByRole('link');
  expect(sample).toHaveAttribute('href', '/sample-report');
  const at = (list: string) => `/empresa/${companyId}?tab=${list}`;
  expect(sources.map((source) => [source.textContent, source.getAttribute('href')])).toEqual([
    ['1 of 2 problems have their hours', at('problems')],
    ['1 product', at('products')],
    ['1 department', at('departments')],
    ['Missing: strengths', at('strengths')],
    ['2 problems', at('problems')],
    ['0 of 1 department names its software', at('departments')],
    ['0 of 2 problems have someone responsible', at('problems')],
    ['1 of 2 problems have a measure', at('problems')],
  ]);
});

test.each([
  ['en', 'Generate report', 'Cancel', 'Generate now'],
  ['es', 'Generar informe', 'Cancelar', 'Generar ahora'],
] as const)(
  'ready, in %s: the button asks first, and can be cancelled',
  async (language, generate, cancel, now) => {
    companyOnServer(readyForReport());
    const { user } = await renderAt(tab, { language });
    await user.click(await screen.findByRole('button', { name: generate }));
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/can’t be modified|no se puede modificar/);
    expect(screen.getByRole('button', { name: now })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: cancel }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(fakeApi.callsTo(reports.create)).toEqual([]);
  },
);

test('exists: three sections, when and in which language it was made, and no second report', async () => {
  companyOnServer({ ...readyForReport(), report: anyReport({ language: 'es' }) });
  await renderAt(tab);
  expect(await screen.findByRole('region', { name: 'Análisis' })).toHaveTextContent('ANALYSIS OF TALLER RÍA');
  expect(screen.getByRole('region', { name: 'Recomendaciones' })).toHaveTextContent('FIRST THINGS FIRST');
  expect(screen.getByRole('region', { name: 'Arquitectura de IA' })).toHaveTextContent('A MODULAR SYSTEM');
  expect(screen.getByText(/Generated on 3 March 2026, in Spanish/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Generate report' })).toBeDisabled();
});

test('a report that cannot be read counts as none, and is asked for once', async () => {
  companyOnServer(readyForReport());
  fakeApi.refuse(reports.read, 500);
  await renderAt(tab);
  expect(await screen.findByRole('button', { name: 'Generate report' })).toBeEnabled();
  expect(fakeApi.callsTo(reports.read)).toHaveLength(1);
});

test('a list that cannot be read is told, and can be tried again', async () => {
  companyOnServer(readyForReport());
  fakeApi.refuse(products.list, 500, { message: 'Something went wrong here' });
  const { user } = await renderAt(tab);
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong here');
  fakeApi.answer(products.list, [anyProduct()]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Generate report' })).toBeEnabled();
});

test('ready: what the data leave open is told before, in the panel with its records and in the question', async () => {
  companyOnServer({ ...readyForReport(), departments: [anyDepartment(), anyDepartment({ id: 2 })] });
  const { user } = await renderAt(tab);
  const panel = (await screen.findByRole('heading', { name: 'Open questions' })).closest('section')!;
  expect(within(panel).getByText('1 problem does not say which department it affects.')).toBeVisible();
  expect(within(panel).getAllByRole('link', { name: 'Few orders in winter' })[0]).toHaveAttribute(
    'href',
    `/empresa/${companyId}?tab=problems#problem-1`,
  );
  await user.click(screen.getByRole('button', { name: 'Generate report' }));
  const asked = within(screen.getByRole('dialog'));
  expect(await asked.findByText('1 problem does not say which department it affects.')).toBeVisible();
});
