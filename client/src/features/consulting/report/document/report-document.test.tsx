import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CompanyData } from '@shared/consulting/report/company-data';
import { buildReport } from '@shared/consulting/report/build-report';
import { companyData } from '@shared/consulting/report/testing/company-data';
import { tenCompanies } from '@shared/consulting/report/testing/ten-companies';
import type { Language } from '@shared/languages';
import { renderAt } from '@/testing/render';
import { anyReport } from '../../testing/company-on-server';
import { ReportDocument } from './report-document';

interface Shown {
  language?: Language;
  stored?: Language;
  startsOn?: string;
}

function show(snapshot: CompanyData, { language = 'en', stored = language, startsOn }: Shown = {}) {
  const report = anyReport({
    ...buildReport(snapshot, stored),
    language: stored,
    startsOn: startsOn ?? null,
  });
  return renderAt(<ReportDocument report={report} snapshot={snapshot} swot={null} />, { language });
}

const part = (name: string) => within(screen.getByRole('region', { name }));

const boatyard = () =>
  companyData({
    departments: [
      { name: 'Sales', digitalizationLevel: 2 },
      { name: 'Workshop', digitalizationLevel: 5 },
      { name: 'Office', digitalizationLevel: 2 },
    ],
    problems: [
      { description: 'Manual invoices', priority: 5, departmentId: 3 },
      { description: 'Wood is dear', priority: 2 },
    ],
    strengths: [{ description: 'Skilled boatbuilders', impact: 4 }],
  });

test('the score stands beside the weakest departments, and is said to be a self-assessment', async () => {
  await show(boatyard());
  const score = part('Digitalization');
  expect(score.getByText('50')).toBeVisible();
  expect(score.getByText('Weakest departments: Sales and Office, at level 2/5')).toBeVisible();
  expect(score.getByText(/This is a self-assessment/)).toBeVisible();
});

test('the radar tells what it shows, and a table has every value', async () => {
  const { user } = await show(boatyard());
  expect(screen.getByRole('img', { name: /Radar with 3 axes.*Lowest: Sales \(level 2\/5\)/ })).toBeVisible();
  await user.click(screen.getByText('Show as a table'));
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'DepartmentLevelPercentage',
    'Saleslevel 2/525%',
    'Officelevel 2/525%',
    'Workshoplevel 5/5100%',
  ]);
});

test('a radar of the least digitalized tells of those that it shows', async () => {
  const departments = Array.from({ length: 13 }, (_, index) => ({
    name: `Team ${index + 1}`,
    digitalizationLevel: index < 12 ? 3 : 5,
  }));
  await show(companyData({ departments }));
  const told = /Radar with 12 axes.*Lowest: Team 1 \(level 3\/5\)\. Highest: Team 12 \(level 3\/5\)/;
  expect(screen.getByRole('img', { name: told })).toBeVisible();
  expect(screen.getByText(/the table also has the other one/)).toBeVisible();
});

test('fewer than three departments are bars', async () => {
  await show(companyData({ departments: [{ name: 'Tienda', digitalizationLevel: 4 }] }), { language: 'es' });
  expect(screen.getByRole('img', { name: 'Barras del nivel 1 al 5: Tienda (nivel 4/5).' })).toBeVisible();
  expect(screen.queryByRole('img', { name: /Radar/ })).not.toBeInTheDocument();
});

test('problems stand under what their priority asks for, with department and module', async () => {
  await show(boatyard());
  const problems = part('Problems by priority');
  expect(problems.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'High: resolve immediately1 problem',
    'Medium: address in coming months1 problem',
    'Low: monitor and plan long term0 problems',
  ]);
  const [first] = problems.getAllByRole('listitem');
  expect(first).toHaveTextContent(
    'Priority 5/5Manual invoicesHurts: OfficeProcess automation helps, because of “Manual”',
  );
});

test('every module says which record and which word called for it', async () => {
  await show(boatyard());
  const modules = part('Modules, and why each is there');
  expect(modules.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Analytics module',
    'Process automation',
    'Integration platform',
  ]);
  expect(modules.getByText('the word “Sales”, in its name')).toBeVisible();
  expect(modules.getByText('the word “Manual”, in its description')).toBeVisible();
});

