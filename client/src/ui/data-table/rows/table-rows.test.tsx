import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { layOut } from '@/testing/laid-out';
import { renderAt } from '@/testing/render';
import { onePage } from '../row-pages';
import type { Column } from '../column';
import { pagesOf, people, PeopleTable, type Person } from '../testing/people-table';

const names = () =>
  screen.getAllByRole('rowheader').map(({ textContent }) => textContent?.replace('Baker', ''));

/** Scrolls the page, on which the table stands at the top. */
async function scrollTo(top: number) {
  layOut(() => [0, -top, 1_000, 44]);
  await act(async () => {
    Object.defineProperty(window, 'scrollY', { configurable: true, writable: true, value: top });
    fireEvent.scroll(window);
  });
}

test('of many rows those near the window are drawn, each with its number', async () => {
  await renderAt(<PeopleTable pages={onePage(people(5_000))} />);
  expect(names().length).toBeLessThan(60);
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '5001');
  await scrollTo(44 * 1_000);
  expect(screen.getByRole('link', { name: 'Person 1001' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Person 500' })).not.toBeInTheDocument();
  const row = screen.getByRole('row', { name: /Person 1001\b/ });
  expect(row).toHaveAttribute('aria-rowindex', '1002');
  await scrollTo(0);
});

test('the row with the focus stays while others scroll away', async () => {
  await renderAt(<PeopleTable pages={onePage(people(5_000))} />);
  act(() => screen.getByRole('link', { name: 'Person 3' }).focus());
  await scrollTo(44 * 1_000);
  expect(screen.getByRole('link', { name: 'Person 3' })).toHaveFocus();
  await scrollTo(0);
});

test('the next page is loaded when the end comes near', async () => {
  const fetchNextPage = vi.fn<() => Promise<unknown>>(async () => undefined);
  await renderAt(
    <PeopleTable
      pages={pagesOf(people(50), { hasNextPage: true, fetchNextPage })}
      total={{ count: 1234, more: false }}
    />,
  );
  expect(screen.getByText('Loading more…')).toBeVisible();
  expect(screen.getByText('Loading more…').closest('td')).toHaveAttribute('colspan', '4');
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '1235');
  expect(fetchNextPage).not.toHaveBeenCalled();
  await scrollTo(44 * 30);
  expect(fetchNextPage).toHaveBeenCalledOnce();
  await scrollTo(0);
});

test('rows that are there are not drawn anew when more arrive, nor when another becomes the current one', async () => {
  const drawn = vi.fn<(name: string) => null>(() => null);
  const counted: Column<Person>[] = [
    { name: 'name', label: 'Name', cell: ({ name }) => drawn(name) },
    { name: 'city', label: 'City', cell: ({ city }) => city },
  ];
  const shared = {
    columns: counted,
    rowName: ({ name }: Person) => name,
    rowHref: () => '/',
    acts: undefined,
  };
  const first = people(3);
  function Growing() {
    const [pages, setPages] = useState(onePage(first));
    const grow = () => setPages(onePage([...first, ...people(2, 4)]));
    return (
      <PeopleTable {...shared} pages={pages}>
        <button type="button" onClick={grow}>
          Grow
        </button>
      </PeopleTable>
    );
  }
  const { user } = await renderAt(<Growing />);
  drawn.mockClear();
  await user.click(screen.getByRole('button', { name: 'Grow' }));
  expect(drawn.mock.calls.flat()).toEqual(['Person 4', 'Person 5']);
  drawn.mockClear();
  act(() => screen.getByRole('link', { name: 'Person 3' }).focus());
  expect(drawn.mock.calls.flat()).toEqual(['Person 1', 'Person 3']);
});

test('a next page that fails is asked for again by hand', async () => {
  const fetchNextPage = vi.fn<() => Promise<unknown>>(async () => undefined);
  const error = new Error('away');
  const { user } = await renderAt(
    <PeopleTable pages={pagesOf(people(3), { hasNextPage: true, error, fetchNextPage })} />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('The next rows couldn’t be loaded.');
  expect(fetchNextPage).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(fetchNextPage).toHaveBeenCalledOnce();
});

test('a double click turns a cell into a form, and Escape turns it back', async () => {
  const { user } = await renderAt(<PeopleTable />);
  const row = within(screen.getByRole('row', { name: /Person 2\b/ }));
  await user.dblClick(row.getByText('Vigo'));
  expect(row.getByRole('textbox', { name: 'City' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(row.queryByRole('textbox')).not.toBeInTheDocument();
  await waitFor(() => expect(row.getByRole('button', { name: 'Edit City of Person 2' })).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(row.getByRole('textbox', { name: 'City' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(row.getByRole('button', { name: 'Edit City of Person 2' })).toHaveFocus());
});
