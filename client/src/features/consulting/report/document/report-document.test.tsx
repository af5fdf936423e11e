import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildReport } from '@shared/consulting/report/build-report';
import { companyData } from '@shared/consulting/report/testing/company-data';
import { tenCompanies } from '@shared/consulting/report/testing/ten-companies';
import { renderAt } from '@/testing/render';
import { anyReport } from '../../testing/company-on-server';
import { boatyard, part, show } from '../testing/shown-report';
import { ReportDocument } from './report-document';

test('the report is its summary, then its three sections in their order, then what to decide and its method', async () => {
  await show(boatyard());
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Summary',
    'Analysis',
    'Recommendations',
    'AI architecture',
    'What we ask you to decide',
    'Method and formulas',
  ]);
  const summary = part('Summary');
  expect(summary.getByText('50 of 100')).toBeVisible();
  expect(summary.getByText(/“Manual invoices”. It has the highest priority of the 2 problems/)).toBeVisible();
});

/** The stored text of a part, which opens by “Full text”. */
async function openText(name: string, user: Awaited<ReturnType<typeof show>>['user']) {
  const summary = part(name).getByText('Full text');
  await user.click(summary);
  return within(summary.closest('details')!);
}

test('the stored texts stand whole behind “Full text”, with real headings and lists', async () => {
  const { user } = await show(boatyard());
  const text = await openText('Recommendations', user);
  const headings = text.getAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'High priority: resolve immediately',
    'Medium priority: address in coming months',
    'Digital improvement: departments at level 2/5 or less',
    'Strengths to leverage: impact of 4/5 or more',
  ]);
  expect(screen.queryByText(/BUSINESS ANALYSIS|^- /)).not.toBeInTheDocument();
  const plan = (await openText('AI architecture', user)).getByText('Diagnosis: 4-6 weeks').closest('ol');
  expect(within(plan!).getAllByRole('listitem')).toHaveLength(5);
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
    'Sales2/5',
    'Office2/5',
    'Workshop5/5',
  ]);
  expect(screen.queryByText('25%')).not.toBeInTheDocument();
});

test('more than six departments are one table', async () => {
  const departments = Array.from({ length: 13 }, (_, index) => ({ name: `Team ${index + 1}` }));
  await show(companyData({ departments }));
  expect(screen.queryByRole('img', { name: /Radar/ })).not.toBeInTheDocument();
  const table = screen.getByRole('table', { name: 'From the least to the most digitalized' });
  expect(within(table).getAllByRole('row')).toHaveLength(14);
});

test('fewer than three departments are bars', async () => {
  await show(companyData({ departments: [{ name: 'Tienda', digitalizationLevel: 4 }] }), { language: 'es' });
  expect(screen.getByRole('img', { name: 'Barras del nivel 1 al 5: Tienda (nivel 4/5).' })).toBeVisible();
  expect(screen.queryByRole('img', { name: /Radar/ })).not.toBeInTheDocument();
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
  expect(part('Summary').getByText(/on 15 January 2026/)).toBeVisible();
  unmount();
  await show(boatyard());
  expect(phases()[0]).toBe('1. Diagnosis: 4-6 weeks.');
});

test('the whole report can be read in the other language, and says which version is the original', async () => {
  const { user } = await show(boatyard(), { language: 'es', stored: 'en' });
  expect(screen.getByText(/^Versión en español.*El original está en inglés/)).toBeVisible();
  expect(part('Análisis').getByText('Texto completo')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Leerlo en inglés' }));
  const analysis = await screen.findByRole('region', { name: 'Analysis' });
  expect(within(analysis).getByText('Full text')).toBeVisible();
  expect(analysis.closest('[lang]')).toHaveAttribute('lang', 'en');
  expect(part('Summary').getByText('Most urgent')).toBeVisible();
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
  expect(within(gaps).getByText(/^Only one product or service/)).toBeVisible();
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

test('a report made when modules came in by the beginnings of words is drawn as its text has it', async () => {
  const data = companyData({ departments: [{ name: 'Ventanilla' }, { name: 'Workshop' }] });
  await show({ ...data, modulesBy: 'beginning' });
  expect(part('Method and formulas').getByText('Department “Ventanilla”')).toBeVisible();
  expect(part('Method and formulas').getByText(/begins with one of its keywords/)).toBeVisible();
});
