import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAt } from '@/testing/render';
import { anyText, namesIn, oneOfThese, someOfThese, useListState } from './use-list-state';

function List() {
  const { state, change, isUsual } = useListState({ q: anyText, sort: oneOfThese(['-createdAt', 'name']) });
  return (
    <>
      <p>{`${state.q} by ${state.sort}${isUsual ? ', as usual' : ''}`}</p>
      <button type="button" onClick={() => change({ sort: 'name' })}>
        By name
      </button>
      <button type="button" onClick={() => change({ q: '', sort: '-createdAt' })}>
        All
      </button>
    </>
  );
}

it('takes what it knows from the address, and the usual for what it does not', async () => {
  await renderAt(<List />, { path: '/list?q=mill&sort=password' });
  expect(screen.getByText('mill by -createdAt')).toBeVisible();
});

it('leaves what is usual out of the address, and what is not its own as it is', async () => {
  const { user } = await renderAt(<List />, { path: '/list?tab=2&q=mill' });
  await user.click(screen.getByRole('button', { name: 'By name' }));
  expect(location.search).toBe('?tab=2&q=mill&sort=name');
  await user.click(screen.getByRole('button', { name: 'All' }));
  expect(location.search).toBe('?tab=2');
  expect(screen.getByText('by -createdAt, as usual')).toBeVisible();
});

it('takes some of the known names in their order, and none from an empty list', () => {
  const columns = someOfThese(['name', 'city', 'email'], ['name', 'email']);
  expect(columns(null)).toBe('name,email');
  expect(columns('email,password,city')).toBe('city,email');
  expect(namesIn(columns(''))).toEqual([]);
});
