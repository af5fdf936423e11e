import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contacts, departments, problems, products, strengths } from '@shared/consulting/items/endpoints';
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

const full = () =>
  companyOnServer({
    contacts: [anyContact({ phone: '600', isPrimary: true })],
    products: [anyProduct()],
    departments: [anyDepartment(), anyDepartment({ id: 2, name: 'Sales' })],
    problems: [anyProblem({ priority: 4, departmentId: 2 })],
    strengths: [anyStrength({ impact: 5 })],
  });

test.each([
  [
    'contact',
    ContactsTab,
    contacts.update,
    'Marta Ruiz',
    'Position',
    { name: 'Marta Ruiz', position: 'New', phone: '600', email: null, isPrimary: true },
  ],
  [
    'product',
    ProductsTab,
    products.update,
    'Dinghy',
    'Name',
    { name: 'New', description: 'Two seats', type: 'product' },
  ],
  [
    'department',
    DepartmentsTab,
    departments.update,
    'Workshop',
    'Function',
    { name: 'Workshop', function: 'New', digitalizationLevel: 2, programs: null },
  ],
  [
    'problem',
    ProblemsTab,
    problems.update,
    'Few orders in winter',
    'Description',
    { description: 'New', priority: 4, departmentId: 2 },
  ],
  [
    'strength',
    StrengthsTab,
    strengths.update,
    'Skilled boatbuilders',
    'Description',
    { description: 'New', impact: 5 },
  ],
] as const)('a %s is changed in the form that made it', async (kind, Tab, update, name, label, body) => {
  full();
  fakeApi.answer(update, {
    ...anyProduct(),
    ...anyContact(),
    ...anyDepartment(),
    ...anyProblem(),
    ...anyStrength(),
  });
  const { user } = await renderAt(<Tab companyId={companyId} />);
  await user.click(await screen.findByRole('button', { name: `Edit ${name}` }));
  expect(screen.getByRole('dialog', { name: `Edit ${kind}` })).toBeVisible();
  await user.clear(await screen.findByLabelText(label));
  await user.type(screen.getByLabelText(label), 'New{Control>}{Enter}{/Control}');
  expect(await screen.findByText(/saved$/)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(fakeApi.callsTo(update)).toMatchObject([{ path: expect.stringMatching(/\/1$/), body }]);
});

test('a refused change keeps what was typed and says why beside the field', async () => {
  full();
  fakeApi.refuse(problems.update, 400, { message: 'Please check', fields: { departmentId: 'Not that one' } });
  const { user } = await renderAt(<ProblemsTab companyId={companyId} />);
  await user.click(await screen.findByRole('button', { name: /^Edit/ }));
  await user.type(await screen.findByLabelText('Description'), ' and spring');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The problem wasn’t saved')).toBeVisible();
  expect(screen.getByLabelText('Affected department')).toHaveAccessibleDescription(/Not that one/);
  expect(screen.getByLabelText('Description')).toHaveValue('Few orders in winter and spring');
});

test('a problem shows the department that it hurts, which can be chosen and left out', async () => {
  const held = full();
  fakeApi.answer(problems.update, ({ body }) => (held.problems = [{ ...anyProblem(), ...body }])[0]!);
  const { user } = await renderAt(<ProblemsTab companyId={companyId} />, { language: 'es' });
  expect(await screen.findByText('Afecta a Sales')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Editar/ }));
  const field = await screen.findByLabelText('Departamento afectado');
  expect(field).toHaveDisplayValue('Sales');
  expect(
    within(field)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Ninguno en concreto', 'Workshop', 'Sales']);
  await user.selectOptions(field, 'Ninguno en concreto');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(screen.queryByText('Afecta a Sales')).not.toBeInTheDocument());
  expect(fakeApi.callsTo(problems.update)[0]?.body).toMatchObject({ departmentId: null });
});

test('the primary contact is changed with one button, which says who it is', async () => {
  const marta = anyContact({ isPrimary: true });
  const ana = anyContact({ id: 2, name: 'Ana' });
  const held = companyOnServer({ contacts: [marta, ana] });
  fakeApi.answer(contacts.update, () => {
    held.contacts = [
      { ...ana, isPrimary: true },
      { ...marta, isPrimary: false },
    ];
    return held.contacts[0]!;
  });
  const { user } = await renderAt(<ContactsTab companyId={companyId} />);
  expect(
    await screen.findByRole('button', { name: 'Primary contact: Marta Ruiz', pressed: true }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Primary contact: Ana', pressed: false }));
  expect(await screen.findByText('Ana is now the primary contact')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Primary contact: Ana', pressed: true })).toHaveFocus();
  expect(fakeApi.callsTo(contacts.update)).toMatchObject([
    { path: '/api/contacts/2', body: { isPrimary: true } },
  ]);
});
