import { screen, waitFor, within } from '@testing-library/react';
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

test('the report is its conclusions, then its three sections in their order, then its method', async () => {
  await show(boatyard());
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Summary',
    'Analysis',
    'Recommendations',
    'AI architecture',
    'Method and formulas',
  ]);
  const summary = part('Summary');
  expect(summary.getByText('Where to begin')).toBeVisible();
  expect(summary.getByText(/priority 5\/5, in Office\): “Manual invoices”/)).toBeVisible();
});

test('the texts have real headings and lists, and none is their own title again', async () => {
  await show(boatyard());
  const headings = part('Recommendations').getAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'High priority: resolve immediately',
    'Medium priority: address in coming months',
    'Digital improvement: departments at level 2/5 or less',
    'Strengths to leverage: impact of 4/5 or more',
  ]);
  expect(screen.queryByText(/BUSINESS ANALYSIS|^- /)).not.toBeInTheDocument();
  const plan = part('AI architecture').getByText('Diagnosis: 4-6 weeks').closest('ol');
  expect(within(plan!).getAllByRole('listitem')).toHaveLength(5);
});

test('the score stands beside the weakest departments', async () => {
  await show(boatyard());
  const analysis = part('Analysis');
  expect(analysis.getByText('50')).toBeVisible();
  expect(analysis.getByText('Weakest departments: Sales and Office, at level 2/5')).toBeVisible();
  expect(analysis.getByText(/The ratings are its own/)).toBeVisible();
});

test('the radar tells what it shows and names its axes, and a table has every level', async () => {
  const { user } = await show(boatyard());
  const radar = screen.getByRole('img', { name: /Radar with 3 axes.*Lowest: Sales \(level 2\/5\)/ });
  for (const { name } of boatyard().departments) expect(within(radar).getByText(name)).toBeVisible();
  await user.click(screen.getByText('Show as a table'));
  const table = screen.getByText('Show as a table').closest('details')!;
  const rows = within(table).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'DepartmentLevel',
    'Saleslevel 2/5',
    'Officelevel 2/5',
    'Workshoplevel 5/5',
  ]);
  expect(screen.queryByText('25%')).not.toBeInTheDocument();
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

test('a problem stands with its priority, its department and, where it is to be solved, its module', async () => {
  await show(boatyard());
  const inAnalysis = part('Analysis')
    .getByText(/Manual invoices/)
    .closest('li');
  expect(inAnalysis).toHaveTextContent('Priority 5/5 Manual invoices Affects: Office');
  const toSolve = part('Recommendations')
    .getAllByText(/^Manual invoices$/)[0]!
    .closest('li');
  expect(toSolve).toHaveTextContent('Supported by: Process automation (because of the word “Manual”)');
});

test('problems and strengths are counted by what they ask for', async () => {
  await show(boatyard());
  const rows = (name: string) =>
    within(part('Analysis').getByRole('table', { name }))
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
  expect(rows('Problems by priority')).toEqual([
    'High: resolve immediately1',
    'Medium: address in coming months1',
    'Low: monitor and plan long term0',
  ]);
  expect(rows('Strengths by impact')).toEqual(['Impact 4/5 · to leverage1']);
});

test('every module says which record and which word called for it', async () => {
  await show(boatyard());
  const modules = part('Recommendations').getByText('Modules, and why each is there').closest('figure')!;
  expect(within(modules).getByText('Sales', { selector: 'mark' })).toBeVisible();
  expect(within(modules).getByText('Manual', { selector: 'mark' }).closest('li')).toHaveTextContent(
    'Manual Manual invoices',
  );
  expect(within(modules).getByText('Part of every architecture.')).toBeVisible();
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
    within(part('Recommendations').getByText('The plan over time').closest('figure')!)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(phases()[0]).toBe(
    '1. Diagnosis: 4-6 weeks. Starts: 15 Jan 2026. Ends: between 11 Feb 2026 and 25 Feb 2026.',
  );
  expect(phases()[4]).toMatch(/^5\. Continuous monitoring: ongoing\..*Ends: no end date\.$/);
  expect(part('Summary').getByText(/they end between 11 Jun 2026 and 25 Aug 2026/)).toBeVisible();
  unmount();
  await show(boatyard());
  expect(phases()[0]).toBe('1. Diagnosis: 4-6 weeks.');
});