test('the layers name what the text of the architecture names', async () => {
  await show(boatyard());
  const drawing = screen.getByRole('img', { name: /^Modular and scalable\. Layers from top to bottom/ });
  for (const name of ['Analytics module', 'Process automation', 'Integration platform', 'Shared data'])
    expect(drawing).toHaveAccessibleName(expect.stringContaining(name));
  expect(drawing).not.toHaveAccessibleName(expect.stringContaining('Predictive system'));
});

test('with a start the plan has dates, without one it has durations', async () => {
  const { unmount } = await show(boatyard(), { startsOn: '2026-01-15' });
  const phases = () =>
    part('Five-phase plan')
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(phases()[0]).toBe(
    '1. Diagnosis4-6 weeksStarts: Jan 15, 2026Ends: between Feb 11, 2026 and Feb 25, 2026',
  );
  expect(phases()[4]).toMatch(/^5\. Continuous monitoringongoing.*Ends: no end date$/);
  unmount();
  await show(boatyard());
  expect(part('Five-phase plan').getByText(/No start has been chosen/)).toBeVisible();
  expect(phases()[0]).toBe('1. Diagnosis4-6 weeks');
});

test('the stored texts stand as they were stored, and can be read in the reader’s language', async () => {
  const { user } = await show(boatyard(), { language: 'es', stored: 'en' });
  const analysis = screen.getByRole('region', { name: 'Análisis' });
  expect(within(analysis).getByText(/^BUSINESS ANALYSIS/)).toHaveAttribute('lang', 'en');
  await user.click(screen.getByRole('button', { name: 'Leerlo en español' }));
  const inSpanish = within(analysis).getByText(/^ANÁLISIS EMPRESARIAL/);
  expect(inSpanish).toHaveAttribute('lang', 'es');
  expect(inSpanish.textContent).toBe(buildReport(boatyard(), 'es').analysis);
  expect(screen.getByText(/El informe guardado es el que está en inglés/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Leerlo tal como se guardó' }));
  expect(within(analysis).getByText(/^BUSINESS ANALYSIS/)).toBeVisible();
});

test('what the data leave open and how the figures come about are told', async () => {
  await show(boatyard());
  const gaps = part('What the data leave open');
  expect(gaps.getByText('1 problem does not say which department it hurts.')).toBeVisible();
  expect(part('Method and formulas').getByText(/Mean of \(level − 1\) \/ 4 × 100/)).toBeVisible();
});

test.each(tenCompanies.flatMap((one) => (['en', 'es'] as const).map((language) => ({ ...one, language }))))(
  '$title, in $language: everything typed is shown as text',
  async ({ data, language }) => {
    const { container } = await show(data, { language, startsOn: '2026-01-31' });
    expect(container.querySelectorAll('script, img, b')).toHaveLength(0);
    const text = container.textContent;
    for (const { description } of [...data.problems, ...data.strengths]) expect(text).toContain(description);
    expect(text).not.toMatch(/undefined|NaN|\[object|\{\{/);
  },
);

test('paper, which opens nothing, has the table of departments that the radar has no room for', async () => {
  const departments = Array.from({ length: 13 }, (_, index) => ({ name: `Team ${index + 1}` }));
  await show(companyData({ departments }));
  const onPaper = screen.getAllByRole('table').filter((table) => !table.closest('details'));
  expect(onPaper).toHaveLength(1);
  expect(within(onPaper[0]!).getAllByRole('row')).toHaveLength(14);
});

test('a report made when modules came in by the beginnings of words is drawn as its text has it', async () => {
  const data = companyData({ departments: [{ name: 'Ventanilla' }, { name: 'Workshop' }] });
  await show({ ...data, modulesBy: 'beginning' });
  expect(part('Modules, and why each is there').getByText(/the word “Ventanilla”/)).toBeVisible();
  expect(part('Method and formulas').getByText(/begins with one of its keywords/)).toBeVisible();
});
