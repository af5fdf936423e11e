import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { companies } from '@shared/consulting/companies/endpoints';
import { keepInTab, readInTab } from '@/lib/storage';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { anyCompany, companiesOnServer } from '../../testing/company-on-server';
import { CompanyOverview } from './company-overview';

const sentence = 'Orders are written down by hand.';

async function openForm() {
  companiesOnServer();
  const { user } = await renderAt(<CompanyOverview />, { path: '/consultoria' });
  await user.click(await screen.findByRole('button', { name: 'Add first company' }));
  await user.type(await screen.findByLabelText('Name'), 'Espiga');
  await user.type(screen.getByLabelText('Sector'), 'Food');
  await user.selectOptions(screen.getByLabelText('Size'), 'Small (1-49 employees)');
  await user.selectOptions(screen.getByLabelText('Structure'), 'matrix');
  return { user, create: () => user.click(screen.getByRole('button', { name: 'Create' })) };
}

test('a sentence from the home page stands in the form, survives a refusal and is stored with the company', async () => {
  keepInTab('first_problem', sentence);
  const { create } = await openForm();
  const field = screen.getByLabelText(/^Your first problem/);
  expect(field).toHaveValue(sentence);
  fakeApi.refuse(companies.create, 409, { message: 'The account is full' });
  await create();
  expect(await screen.findByText('The account is full')).toBeVisible();
  expect(field).toHaveValue(sentence);
  expect(readInTab('first_problem')).toBe(sentence);
  fakeApi.answer(companies.create, { ...anyCompany, id: 12 });
  await create();
  expect(await screen.findByText('Company created')).toBeVisible();
  expect(fakeApi.callsTo(companies.create).at(-1)?.body).toMatchObject({ firstProblem: sentence });
  expect(readInTab('first_problem')).toBeNull();
});

test('it can be left out', async () => {
  keepInTab('first_problem', sentence);
  const { user, create } = await openForm();
  await user.clear(screen.getByLabelText(/^Your first problem/));
  fakeApi.answer(companies.create, { ...anyCompany, id: 12 });
  await create();
  expect(await screen.findByText('Company created')).toBeVisible();
  expect(fakeApi.callsTo(companies.create)[0]?.body).not.toHaveProperty('firstProblem');
});

test('without a sentence the form does not ask for one', async () => {
  await openForm();
  expect(screen.queryByLabelText(/^Your first problem/)).toBeNull();
});