test('the whole report can be read in the other language, and says which version is the original', async () => {
  const { user } = await show(boatyard(), { language: 'es', stored: 'en' });
  expect(screen.getByText(/^Versión en español.*El original está en inglés/)).toBeVisible();
  expect(part('Análisis').getByRole('heading', { name: 'Perfil de la empresa' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Leerlo en inglés' }));
  const analysis = await screen.findByRole('region', { name: 'Analysis' });
  expect(within(analysis).getByRole('heading', { name: 'Company profile' })).toBeVisible();
  expect(analysis.closest('[lang]')).toHaveAttribute('lang', 'en');
  expect(part('Summary').getByText('What hurts most')).toBeVisible();
  expect(screen.getByText(/^Texto original del informe, en inglés/)).toBeVisible();
});

test('a text that somebody wrote is read as it is first, with the drawings after it', async () => {
  const report = anyReport({ language: 'es', analysis: 'Primero, lo nuestro.\n\n- Vendemos\n- Cobramos' });
  await renderAt(<ReportDocument report={report} snapshot={boatyard()} swot={null} />, { language: 'en' });
  const analysis = part('Análisis');
  expect(analysis.getByText('Primero, lo nuestro.')).toBeVisible();
  expect(analysis.getByText('Vendemos').closest('ul')).toHaveTextContent('Vendemos Cobramos');
  expect(analysis.getByRole('img', { name: /^Radar de 3 ejes/ })).toBeVisible();
});

test('a part that is folded on a phone opens by its button and by a link to it', async () => {
  const { user } = await show(boatyard());
  const fold = (name: string) => screen.getByRole('button', { name });
  expect(fold('Analysis')).toHaveAttribute('aria-expanded', 'false');
  await user.click(fold('Analysis'));
  expect(fold('Analysis')).toHaveAttribute('aria-expanded', 'true');
  expect(screen.queryByRole('button', { name: 'Summary' })).not.toBeInTheDocument();
  location.hash = '#method';
  await waitFor(() => expect(fold('Method and formulas')).toHaveAttribute('aria-expanded', 'true'));
  location.hash = '';
});

test('how the figures come about is told, and open questions only to the owner', async () => {
  const { unmount } = await show(boatyard());
  expect(part('Method and formulas').getByText(/Mean of \(level − 1\) \/ 4 × 100/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Open questions' })).not.toBeInTheDocument();
  unmount();
  const owners = { startDay: null, swotChoice: null, changes: null };
  const report = anyReport(buildReport(boatyard(), 'en'));
  await renderAt(<ReportDocument report={report} snapshot={boatyard()} swot={null} owners={owners} />);
  const gaps = screen.getByRole('region', { name: 'Open questions' });
  expect(within(gaps).getByText('1 problem does not say which department it affects.')).toBeVisible();
  expect(gaps).toHaveClass('print:hidden');
});

test.each(tenCompanies.flatMap((one) => (['en', 'es'] as const).map((language) => ({ ...one, language }))))(
  '$title, in $language: everything typed is shown as text',
  async ({ data, language }) => {
    const { container } = await show(data, { language, startsOn: '2026-01-31' });
    expect(container.querySelectorAll('script, img, b')).toHaveLength(0);
    const text = container.textContent;
    const lines = [...data.problems, ...data.strengths].flatMap(({ description }) =>
      description.split(/\r\n|[\n\u2028]/).map((line) => line.trim().replace(/^- /, '')),
    );
    for (const line of lines) expect(text).toContain(line);
    expect(text).not.toMatch(/undefined|NaN|\[object|\{\{/);
  },
);

test('paper, which opens nothing, has the table of departments that the radar has no room for', async () => {
  const departments = Array.from({ length: 13 }, (_, index) => ({ name: `Team ${index + 1}` }));
  await show(companyData({ departments }));
  const onPaper = screen.getAllByRole('table').filter((table) => table.className.includes('print:table'));
  expect(onPaper).toHaveLength(1);
  expect(within(onPaper[0]!).getAllByRole('row')).toHaveLength(14);
});

test('a report made when modules came in by the beginnings of words is drawn as its text has it', async () => {
  const data = companyData({ departments: [{ name: 'Ventanilla' }, { name: 'Workshop' }] });
  await show({ ...data, modulesBy: 'beginning' });
  expect(part('Recommendations').getByText('Ventanilla', { selector: 'mark' })).toBeVisible();
  expect(part('Method and formulas').getByText(/begins with one of its keywords/)).toBeVisible();
});
