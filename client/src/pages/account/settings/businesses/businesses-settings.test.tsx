import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { companies } from '@shared/consulting/companies/endpoints';
import { marketingCompaniesApi } from '@shared/marketing/companies/endpoints';
import { anySummary } from '@/features/consulting/testing/company-on-server';
import { anyCompany, marketingOnServer } from '@/features/marketing/testing/marketing-on-server';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { signedInAs } from '@/testing/signed-in';
import { SettingsPanel } from '../settings-panel';

beforeEach(() => void marketingOnServer());

const open = (part = 'businesses', language: 'en' | 'es' = 'en') =>
  renderAt(<SettingsPanel user={signedInAs()} portal={null} />, {
    path: `/settings?part=${part}`,
    language,
  });

const espiga = anySummary({
  id: 3,
  name: 'Panadería Espiga',
  country: 'ES',
  hourCost: 2200,
  hourCurrency: 'EUR',
});
const linked = anyCompany({ companyId: 3, senderName: 'Marta de Espiga', brandColor: '#0f6b66' });

test('a business stands once, with what each portal has set for it', async () => {
  fakeApi.answer(companies.list, [espiga]);
  fakeApi.answer(marketingCompaniesApi.list, [linked]);
  const { user } = await open();
  const business = within(await screen.findByRole('region', { name: 'Panadería Espiga' }));
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  for (const value of ['Spain', '€22', /^Europe\/Madrid \(GMT\+[12]\)$/, 'Marta de Espiga'])
    expect(business.getByText(value)).toBeVisible();
  expect(business.getByTitle('#0F6B66')).toBeVisible();
  expect(business.getByText('#0F6B66')).toHaveClass('sr-only');
  expect(business.getByRole('link', { name: 'CONSULTIA' })).toHaveAttribute('href', '/empresa/3');
  expect(business.getByRole('link', { name: 'Publishing' })).toHaveAttribute(
    'href',
    '/comercia/7/publishing',
  );
  await user.click(business.getByRole('button', { name: 'Edit Panadería Espiga in COMERZIA' }));
  expect(await screen.findByRole('dialog', { name: 'Edit company' })).toBeVisible();
});

test('a business that one portal lacks says so, with the way to add it there', async () => {
  fakeApi.answer(companies.list, [espiga]);
  fakeApi.answer(marketingCompaniesApi.list, [anyCompany({ name: 'Wheatfield' })]);
  await open();
  const espigaOnly = within(await screen.findByRole('region', { name: 'Panadería Espiga' }));
  expect(espigaOnly.getByRole('link', { name: 'Add it in COMERZIA' })).toHaveAttribute('href', '/comercia');
  const wheatfield = within(screen.getByRole('region', { name: 'Wheatfield' }));
  expect(wheatfield.getByRole('link', { name: 'Add it in CONSULTIA' })).toHaveAttribute(
    'href',
    '/consultoria',
  );
});

test('another business is described from the head of the page', async () => {
  fakeApi.answer(companies.list, [espiga]);
  fakeApi.answer(marketingCompaniesApi.list, []);
  await open();
  expect(await screen.findByRole('link', { name: 'Add company' })).toHaveAttribute('href', '/consultoria');
});

test('of several assessments of a business only the newest stands there', async () => {
  fakeApi.answer(companies.list, [{ ...espiga, id: 9, copiedFrom: 3 }, espiga]);
  fakeApi.answer(marketingCompaniesApi.list, []);
  await open();
  const business = within(await screen.findByRole('region', { name: 'Panadería Espiga' }));
  expect(business.getByRole('link', { name: 'CONSULTIA' })).toHaveAttribute('href', '/empresa/9');
});

test.each(['consultia', 'comerzia'])('the earlier address of %s leads to the businesses', async (part) => {
  fakeApi.answer(companies.list, []);
  fakeApi.answer(marketingCompaniesApi.list, []);
  await open(part, 'es');
  expect(screen.getByRole('link', { name: 'Mis empresas' })).toHaveAttribute('aria-current', 'page');
  expect(await screen.findByRole('link', { name: 'Describir una empresa' })).toHaveAttribute(
    'href',
    '/consultoria',
  );
});
