import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { companies } from '@shared/consulting/companies/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { anyCompany, anySummary, companiesOnServer } from '../../testing/company-on-server';
import { CompanyOverview } from '../overview/company-overview';

async function openEdit() {
  const held = companiesOnServer(
    anySummary({ email: 'ria@example.org', size: 'small', structure: 'simple' }),
  );
  const rendered = await renderAt(<CompanyOverview />);
  await rendered.user.click(await screen.findByRole('button', { name: 'Edit Taller Ría' }));
  return { held, dialog: within(screen.getByRole('dialog', { name: 'Edit company' })), ...rendered };
}

test('a company is changed in the fields that made it', async () => {
  const { held, dialog, user } = await openEdit();
  fakeApi.answer(companies.update, ({ body }) => {
    held.list = [anySummary({ ...body })];
    return { ...anyCompany, ...body };
  });
  expect(await dialog.findByLabelText('Sector')).toHaveValue('Náutica');
  await user.selectOptions(dialog.getByLabelText('Size'), 'large');
  await user.selectOptions(dialog.getByLabelText('Structure'), 'matrix');
  await user.clear(dialog.getByLabelText('Email'));
  await user.clear(dialog.getByLabelText('Name'));
  await user.type(dialog.getByLabelText('Name'), 'Astillero Ría{Enter}');
  expect(await screen.findByText('Company saved')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Astillero Ría' })).toBeVisible();
  expect(fakeApi.callsTo(companies.update)).toMatchObject([
    {
      path: '/api/companies/7',
      body: { name: 'Astillero Ría', sector: 'Náutica', size: 'large', structure: 'matrix', email: null },
    },
  ]);
});

test('a refused change stays in the dialog, with the reason beside the field', async () => {
  const { dialog, user } = await openEdit();
  fakeApi.refuse(companies.update, 400, { message: 'Please check', fields: { email: 'Not that one' } });
  await user.type(dialog.getByLabelText('Name'), ' 2{Enter}');
  expect(await screen.findByText('The company wasn’t saved')).toBeVisible();
  expect(dialog.getByLabelText('Email')).toHaveAccessibleDescription(/Not that one/);
  expect(dialog.getByLabelText('Name')).toHaveValue('Taller Ría 2');
});

test('a card names what the report of its company still needs and leads to the next thing to do', async () => {
  const counts = { contacts: 0, products: 2, departments: 0, problems: 1, strengths: 0 };
  companiesOnServer(anySummary({ counts }));
  await renderAt(<CompanyOverview />, { language: 'es' });
  expect(await screen.findByText('Faltan los departamentos y las fortalezas')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Añadir el primer departamento' })).toHaveAttribute(
    'href',
    '/empresa/7?tab=departments&add=one',
  );
});
