import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderAt } from '@/testing/render';
import { onePage } from './row-pages';
import type { Column } from './column';
import { DataTable } from './data-table';
import { columns, pagesOf, people, PeopleTable, type Person } from './testing/people-table';

const row = (name: string) => screen.getByRole('row', { name: new RegExp(`${name}\\b`) });
const onPhone = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(max-width: 767px)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
const header = (name: string) => screen.getByRole('columnheader', { name });

test('each row has its name as a link, and its cells under their headers', async () => {
  await renderAt(<PeopleTable />);
  const table = screen.getByRole('table', { name: 'People' });
  expect(table).toHaveAttribute('aria-rowcount', '11');
  const second = within(row('Person 2'));
  expect(second.getByRole('rowheader')).toHaveTextContent('Person 2Baker');
  expect(second.getByRole('link', { name: 'Person 2' })).toHaveAttribute('href', '/people/2');
  expect(second.getByRole('cell', { name: '20' })).toHaveClass('text-right');
  expect(row('Person 2')).toHaveAttribute('aria-rowindex', '3');
  expect(second.getByRole('button', { name: 'Delete Person 2' })).toBeInTheDocument();
});

test('a header sorts, and sorts the other way when pressed again', async () => {
  const { user } = await renderAt(<PeopleTable />);
  expect(header('Name')).toHaveAttribute('aria-sort', 'ascending');
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(header('Name')).toHaveAttribute('aria-sort', 'descending');
  await user.click(screen.getByRole('button', { name: 'Deals' }));
  expect(header('Deals')).toHaveAttribute('aria-sort', 'descending');
  expect(header('Name')).not.toHaveAttribute('aria-sort');
});

test('columns are chosen from a menu, all but the first', async () => {
  const { user } = await renderAt(<PeopleTable />);
  const opener = screen.getByRole('button', { name: 'Columns' });
  await user.click(opener);
  const menu = within(screen.getByRole('dialog', { name: 'Columns' }));
  expect(menu.getAllByRole('checkbox')).toHaveLength(2);
  await user.click(menu.getByRole('checkbox', { name: 'City' }));
  expect(screen.queryByRole('columnheader', { name: 'City' })).not.toBeInTheDocument();
  await user.click(menu.getByRole('checkbox', { name: 'City' }));
  for (const name of ['Name', 'City', 'Deals', 'Actions'])
    expect(screen.getByRole('columnheader', { name })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(opener).toHaveFocus();
});

test('on a phone a row ends with what the rows are sorted by, unless it is said already', async () => {
  onPhone();
  const { unmount } = await renderAt(<PeopleTable sort="-deals" />);
  expect(row('Person 2')).toHaveTextContent(/20\b/);
  unmount();
  await renderAt(<PeopleTable sort="city" />);
  expect(row('Person 2')).not.toHaveTextContent(/20\b/);
  expect(row('Person 2')).toHaveTextContent(/VIGO/);
  expect(row('Person 2')).not.toHaveTextContent(/Vigo/);
});

test('of several tables below each other one has the header, which names the columns of all', async () => {
  await renderAt(<PeopleTable isHeadless tickable />);
  expect(screen.queryByRole('button', { name: 'Deals' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Columns' })).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: 'Select all shown' })).not.toBeInTheDocument();
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers).toEqual(['Select rows', 'Name', 'City', 'Deals', '']);
});

test('a name without a page is a button', async () => {
  const onOpen = vi.fn<(row: { id: number }) => void>();
  const { user } = await renderAt(<PeopleTable rowHref={undefined} onOpen={onOpen} />);
  await user.click(screen.getByRole('button', { name: 'Person 4' }));
  expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 4 }));
});

test('on a phone a row says which of its moments the rows are sorted by', async () => {
  onPhone();
  const changed: Column<Person> = {
    name: 'changed',
    label: 'Changed',
    sortable: true,
    order: 'time',
    cell: ({ id }) => (id === 2 ? '27 Nov' : null),
  };
  await renderAt(<PeopleTable sort="-changed" columns={[...columns, changed]} />);
  expect(row('Person 2')).toHaveTextContent('Changed 27 Nov');
  expect(row('Person 3')).not.toHaveTextContent('Changed');
});

