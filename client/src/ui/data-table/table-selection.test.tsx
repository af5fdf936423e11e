import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '@/testing/render';
import { pagesOf, people, PeopleTable } from './testing/people-table';

const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });
const ticked = () =>
  screen.getAllByRole('checkbox', { checked: true }).map((one) => one.getAttribute('aria-label'));
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('a ticked row shows what can be done, and says how many are ticked', async () => {
  const { user } = await renderAt(<PeopleTable tickable total={{ count: 10, more: false }} />);
  expect(said()).toContain('10 results');
  await user.click(box('Person 2'));
  expect(said()).toContain('1 selected');
  expect(screen.getByRole('button', { name: 'Delete 1' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(screen.queryByRole('button', { name: /^Delete \d/ })).not.toBeInTheDocument();
});

test('with the shift key all rows between two are ticked', async () => {
  const { user } = await renderAt(<PeopleTable tickable />);
  await user.click(box('Person 2'));
  await user.keyboard('{Shift>}');
  await user.click(box('Person 4'));
  await user.keyboard('{/Shift}');
  expect(ticked()).toEqual(['Select Person 2', 'Select Person 3', 'Select Person 4']);
});

test('the box above ticks all rows that are loaded, and then all that match can be chosen', async () => {
  const { user } = await renderAt(
    <PeopleTable
      tickable
      pages={pagesOf(people(3), { hasNextPage: true, isFetchingNextPage: true })}
      total={{ count: 10_000, more: true }}
    />,
  );
  await user.click(screen.getByRole('checkbox', { name: 'Select all shown' }));
  expect(said()).toContain('3 selected');
  await user.click(screen.getByRole('button', { name: 'Select all 10,000+ results' }));
  expect(said()).toContain('10,000+ selected');
  expect(screen.getByRole('button', { name: 'Delete all' })).toBeVisible();
  await user.click(box('Person 2'));
  expect(said()).toContain('2 selected');
  expect(screen.getByRole('checkbox', { name: 'Select all shown' })).toBePartiallyChecked();
});
