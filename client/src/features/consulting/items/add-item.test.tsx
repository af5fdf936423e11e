import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contacts, departments, problems, products, strengths } from '@shared/consulting/items/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import {
  anyContact,
  anyDepartment,
  anyProblem,
  companyId,
  companyOnServer,
  anyProduct,
  anyStrength,
} from '../testing/company-on-server';
import { ContactsTab } from './tabs/contacts-tab';
import { DepartmentsTab } from './tabs/departments-tab';
import { ProblemsTab } from './tabs/problems-tab';
import { ProductsTab } from './tabs/products-tab';
import { StrengthsTab } from './tabs/strengths-tab';

async function openDialog(Tab: typeof ProductsTab, button: string, language: 'en' | 'es' = 'en') {
  const held = companyOnServer();
  const { user } = await renderAt(<Tab companyId={companyId} />, { language });
  await user.click(await screen.findByRole('button', { name: button }));
  // The form is loaded with the first dialog.
  await within(await screen.findByRole('dialog')).findAllByRole('textbox');
  return { held, user };
}

test('a contact is added with all it has, and stands in the list', async () => {
  const { held, user } = await openDialog(ContactsTab, 'Add first contact');
  fakeApi.answer(contacts.create, () => (held.contacts = [anyContact({ name: 'Ana' })])[0]!);
  await user.type(screen.getByLabelText('Name'), 'Ana');
  await user.type(screen.getByLabelText('Position'), 'Director');
  await user.type(screen.getByLabelText('Phone'), '600');
  await user.type(screen.getByLabelText('Email'), 'ana@ria.example');
  await user.click(screen.getByLabelText('Primary contact'));
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Contact created')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Ana' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(fakeApi.callsTo(contacts.create)[0]?.body).toEqual({
    name: 'Ana',
    position: 'Director',
    phone: '600',
    email: 'ana@ria.example',
    isPrimary: true,
    companyId,
  });
});

test('a product is added by Enter, preselected as a product; the next dialog starts empty', async () => {
  const { held, user } = await openDialog(ProductsTab, 'Add first product');
  fakeApi.answer(products.create, () => (held.products = [anyProduct()])[0]!);
  await user.type(screen.getByLabelText('Description'), 'Two seats');
  await user.type(screen.getByLabelText('Name'), 'Dinghy{Enter}');
  expect(await screen.findByText('Product created')).toBeVisible();
  expect(fakeApi.callsTo(products.create)[0]?.body).toEqual({
    name: 'Dinghy',
    description: 'Two seats',
    type: 'product',
    companyId,
  });
  const addAnother = await screen.findByRole('button', { name: 'Add product' });
  expect(addAnother).toHaveFocus();
  await user.click(addAnother);
  expect(screen.getByLabelText('Name')).toHaveValue('');
});

test('a department is added with its level, 3 unless moved', async () => {
  const { held, user } = await openDialog(DepartmentsTab, 'Add first department');
  fakeApi.answer(departments.create, () => (held.departments = [anyDepartment()])[0]!);
  await user.type(screen.getByLabelText('Name'), 'Workshop');
  await user.type(screen.getByLabelText('Function'), 'Builds boats');
  await user.type(screen.getByLabelText('Programs'), 'Excel, WhatsApp');
  const level = screen.getByLabelText('Digitalization level');
  expect(level).toHaveValue('3');
  expect(level).toHaveAttribute('step', '1');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Department created')).toBeVisible();
  expect(fakeApi.callsTo(departments.create)[0]?.body).toEqual({
    name: 'Workshop',
    function: 'Builds boats',
    digitalizationLevel: 3,
    programs: 'Excel, WhatsApp',
    companyId,
  });
});

test('a problem is added with its priority', async () => {
  const { held, user } = await openDialog(ProblemsTab, 'Add first problem');
  fakeApi.answer(problems.create, () => (held.problems = [anyProblem()])[0]!);
  await user.type(screen.getByLabelText('Description'), 'Late orders');
  expect(screen.getByLabelText('Priority')).toHaveValue('3');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Problem created')).toBeVisible();
  expect(fakeApi.callsTo(problems.create)[0]?.body).toEqual({
    description: 'Late orders',
    priority: 3,
    departmentId: null,
    hoursPerMonth: null,
    measure: null,
    responsibleId: null,
    strengthIds: [],
    companyId,
  });
});

test('a strength is added with its impact', async () => {
  const { held, user } = await openDialog(StrengthsTab, 'Añadir la primera fortaleza', 'es');
  fakeApi.answer(strengths.create, () => (held.strengths = [anyStrength()])[0]!);
  await user.type(screen.getByLabelText('Descripción'), 'Buen equipo');
  expect(screen.getByLabelText('Impacto')).toHaveValue('3');
  await user.click(screen.getByRole('button', { name: 'Añadir' }));
  expect(await screen.findByText('Fortaleza registrada')).toBeVisible();
  expect(fakeApi.callsTo(strengths.create)[0]?.body).toEqual({
    description: 'Buen equipo',
    impact: 3,
    companyId,
  });
});
