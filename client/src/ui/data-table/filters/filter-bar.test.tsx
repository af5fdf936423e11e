import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '@/testing/render';
import { askedFilter, type FilterColumn, filtersIn, filtersOn, filterText } from '@/lib/lists/list-filters';
import { useListState } from '@/lib/lists/use-list-state';
import { FilterBar } from './filter-bar';

const columns: FilterColumn[] = [
  {
    name: 'status',
    label: 'Status',
    kind: 'choice',
    choices: ['new', 'working', 'qualified'].map((value) => ({ value, label: value })),
  },
  { name: 'city', label: 'City', kind: 'text' },
  { name: 'phone', label: 'Phone', kind: 'phone' },
  { name: 'amount', label: 'Amount', kind: 'number', scale: 100 },
  { name: 'met', label: 'Last contact', kind: 'time' },
  { name: 'due', label: 'Due', kind: 'day', required: true },
];

function Filters() {
  const { state, change } = useListState({ filter: filtersOn(columns) });
  return (
    <>
      <FilterBar
        columns={columns}
        filters={filtersIn(columns, state.filter)}
        onChange={(filters) => change({ filter: filterText(filters) })}
      />
      <output>{askedFilter(columns, state.filter)}</output>
    </>
  );
}

const open = (filters: object = {}, language: 'en' | 'es' = 'en') =>
  renderAt(<Filters />, { path: `/list?filter=${encodeURIComponent(JSON.stringify(filters))}`, language });

const inAddress = () => JSON.parse(new URLSearchParams(location.search).get('filter') ?? '{}');

type User = Awaited<ReturnType<typeof open>>['user'];

async function add(user: User, column: string) {
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await user.click(screen.getByRole('button', { name: column }));
  return within(screen.getByRole('form', { name: column }));
}
const apply = (user: User) => user.click(screen.getByRole('button', { name: 'Apply' }));

test('a choice is any of some values, or none of them', async () => {
  const { user } = await open();
  const form = await add(user, 'Status');
  expect(form.getByRole('combobox', { name: 'Status' })).toHaveFocus();
  await user.click(form.getByRole('checkbox', { name: 'working' }));
  await user.click(form.getByRole('checkbox', { name: 'new' }));
  await apply(user);
  expect(inAddress()).toEqual({ status: { any: ['new', 'working'] } });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Status: new, working' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'is none of');
  await apply(user);
  expect(inAddress()).toEqual({ status: { none: ['new', 'working'] } });
  expect(screen.getByRole('button', { name: 'Status: not new, working' })).toHaveFocus();
});

test('a text contains words', async () => {
  const { user } = await open();
  const form = await add(user, 'City');
  await user.type(form.getByLabelText('Words'), ' vigo {Enter}');
  expect(inAddress()).toEqual({ city: { contains: 'vigo' } });
  expect(screen.getByRole('button', { name: 'City contains “vigo”' })).toBeVisible();
});

test('a text is one exactly, and stays so when it is changed', async () => {
  const { user } = await open();
  const form = await add(user, 'City');
  await user.selectOptions(form.getByRole('combobox', { name: 'City' }), 'is exactly');
  await user.type(form.getByLabelText('Words'), 'Vigo{Enter}');
  expect(inAddress()).toEqual({ city: { is: 'Vigo' } });
  await user.click(screen.getByRole('button', { name: 'City: Vigo' }));
  expect(screen.getByLabelText('Words')).toHaveValue('Vigo');
});

test('a phone contains digits, or there is none', async () => {
  const { user } = await open();
  const form = await add(user, 'Phone');
  const conditions = within(form.getByRole('combobox', { name: 'Phone' })).getAllByRole('option');
  expect(conditions.map(({ textContent }) => textContent)).toEqual(['contains', 'is empty', 'isn’t empty']);
  await user.type(form.getByLabelText('Digits'), '91 555{Enter}');
  expect(inAddress()).toEqual({ phone: { contains: '91 555' } });
  expect(screen.getByRole('button', { name: 'Phone contains “91 555”' })).toBeVisible();
});

test('a number lies in a range, in the unit that people see', async () => {
  const { user } = await open();
  const form = await add(user, 'Amount');
  await user.type(form.getByLabelText('At most'), '1250.5');
  await apply(user);
  expect(inAddress()).toEqual({ amount: { to: 125_050 } });
  await user.click(screen.getByRole('button', { name: 'Amount: up to 1,250.5' }));
  expect(screen.getByLabelText('At most')).toHaveValue(1250.5);
});

test('a time lies in a period that moves with the calendar', async () => {
  const { user } = await open();
  const form = await add(user, 'Last contact');
  await user.selectOptions(form.getByRole('combobox'), 'last 30 days');
  await apply(user);
  expect(inAddress()).toEqual({ met: { within: 'last-30-days' } });
  expect(JSON.parse(screen.getByRole('status').textContent ?? '').met.from).toMatch(/T00:00:00\+0[12]:00$/);
});

test('days are told and typed up to the last one, and asked up to the next', async () => {
  const { user } = await open();
  const form = await add(user, 'Due');
  expect(within(form.getByRole('combobox')).queryByText('is empty')).not.toBeInTheDocument();
  await user.selectOptions(form.getByRole('combobox'), 'from a day to another');
  await user.type(form.getByLabelText('From'), '2026-11-01');
  await user.type(form.getByLabelText('To'), '2026-11-30');
  await apply(user);
  expect(inAddress()).toEqual({ due: { from: '2026-11-01', to: '2026-12-01' } });
  await user.click(screen.getByRole('button', { name: 'Due: 1 Nov 2026 to 30 Nov 2026' }));
  expect(screen.getByLabelText('To')).toHaveValue('2026-11-30');
});

test('filters are told in Spanish', async () => {
  await open(
    { met: { empty: true }, city: { empty: false }, status: { any: ['new', 'working', 'lost'] } },
    'es',
  );
  for (const name of ['Last contact: sin datos', 'City: con datos', 'Status: new, working y 1 más'])
    expect(screen.getByRole('button', { name })).toBeVisible();
});

test('a filter is removed by its button or by an empty form, all of them at once', async () => {
  const { user } = await open({
    status: { any: ['new'] },
    city: { contains: 'a' },
    due: { within: 'today' },
  });
  await user.click(screen.getByRole('button', { name: 'Remove the filter City' }));
  expect(inAddress()).toEqual({ status: { any: ['new'] }, due: { within: 'today' } });
  expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Status: new' }));
  await user.click(screen.getByRole('checkbox', { name: 'new' }));
  await apply(user);
  expect(inAddress()).toEqual({ due: { within: 'today' } });
  await add(user, 'Status');
  await user.click(screen.getByRole('checkbox', { name: 'new' }));
  await apply(user);
  await user.click(screen.getByRole('button', { name: 'Remove filters' }));
  expect(location.search).toBe('');
});
