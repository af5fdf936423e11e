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
  expect(summary.getByText(/“Manual invoices”. It is the most urgent of 2 problems/)).toBeVisible();
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

test('the score stands beside the weakest departments', async () => {
  await show(boatyard());
  const analysis = part('Analysis');
  expect(analysis.getByText('50')).toBeVisible();
  expect(analysis.getByText('Weakest departments: Sales and Office, at level 2/5')).toBeVisible();
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

const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('the problems stand in one matrix, by department and urgency', async () => {
  await show(boatyard());
  const matrix = part('Analysis').getByRole('table', { name: 'Problems by department and urgency' });
  expect(cellsOf(matrix)).toEqual([
    ['Department', 'High: resolve immediately', 'Medium: address in coming months'],
    ['Office', '1Manual invoices', ''],
    ['No department named', '', '2Wood is dear'],
  ]);
  expect(part('Analysis').getByText('2 departments have no problem linked to them.')).toBeVisible();
});

const told = () =>
  companyData({
    ...boatyard(),
    company: { hourCost: 2_000 },
    problems: [
      {
        ...boatyard().problems[0],
        description: 'Manual invoices every evening of the week',
        hoursPerMonth: 10.5,
        measure: 'Invoices a day',
        responsibleId: 4,
        strengthIds: [1],
      },
    ],
    people: [{ id: 4, name: 'Marta Ruiz', position: 'Manager', isPrimary: true }],
  });

test('a project says what leaving it costs, who answers for it, how one will know, and what it builds on', async () => {
  await show(told());
  const card = part('Recommendations').getByText('Project 1').closest('li')!;
  const facts = [...card.querySelectorAll('dt')].map((name) => [
    name.textContent,
    name.nextElementSibling?.textContent,
  ]);
  expect(Object.fromEntries(facts)).toMatchObject({
    'Cost of leaving it':
      '£210 a month'.replace('£', '€') + '10.5 hours a month × €20 an hour = €210 a month',
    Responsible: 'Marta Ruiz, Manager',
    'How we will know': 'Invoices a day',
    Department: 'Office',
    'Builds on': 'Skilled boatbuilders',
    When: expect.stringMatching(/^Phase 2/),
  });
  expect(part('Summary').getByText('10.5 hours a month')).toBeVisible();
  expect(part('Summary').getByText(/For Marta Ruiz, Manager/)).toBeVisible();
  expect(part('Recommendations').queryByText('What to ask before starting')).not.toBeInTheDocument();
});

test('what a project does not know is a line to write on, and is asked once', async () => {
  await show(boatyard());
  const ask = part('Recommendations').getByText('What to ask before starting').closest('section')!;
  expect(within(ask).getAllByText('Who answers for solving it?')).toHaveLength(2);
  expect(within(ask).getAllByText('What does an hour of work cost?')).toHaveLength(1);
  const decide = part('What we ask you to decide');
  expect(decide.getByText('Name who is responsible for projects 1 and 2.')).toBeVisible();
  expect(decide.getByText('Signature')).toBeVisible();
});

test('a report on little begins with a first look and its five questions', async () => {
  await show(companyData());
  const look = part('A first look');
  expect(look.getAllByRole('listitem')).toHaveLength(5);
  expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('A first look');
});

test('the public figures that the report keeps stand with their sources, and none otherwise', async () => {
  const { unmount } = await show({ ...boatyard(), benchmarks: ['es-ai-10-49'] });
  expect(
    part('Analysis').getByText(/^17\.9% of companies in Spain with 10 to 49 employees use AI/),
  ).toBeVisible();
  expect(part('Analysis').getByText(/^INE, survey .* Q1 2025, tables 76387 and 76405$/)).toBeVisible();
  unmount();
  await show(boatyard());
  expect(screen.queryByText('Where you stand')).not.toBeInTheDocument();
});

test('the method says which record and which word chose a module', async () => {
  await show(boatyard());
  const table = part('Method and formulas').getByRole('table', { name: 'What chose each module' });
  expect(cellsOf(table)).toContainEqual(['Problem 1', 'Process automation', 'Manual']);
  expect(cellsOf(table)).toContainEqual(['Department “Sales”', 'Analytics module', 'Sales']);
});

test('the architecture names the programs in use and which module reads which, or asks for them', async () => {
  const departments = boatyard().departments.map((one) => ({
    ...one,
    programs: one.name === 'Sales' ? 'Holded, Excel' : null,
  }));
  await show({ ...boatyard(), departments });
  const architecture = part('AI architecture');
  const table = architecture.getByRole('table', { name: 'Programs in use' });
  expect(cellsOf(table)).toContainEqual(['Holded', 'Sales', 'Analytics module']);
  expect(architecture.getByText(/^Which programs do these departments work with: .*Office/)).toBeVisible();
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
  expect(part('Summary').getByText(/begins on 15 Jan 2026|on 15 Jan 2026/)).toBeVisible();
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
