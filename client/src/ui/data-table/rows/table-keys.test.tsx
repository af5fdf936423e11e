import { act, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { renderAt } from '@/testing/render';
import { people, PeopleTable, type Person, tenPeople } from '../testing/people-table';
import { onePage } from '../row-pages';

const link = (name: string) => screen.getByRole('link', { name });
const focus = (name: string) => act(() => link(name).focus());

test('arrows and letters move between rows, and Tab reaches one row only', async () => {
  const { user } = await renderAt(<PeopleTable />);
  focus('Person 1');
  await user.keyboard('{ArrowDown}');
  expect(link('Person 2')).toHaveFocus();
  await user.keyboard('jjk');
  expect(link('Person 3')).toHaveFocus();
  expect(link('Person 3')).toHaveAttribute('tabindex', '0');
  expect(link('Person 2')).toHaveAttribute('tabindex', '-1');
  await user.keyboard('{End}');
  expect(link('Person 10')).toHaveFocus();
  await user.keyboard('{Home}{ArrowUp}');
  expect(link('Person 1')).toHaveFocus();
});

test('left and right move within a row', async () => {
  const { user } = await renderAt(<PeopleTable tickable />);
  focus('Person 2');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('button', { name: 'Delete Person 2' })).toHaveFocus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(screen.getByRole('checkbox', { name: 'Select Person 2' })).toHaveFocus();
});

test('End reaches a row that has not been drawn', async () => {
  const { user } = await renderAt(<PeopleTable pages={onePage(people(2_000))} />);
  focus('Person 1');
  await user.keyboard('{End}');
  await vi.waitFor(() => expect(link('Person 2000')).toHaveFocus());
});

test('J begins at the first row when nothing has the focus', async () => {
  const { user } = await renderAt(<PeopleTable />);
  await user.keyboard('j');
  expect(link('Person 1')).toHaveFocus();
});

test('X ticks the row, with the shift key all from the last one', async () => {
  const { user } = await renderAt(<PeopleTable tickable />);
  focus('Person 2');
  await user.keyboard('xjj{Shift>}x{/Shift}');
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(3);
  expect(screen.getByRole('status')).toHaveTextContent('3 selected');
});

const never = new Promise<void>(() => undefined);
function Unready(): never {
  throw never;
}

test('X ticks row after row while the bar of the ticked ones waits for its texts', async () => {
  const { user } = await renderAt(
    <Suspense fallback="Everything waits">
      <PeopleTable tickable bulkBar={<Unready />} />
    </Suspense>,
  );
  await user.keyboard('jjxjx');
  expect(screen.queryByText('Everything waits')).not.toBeInTheDocument();
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  expect(link('Person 3')).toHaveFocus();
});

test('Enter opens the row from its box too', async () => {
  const { user } = await renderAt(<PeopleTable tickable />);
  act(() => screen.getByRole('checkbox', { name: 'Select Person 2' }).focus());
  await user.keyboard('{Enter}');
  expect(location.pathname).toBe('/people/2');
});

test('E and F2 edit the first cell that can be, where the caller has no form of its own', async () => {
  const { user } = await renderAt(<PeopleTable />);
  focus('Person 2');
  await user.keyboard('e');
  expect(screen.getByRole('textbox', { name: 'City' })).toHaveFocus();
  await user.keyboard('jx{Escape}{F2}');
  expect(screen.getByRole('textbox', { name: 'City' })).toHaveFocus();
});

test('E opens the form of the caller', async () => {
  const onEdit = vi.fn<(person: Person) => void>();
  const { user } = await renderAt(<PeopleTable onEdit={onEdit} />);
  focus('Person 2');
  await user.keyboard('e');
  expect(onEdit).toHaveBeenCalledWith(tenPeople.data?.pages[0]?.rows[1]);
});

test('letters can be switched off', async () => {
  const { user } = await renderAt(<PeopleTable tickable letters={false} />);
  await user.keyboard('j');
  expect(link('Person 1')).not.toHaveFocus();
  focus('Person 1');
  await user.keyboard('jxe{ArrowDown}');
  expect(link('Person 2')).toHaveFocus();
  expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
});

test('the way goes on from one table to the next, and J begins in the first', async () => {
  const { user } = await renderAt(
    <main tabIndex={-1}>
      <PeopleTable pages={onePage(people(2))} />
      <PeopleTable pages={onePage(people(3))} />
    </main>,
  );
  const links = screen.getAllByRole('link');
  // As after a page has been opened.
  act(() => screen.getByRole('main').focus());
  await user.keyboard('j');
  expect(links[0]).toHaveFocus();
  await user.keyboard('jj');
  expect(links[2]).toHaveFocus();
  await user.keyboard('k');
  expect(links[1]).toHaveFocus();
});
