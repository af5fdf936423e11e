import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { marketingCompaniesApi } from '@shared/marketing/companies/endpoints';
import { marketingTakeover } from '@shared/marketing/takeover/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { anyCompany } from '../testing/marketing-on-server';
import { BusinessOffers } from './business-offers';

const roca = {
  id: 4,
  name: 'Taller Roca',
  sector: 'Carpintería',
  productCount: 9,
  strengthCount: 4,
  problemCount: 0,
};

test('a company of CONSULTIA is offered with what comes along, and one click takes it over', async () => {
  fakeApi.answer(marketingCompaniesApi.list, []);
  fakeApi.answer(marketingTakeover.offers, [roca]);
  fakeApi.answer(marketingTakeover.take, { ...anyCompany({ id: 9 }), act: 'a-1' });
  const taken: number[] = [];
  const { user } = await renderAt(<BusinessOffers onTaken={(id) => taken.push(id)} />, {
    path: '/comercia',
    language: 'es',
  });
  const offer = within(await screen.findByRole('region', { name: 'Esto ya lo has contado en CONSULTIA' }));
  expect(offer.getByText('Carpintería · 9 productos · 4 fortalezas')).toBeVisible();
  await user.click(offer.getByRole('button', { name: 'Traer Taller Roca' }));
  await expect.poll(() => taken).toEqual([9]);
  expect(fakeApi.callsTo(marketingTakeover.take)[0]?.body).toEqual({ companyId: 4, language: 'es' });
  expect(await screen.findByRole('button', { name: 'Deshacer' })).toBeVisible();
});
