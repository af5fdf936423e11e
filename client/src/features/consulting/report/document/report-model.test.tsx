import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { companyData } from '@shared/consulting/report/testing/company-data';
import { boatyard, part, show } from '../testing/shown-report';

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
    'Cost of leaving it': '€210 a month10.5 hours a month × €20 an hour',
    Responsible: 'Marta Ruiz, Manager',
    'How we will know': 'Invoices a day',
    Department: 'Office',
    'Builds on': '“Skilled boatbuilders”',
    When: expect.stringMatching(/^Phase 2/),
  });
  expect(part('Summary').getByText('10.5 hours a month')).toBeVisible();
  expect(part('Summary').getByText(/For Marta Ruiz, Manager/)).toBeVisible();
  expect(part('Recommendations').queryByText('What to ask before starting')).not.toBeInTheDocument();
});

test('what a project does not know is left out of its card, and is asked once', async () => {
  await show(boatyard());
  const ask = part('Recommendations').getByText('What to ask before starting').closest('section')!;
  const owners = within(ask).getByText('Who owns the fix?').parentElement!;
  expect(within(owners).getAllByText(/^Project [12]$/)).toHaveLength(2);
  expect(within(ask).getAllByText('What does an hour of work cost?')).toHaveLength(1);
  const decide = part('What we ask you to decide');
  expect(decide.getByText('Decide who is responsible for projects 1 and 2.')).toBeVisible();
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
  expect(cellsOf(table)).toContainEqual(['Department “Sales”', 'Analytics module', 'its name']);
});

test('the architecture names the programs in use and which module reads which, or asks for them', async () => {
  const departments = boatyard().departments.map((one) => ({
    ...one,
    programs: one.name === 'Sales' ? 'Holded, Excel' : null,
  }));
  await show({ ...boatyard(), departments });
  const architecture = part('AI architecture');
  const table = architecture.getByRole('table', { name: 'Programs that modules would read' });
  expect(cellsOf(table)).toContainEqual(['Holded, Excel', 'Analytics module']);
  expect(
    architecture.getByText('Which programs do these departments work with: that of project 1 and Workshop?'),
  ).toBeVisible();
});

test('the next step leads to the questions, which a phone opens with their part', async () => {
  const { user } = await show(boatyard());
  const link = part('Summary').getByRole('link', { name: 'What to ask before starting' });
  const folded = screen.getByRole('button', { name: 'Recommendations' });
  expect(folded).toHaveAttribute('aria-expanded', 'false');
  await user.click(link);
  await waitFor(() => expect(folded).toHaveAttribute('aria-expanded', 'true'));
  expect(document.querySelector(location.hash)).toHaveTextContent(/^What to ask before starting/);
  location.hash = '';
});
