import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { departments, problems, products } from '@shared/consulting/items/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import {
  anyContact,
  anyDepartment,
  anyProblem,
  anyProduct,
  anyStrength,
  companyId,
  companyOnServer,
} from '../testing/company-on-server';
import { ContactsTab } from './tabs/contacts-tab';
import { DepartmentsTab } from './tabs/departments-tab';
import { ProblemsTab } from './tabs/problems-tab';
import { ProductsTab } from './tabs/products-tab';
import { StrengthsTab } from './tabs/strengths-tab';

test('an item is deleted after a question, and the focus goes on to the next', async () => {
  const held = companyOnServer({ products: [anyProduct(), anyProduct({ id: 2, name: 'Kayak' })] });
  fakeApi.answer(products.remove, () => {
    held.products = held.products.slice(1);
    return null;
  });
  const { user } = await renderAt(<ProductsTab companyId={companyId} />);
  await user.click(await screen.findByRole('button', { name: 'Delete Dinghy' }));
  expect(screen.getByRole('dialog', { name: 'Delete this product?' })).toHaveAccessibleDescription(
    /Dinghy.*won’t be able to recover it/,
  );
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Product deleted')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Dinghy' })).not.toBeInTheDocument());
  expect(fakeApi.callsTo(products.remove).map(({ path }) => path)).toEqual(['/api/products/1']);
  expect(screen.getByRole('heading', { name: 'Kayak' }).closest('li')).toHaveFocus();
});

test('with the last item the focus goes to the button that adds the first', async () => {
  const held = companyOnServer({ products: [anyProduct()] });
  fakeApi.answer(products.remove, () => {
    held.products = [];
    return null;
  });
  const { user } = await renderAt(<ProductsTab companyId={companyId} />);
  await user.click(await screen.findByRole('button', { name: 'Delete Dinghy' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('button', { name: 'Add first product' })).toHaveFocus();
});

test('who deletes a department reads what becomes of its problems', async () => {
  const inSales = { departmentId: 1 };
  companyOnServer({
    departments: [anyDepartment({ name: 'Ventas' })],
    problems: [anyProblem(inSales), anyProblem({ id: 2, ...inSales }), anyProblem({ id: 3 })],
  });
  fakeApi.answer(departments.remove, null);
  const { user } = await renderAt(<DepartmentsTab companyId={companyId} />, { language: 'es' });
  await user.click(await screen.findByRole('button', { name: 'Eliminar Ventas' }));
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
    /Hay 2 problemas de este departamento: se quedan, pero sin departamento/,
  );
  expect(fakeApi.callsTo(problems.list)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Eliminar' }));
  await waitFor(() => expect(fakeApi.callsTo(problems.list)).toHaveLength(2));
});

test.each([
  [ContactsTab, 'Marta Ruiz', /2 problems name this contact as responsible/],
  [StrengthsTab, 'Skilled boatbuilders', /It helps with 1 problem, which stays without it/],
] as const)(
  'who deletes what problems refer to reads what becomes of them',
  async (Tab, name, consequence) => {
    companyOnServer({
      contacts: [anyContact()],
      strengths: [anyStrength()],
      problems: [anyProblem({ responsibleId: 1 }), anyProblem({ id: 2, responsibleId: 1, strengthIds: [1] })],
    });
    const { user } = await renderAt(<Tab companyId={companyId} />);
    await user.click(await screen.findByRole('button', { name: `Delete ${name}` }));
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(consequence);
  },
);

test('a refusal is told with the words of the server, and Escape leaves everything as it is', async () => {
  companyOnServer({ problems: [anyProblem()] });
  fakeApi.refuse(problems.remove, 500, { message: 'Not today' });
  const { user } = await renderAt(<ProblemsTab companyId={companyId} />);
  await user.click(await screen.findByRole('button', { name: 'Delete Few orders in winter' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Error deleting')).toBeVisible();
  expect(screen.getByText('Not today')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText('Few orders in winter')).toBeVisible();
});

test('what was deleted elsewhere counts as deleted, and the list is read anew', async () => {
  const held = companyOnServer({ problems: [anyProblem()] });
  const { user } = await renderAt(<ProblemsTab companyId={companyId} />);
  await user.click(await screen.findByRole('button', { name: 'Delete Few orders in winter' }));
  held.problems = [];
  fakeApi.refuse(problems.remove, 404, { message: 'Company not found' });
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Problem deleted')).toBeVisible();
  const cards = () => screen.queryByRole('button', { name: 'Delete Few orders in winter' });
  await waitFor(() => expect(cards()).not.toBeInTheDocument());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
