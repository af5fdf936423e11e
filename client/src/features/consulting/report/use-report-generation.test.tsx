import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { companies } from '@shared/consulting/companies/endpoints';
import { reports } from '@shared/consulting/report/endpoints';
import { buildReport } from '@shared/consulting/report/build-report';
import { fingerprintOf } from '@shared/consulting/report/fingerprint';
import type { Report } from '@shared/consulting/report/tables';
import type { Wire } from '@shared/http/wire';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import {
  anyCompany,
  anyProblem,
  anyReport,
  companyId,
  companyOnServer,
  readyForReport,
} from '../testing/company-on-server';
import { later } from '../testing/later';
import { ReportTab } from './report-tab';

async function askForReport(language: 'en' | 'es' = 'en') {
  const held = companyOnServer(readyForReport());
  const { user } = await renderAt(<ReportTab companyId={companyId} />, { language });
  const [generate, now] =
    language === 'en' ? ['Generate report', 'Generate now'] : ['Generar informe', 'Generar ahora'];
  await user.click(await screen.findByRole('button', { name: generate }));
  return { held, generateNow: () => user.click(screen.getByRole('button', { name: now })) };
}

type Held = ReturnType<typeof companyOnServer>;

const dataOf = ({ products, departments, problems, strengths }: Held, company = anyCompany) => ({
  company,
  products,
  departments,
  problems,
  strengths,
  people: [],
});

const acceptReports = (held: Held) =>
  fakeApi.answer(reports.create, ({ body: { language = 'en' } }) => {
    held.report = anyReport({ language, ...buildReport(dataOf(held), language) });
    return held.report;
  });

test.each(['en', 'es'] as const)(
  'in %s, the report is built from what the server holds now',
  async (language) => {
    const { held, generateNow } = await askForReport(language);
    acceptReports(held);
    held.problems = [anyProblem({ description: 'Tareas manuales y repetitivas', priority: 5 })];
    fakeApi.answer(companies.read, { ...anyCompany, size: 'large' });
    await generateNow();

    const data = dataOf(held, { ...anyCompany, size: 'large' });
    await waitFor(() => expect(fakeApi.callsTo(reports.create)).toHaveLength(1));
    expect(fakeApi.callsTo(reports.create)[0]?.body).toEqual({
      companyId,
      language,
      isBuilt: true,
      seen: fingerprintOf(buildReport(data, language)),
    });
  },
);

test('after it is generated the dialog closes, the report is read again and shown, and a notice says so', async () => {
  const { held, generateNow } = await askForReport();
  acceptReports(held);
  await generateNow();
  expect(await screen.findByText('Report generated')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await screen.findByRole('region', { name: 'Analysis' })).toHaveTextContent('Few orders in winter');
  expect(screen.getByRole('button', { name: 'Generate report' })).toBeDisabled();
  expect(screen.getByRole('heading', { name: 'Consulting report' })).toHaveFocus();
  expect(fakeApi.callsTo(reports.read)).toHaveLength(2);
});

test('while it is being generated it cannot be asked for again', async () => {
  const { generateNow } = await askForReport();
  const { promise, resolve } = later<Wire<Report>>();
  fakeApi.answer(reports.create, () => promise);
  await generateNow();
  expect(screen.getByRole('button', { name: 'Generate now' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Generate report', hidden: true })).toBeDisabled();
  resolve(anyReport());
  expect(await screen.findByText('Report generated')).toBeVisible();
});

test('a refusal is told with the words of the server, and the dialog stays for another try', async () => {
  const { generateNow } = await askForReport();
  fakeApi.refuse(reports.create, 500, { message: 'The report could not be stored' });
  await generateNow();
  expect(await screen.findByText('Error generating report')).toBeVisible();
  expect(screen.getByText('The report could not be stored')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Generate now' })).toBeEnabled();
});

test('a report made elsewhere meanwhile is shown instead', async () => {
  const { held, generateNow } = await askForReport();
  fakeApi.refuse(reports.create, 409, { message: 'This company already has a report' });
  held.report = anyReport({ analysis: 'MADE ELSEWHERE' });
  await generateNow();
  expect(await screen.findByText('MADE ELSEWHERE')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a list emptied elsewhere meanwhile stops the report', async () => {
  const { held, generateNow } = await askForReport('es');
  held.strengths = [];
  await generateNow();
  expect(await screen.findByText('El informe aún necesita al menos una fortaleza.')).toBeVisible();
  expect(fakeApi.callsTo(reports.create)).toEqual([]);
  expect(screen.getByRole('link', { name: 'identificar fortalezas' })).toBeVisible();
});
