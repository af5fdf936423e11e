import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contacts, departments, problems, products, strengths } from '@shared/consulting/items/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { companyId, companyOnServer } from '../testing/company-on-server';
import { ContactForm } from './forms/contact-form';
import { DepartmentForm } from './forms/department-form';
import { ProblemForm } from './forms/problem/problem-form';
import { ProductForm } from './forms/product-form';
import { StrengthForm } from './forms/strength-form';

const form = { companyId, onSaved: () => undefined };

test.each([
  ['contact', ContactForm, { Nombre: 'El nombre es requerido', Cargo: 'El cargo es requerido' }],
  ['product', ProductForm, { Nombre: 'El nombre es requerido', Descripción: 'La descripción es requerida' }],
  ['department', DepartmentForm, { Nombre: 'El nombre es requerido', Función: 'La función es requerida' }],
  ['problem', ProblemForm, { Descripción: 'La descripción es requerida' }],
  ['strength', StrengthForm, { Descripción: 'La descripción es requerida' }],
] as const)('an empty %s is not sent, and each field says what it needs', async (_, Form, errors) => {
  companyOnServer();
  const { user } = await renderAt(<Form {...form} />, { language: 'es' });
  await user.click(screen.getByRole('button', { name: 'Añadir' }));
  for (const [label, error] of Object.entries(errors)) {
    expect(await screen.findByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(error));
    expect(screen.getByLabelText(label)).toBeInvalid();
  }
});

test("a contact's email must be one, if it is given", async () => {
  const { user } = await renderAt(<ContactForm {...form} />, { language: 'es' });
  await user.type(screen.getByLabelText('Correo electrónico'), 'marta');
  await user.click(screen.getByRole('button', { name: 'Añadir' }));
  expect(await screen.findByText('Debe ser un correo electrónico válido')).toBeVisible();
});

test('the level that was chosen with the slider is sent', async () => {
  companyOnServer();
  fakeApi.refuse(problems.create, 500);
  const { user } = await renderAt(<ProblemForm {...form} />);
  await user.type(screen.getByLabelText('Description'), 'Late orders');
  fireEvent.change(screen.getByLabelText('Priority'), { target: { value: '5' } });
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Error registering problem')).toBeVisible();
  expect(fakeApi.callsTo(problems.create)[0]?.body).toMatchObject({ priority: 5 });
});

const saves = {
  contact: contacts.create,
  product: products.create,
  department: departments.create,
  problem: problems.create,
  strength: strengths.create,
};

const filled = {
  contact: { Name: 'Ana', Position: 'Director' },
  product: { Name: 'Dinghy', Description: 'Two seats' },
  department: { Name: 'Workshop', Function: 'Builds boats' },
  problem: { Description: 'Late orders' },
  strength: { Description: 'Good team' },
};

test.each([
  ['contact', ContactForm, 'Error creating contact', 'position', 'Position'],
  ['product', ProductForm, 'Error creating product', 'name', 'Name'],
  ['department', DepartmentForm, 'Error creating department', 'function', 'Function'],
  ['problem', ProblemForm, 'Error registering problem', 'description', 'Description'],
  ['strength', StrengthForm, 'Error registering strength', 'description', 'Description'],
] as const)(
  'a refused %s keeps what was typed and says why, beside the field too',
  async (kind, Form, title, name, label) => {
    companyOnServer();
    fakeApi.refuse(saves[kind], 400, {
      message: 'Please check the marked fields',
      fields: { [name]: 'Not like this' },
    });
    const { user } = await renderAt(<Form {...form} />);
    for (const [field, text] of Object.entries(filled[kind]))
      await user.type(screen.getByLabelText(field), text);
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText('Please check the marked fields')).toBeVisible();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(
      expect.stringContaining('Not like this'),
    );
    for (const [field, text] of Object.entries(filled[kind])) {
      expect(screen.getByLabelText(field)).toHaveValue(text);
    }
  },
);
