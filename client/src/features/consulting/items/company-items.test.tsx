import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { products } from '@shared/consulting/items/endpoints';
import type { Product } from '@shared/consulting/items/tables';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { anyProduct, companyId, companyOnServer } from '../testing/company-on-server';
import { later } from '../testing/later';
import { ContactsTab } from './tabs/contacts-tab';
import { DepartmentsTab } from './tabs/departments-tab';
import { ProblemsTab } from './tabs/problems-tab';
import { ProductsTab } from './tabs/products-tab';
import { StrengthsTab } from './tabs/strengths-tab';

const tab = <ProductsTab companyId={companyId} />;

test('a list shows a spinner until it is there', async () => {
  const { promise, resolve } = later<Product[]>();
  fakeApi.answer(products.list, () => promise);
  await renderAt(tab);
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  resolve([anyProduct()]);
  expect(await screen.findByRole('heading', { name: 'Dinghy' })).toBeVisible();
  expect(screen.queryByText('Loading…')).not.toBeInTheDocument();
});

test('a list that cannot be loaded says why and can be tried again', async () => {
  fakeApi.refuse(products.list, 500, { message: 'Something went wrong here' });
  const { user } = await renderAt(tab);
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong here');
  companyOnServer({ products: [anyProduct()] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Dinghy' })).toBeVisible();
});

test.each([
  ['en', 'contacts', ContactsTab, 'Add first contact'],
  ['en', 'products', ProductsTab, 'Add first product'],
  ['en', 'departments', DepartmentsTab, 'Add first department'],
  ['en', 'problems', ProblemsTab, 'Add first problem'],
  ['en', 'strengths', StrengthsTab, 'Add first strength'],
  ['es', 'contacts', ContactsTab, 'Añadir el primer contacto'],
  ['es', 'products', ProductsTab, 'Añadir el primer producto'],
  ['es', 'departments', DepartmentsTab, 'Añadir el primer departamento'],
  ['es', 'problems', ProblemsTab, 'Añadir el primer problema'],
  ['es', 'strengths', StrengthsTab, 'Añadir la primera fortaleza'],
] as const)('in %s, an empty list of %s offers to add the first', async (language, _, Tab, addFirst) => {
  companyOnServer();
  const { user } = await renderAt(<Tab companyId={companyId} />, { language });
  await user.click(await screen.findByRole('button', { name: addFirst }));
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('a full list shows every item as it comes, and a button that adds another', async () => {
  companyOnServer({ products: [anyProduct(), anyProduct({ id: 2, name: 'Repairs', type: 'service' })] });
  await renderAt(tab);
  const items = within(await screen.findByRole('list', { name: 'Products' })).getAllByRole('listitem');
  expect(items.map((item) => within(item).getByRole('heading').textContent)).toEqual(['Dinghy', 'Repairs']);
  expect(screen.getByRole('button', { name: 'Add product' })).toBeEnabled();
});

test('Escape closes the dialog at once as long as nothing was typed', async () => {
  companyOnServer({ products: [anyProduct()] });
  const { user } = await renderAt(tab);
  await user.click(await screen.findByRole('button', { name: 'Add product' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('Escape asks before it throws away what was typed', async () => {
  companyOnServer({ products: [anyProduct()] });
  const { user } = await renderAt(tab);
  await user.click(await screen.findByRole('button', { name: 'Add product' }));
  await user.type(await screen.findByLabelText('Name'), 'Kayak');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText('Name')).toHaveValue('Kayak');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
