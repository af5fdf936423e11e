import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contacts, problems, products } from '@shared/consulting/items/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { anyContact, anyProblem, anyProduct, companyId, companyOnServer } from '../testing/company-on-server';
import { later } from '../testing/later';
import { ContactsTab } from './contacts-tab';
import { ProblemsTab } from './problems-tab';
import { ProductsTab } from './products-tab';

const names = ['Dinghy', 'Kayak', 'Canoe'];
const threeProducts = () => names.map((name, index) => anyProduct({ id: index + 1, name }));
const shown = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

async function openProducts() {
  const held = companyOnServer({ products: threeProducts() });
  fakeApi.answer(products.order, ({ body }) => {
    const placeOf = ({ id }: { id: number }) => (body.ids.includes(id) ? body.ids.indexOf(id) : Infinity);
    held.products = held.products.toSorted((a, b) => placeOf(a) - placeOf(b));
    return held.products;
  });
  const rendered = await renderAt(<ProductsTab companyId={companyId} />);
  await screen.findByRole('heading', { name: 'Dinghy' });
  return { held, ...rendered };
}

test('an item goes down and up by keyboard: at once, announced, and the focus stays on its button', async () => {
  const { user } = await openProducts();
  screen.getByRole('button', { name: 'Move Dinghy down' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(shown()).toEqual(['Kayak', 'Dinghy', 'Canoe']));
  expect(screen.getByText(/Dinghy is now number 2 of 3/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Move Dinghy down' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(shown()).toEqual(['Kayak', 'Canoe', 'Dinghy']));
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Move Dinghy down' })).toHaveAttribute('aria-disabled', 'true');
  await waitFor(() => expect(fakeApi.callsTo(products.order)).toHaveLength(2));
  expect(fakeApi.callsTo(products.order).map(({ body }) => body)).toEqual([
    { ids: [2, 1, 3] },
    { ids: [2, 3, 1] },
  ]);
});

test('the list changes before the server has answered, and back when it refuses', async () => {
  const { user } = await openProducts();
  const { promise, resolve } = later<void>();
  fakeApi.answer(products.order, async () => {
    await promise;
    throw new TypeError('Failed to fetch');
  });
  await user.click(screen.getByRole('button', { name: 'Move Canoe up' }));
  await waitFor(() => expect(shown()).toEqual(['Dinghy', 'Canoe', 'Kayak']));
  resolve();
  expect(await screen.findByText('The order was not saved')).toBeVisible();
  await waitFor(() => expect(shown()).toEqual(names));
});

test('what came to the list meanwhile is there once the order is stored', async () => {
  const { user, held } = await openProducts();
  held.products.push(anyProduct({ id: 4, name: 'Raft' }));
  await user.click(screen.getByRole('button', { name: 'Move Canoe up' }));
  await waitFor(() => expect(shown()).toContain('Raft'));
});

test('a problem passes those of its priority only', async () => {
  companyOnServer({
    problems: [
      anyProblem({ id: 1, description: 'Late', priority: 4 }),
      anyProblem({ id: 2, description: 'Dear', priority: 4 }),
      anyProblem({ id: 3, description: 'Slow', priority: 2 }),
    ],
  });
  fakeApi.answer(problems.order, []);
  await renderAt(<ProblemsTab companyId={companyId} />);
  expect(await screen.findByRole('button', { name: 'Move Late down' })).not.toHaveAttribute('aria-disabled');
  expect(screen.getByRole('button', { name: 'Move Dear down' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByRole('button', { name: /Move Slow/ })).not.toBeInTheDocument();
  expect(screen.getByText('Highest priority first; among equals, the order is yours.')).toBeVisible();
});

test('nobody passes the primary contact', async () => {
  companyOnServer({
    contacts: [
      anyContact({ isPrimary: true }),
      anyContact({ id: 2, name: 'Ana' }),
      anyContact({ id: 3, name: 'Eva' }),
    ],
  });
  fakeApi.answer(contacts.order, []);
  await renderAt(<ContactsTab companyId={companyId} />);
  expect(await screen.findByRole('button', { name: 'Move Ana up' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByRole('button', { name: 'Move Marta Ruiz down' })).not.toBeInTheDocument();
});

test('with a mouse, an item is dragged to the place of another', async () => {
  await openProducts();
  const cards = within(screen.getByRole('list', { name: 'Products' })).getAllByRole('listitem');
  const dataTransfer = { setDragImage: () => undefined, setData: () => undefined, effectAllowed: '' };
  const grip = within(cards[2]!).getByTitle('Drag to change the order');
  fireEvent.dragStart(grip, { dataTransfer });
  fireEvent.dragOver(cards[0]!, { dataTransfer });
  fireEvent.drop(cards[0]!, { dataTransfer });
  fireEvent.dragEnd(grip, { dataTransfer });
  await waitFor(() => expect(shown()).toEqual(['Canoe', 'Dinghy', 'Kayak']));
  expect(fakeApi.callsTo(products.order)[0]?.body).toEqual({ ids: [3, 1, 2] });
});