test('on a phone a row is its name and its short values, and the order is chosen from a list', async () => {
  onPhone();
  const { user } = await renderAt(<PeopleTable tickable />, { language: 'es' });
  const second = within(row('Person 2'));
  expect(second.getByRole('rowheader')).toHaveTextContent('Person 2Baker · VIGO');
  expect(screen.getAllByRole('columnheader')).toHaveLength(2);
  // Several would stand in a menu, with a mouse too; one alone is seen.
  expect(second.getByRole('button', { name: 'Delete Person 2' })).toBeVisible();
  const order = screen.getByRole('combobox', { name: 'Ordenar por' });
  await user.selectOptions(order, 'Deals: de mayor a menor');
  expect(order).toHaveValue('-deals');
});

test('on a phone the boxes that select rows are there once they are asked for', async () => {
  onPhone();
  const { user } = await renderAt(<PeopleTable tickable />);
  const choose = screen.getByRole('button', { name: 'Select rows', pressed: false });
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  await user.click(choose);
  await user.click(screen.getByRole('checkbox', { name: 'Select Person 2' }));
  expect(screen.getByText('1 selected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Select rows', pressed: true }));
  expect(screen.queryByText('1 selected')).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('an order that no column shows is told with the number of rows', async () => {
  const named: Column<Person>[] = [
    { name: 'name', label: 'Name', cell: () => null },
    { name: 'changed', label: 'Changed', sortable: true, cell: () => null },
    {
      name: 'done',
      label: 'Done',
      leads: true,
      cell: ({ name }) => <input type="checkbox" aria-label={`Done: ${name}`} />,
    },
  ];
  await renderAt(
    <DataTable
      label="People"
      columns={named}
      shown={[]}
      pages={pagesOf(people(2))}
      rowName={({ name }) => name}
      sort="-changed"
      emptyState={null}
      total={{ count: 2, more: false }}
    />,
  );
  expect(screen.getByRole('status')).toHaveTextContent('2 results · Changed: Z–A');
  // What leads a row stands before its name, and has no column.
  expect(screen.getAllByRole('columnheader')).toHaveLength(1);
  expect(within(row('Person 2')).getByRole('checkbox', { name: 'Done: Person 2' })).toBeVisible();
});

test('the number of rows is told, up to where it was counted', async () => {
  const { rerender } = await renderAt(<PeopleTable total={{ count: 1234, more: false }} />);
  expect(screen.getByRole('status')).toHaveTextContent('1,234 results');
  await waitFor(() => rerender(<span />));
  await renderAt(<PeopleTable total={{ count: 10_000, more: true }} />, { language: 'es' });
  expect(screen.getByRole('status')).toHaveTextContent('10.000+ resultados');
});

test('before the first rows arrive their place is held', async () => {
  await renderAt(<PeopleTable pages={pagesOf([], { data: undefined })} />);
  expect(screen.getByText('Loading…')).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('rows that could not be loaded can be asked for again', async () => {
  const refetch = vi.fn<() => Promise<unknown>>(async () => undefined);
  const { user } = await renderAt(
    <PeopleTable pages={pagesOf([], { data: undefined, error: new Error('away'), refetch })} />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
});

test('without rows it says what will be here', async () => {
  await renderAt(<PeopleTable pages={onePage([])} />);
  expect(screen.getByText('Nobody yet')).toBeVisible();
});

test('rows of the last search are marked as old', async () => {
  await renderAt(<PeopleTable pages={pagesOf(people(3), { isPlaceholderData: true })} />);
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
});

test('a column that finds no room is left out, and the menu says so', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  const { user } = await renderAt(<PeopleTable columns={columns} />);
  expect(screen.getAllByRole('columnheader')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  expect(screen.getByRole('checkbox', { name: 'Deals' })).toHaveAccessibleDescription(
    'no room on this screen',
  );
});
