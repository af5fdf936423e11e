import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderAt } from '@/testing/render';
import { SortChoice } from './sort-choice';
import { columns } from './testing/people-table';

test('an order of no column is called the usual one, and that by the first column can be chosen', async () => {
  const onSort = vi.fn<(sort: string) => void>();
  const { user } = await renderAt(<SortChoice columns={columns} sort="-updatedAt" onSort={onSort} />);
  const choice = screen.getByRole('combobox');
  expect(choice).toHaveDisplayValue('Usual order');
  await user.selectOptions(choice, 'Name: A–Z');
  expect(onSort).toHaveBeenLastCalledWith('name');
});

test('a list that is sorted by a column offers the orders of columns only', async () => {
  await renderAt(<SortChoice columns={columns} sort="-city" onSort={() => undefined} />);
  expect(screen.getByRole('combobox')).toHaveDisplayValue('City: Z–A');
  expect(screen.queryByRole('option', { name: 'Usual order' })).not.toBeInTheDocument();
});
