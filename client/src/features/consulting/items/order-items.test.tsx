import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contacts, problems, products } from '@shared/consulting/items/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { layOutItems } from '@/testing/laid-out';
import { renderAt } from '@/testing/render';
import { anyContact, anyProblem, anyProduct, companyId, companyOnServer } from '../testing/company-on-server';
import { later } from '../testing/later';
import { ContactsTab } from './tabs/contacts-tab';
import { ProblemsTab } from './tabs/problems-tab';
import { ProductsTab } from './tabs/products-tab';

const names = ['Dinghy', 'Kayak', 'Canoe'];
const threeProducts = () => names.map((name, index) => anyProduct({ id: index + 1, name }));
const shown = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

async function openProducts(language: 'en' | 'es' = 'en') {
  const held = companyOnServer({ products: threeProducts() });
  fakeApi.answer(products.order, ({ body }) => {
    const placeOf = ({ id }: { id: number }) => (body.ids.includes(id) ? body.ids.indexOf(id) : Infinity);
    held.products = held.products.toSorted((a, b) => placeOf(a) - placeOf(b));
    return held.products;
  });
  const rendered = await renderAt(<ProductsTab companyId={companyId} />, { language });
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
  expect(await screen.findByText('The order wasn’t saved')).toBeVisible();
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

test('by keyboard, an item is picked up, moved and dropped: announced, stored, and the focus stays on it', async () => {
  layOutItems();
  const { user } = await openProducts();
  const handle = screen.getByRole('button', { name: 'Drag Canoe' });
  expect(handle).toHaveAccessibleDescription(/press the space bar or Enter/);
  handle.focus();
  await user.keyboard(' ');
  expect(await screen.findByText('Canoe is picked up. It is number 3 of 3.')).toBeInTheDocument();
  await user.keyboard('{ArrowUp}');
  expect(await screen.findByText('Canoe moves to number 2 of 3.')).toBeInTheDocument();
  await user.keyboard('{ArrowUp}{Enter}');
  expect(await screen.findByText('Canoe is dropped as number 1 of 3.')).toBeInTheDocument();
  await waitFor(() => expect(shown()).toEqual(['Canoe', 'Dinghy', 'Kayak']));
  expect(fakeApi.callsTo(products.order).map(({ body }) => body)).toEqual([{ ids: [3, 1, 2] }]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Drag Canoe' })).toHaveFocus());
});

test('Escape puts an item back, in the words of the language', async () => {
  layOutItems();
  const { user } = await openProducts('es');
  screen.getByRole('button', { name: 'Arrastrar Kayak' }).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Has cogido Kayak. Está en el puesto 2 de 3.')).toBeInTheDocument();
  await user.keyboard('{ArrowUp}');
  expect(await screen.findByText('Kayak pasa al puesto 1 de 3.')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(await screen.findByText('Kayak vuelve a su sitio.')).toBeInTheDocument();
  expect(shown()).toEqual(names);
  expect(fakeApi.callsTo(products.order)).toEqual([]);
});

test('a problem is not dragged past those of another priority', async () => {
  layOutItems();
  companyOnServer({
    problems: [
      anyProblem({ id: 1, description: 'Late', priority: 4 }),
      anyProblem({ id: 2, description: 'Dear', priority: 4 }),
      anyProblem({ id: 3, description: 'Slow', priority: 2 }),
    ],
  });
  const { user } = await renderAt(<ProblemsTab companyId={companyId} />);
  (await screen.findByRole('button', { name: 'Drag Dear' })).focus();
  expect(screen.queryByRole('button', { name: 'Drag Slow' })).not.toBeInTheDocument();
  await user.keyboard(' ');
  await screen.findByText(/Dear is picked up/);
  await user.keyboard('{ArrowDown} ');
  expect(await screen.findByText('Dear is dropped as number 2 of 3.')).toBeInTheDocument();
  expect(fakeApi.callsTo(problems.order)).toEqual([]);
});
