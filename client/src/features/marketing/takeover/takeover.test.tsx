import { useQuery } from '@tanstack/react-query';
import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Route } from 'wouter';
import { marketingActs } from '@shared/marketing/acts/endpoints';
import { marketingCompaniesApi } from '@shared/marketing/companies/endpoints';
import { marketingTakeover } from '@shared/marketing/takeover/endpoints';
import { query } from '@/lib/api/query-client';
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

/** The page of the company that was taken over. */
function Taken() {
  const { data } = useQuery(query(marketingCompaniesApi.read, { id: 9 }));
  return data && <p>Here</p>;
}

test('a company of CONSULTIA is offered with what comes along, taken over with one click, and taken back', async () => {
  fakeApi.answer(marketingCompaniesApi.list, []);
  fakeApi.answer(marketingTakeover.offers, [roca]);
  fakeApi.answer(marketingTakeover.take, { ...anyCompany({ id: 9 }), act: 'a-1' });
  const taken: number[] = [];
  fakeApi.answer(marketingCompaniesApi.read, anyCompany({ id: 9 }));
  const { user } = await renderAt(
    <>
      <BusinessOffers onTaken={(id) => taken.push(id)} />
      <Route path="/comercia/9/product">
        <Taken />
      </Route>
    </>,
    { path: '/comercia', language: 'es' },
  );
  const offer = within(await screen.findByRole('region', { name: 'Esto ya lo has contado en CONSULTIA' }));
  expect(offer.getByText('Carpintería · 9 productos · 4 fortalezas')).toBeVisible();
  await user.click(offer.getByRole('button', { name: 'Traer Taller Roca' }));
  await expect.poll(() => taken).toEqual([9]);
  expect(fakeApi.callsTo(marketingTakeover.take)[0]?.body).toEqual({ companyId: 4, language: 'es' });
  const undo = await screen.findByRole('button', { name: 'Deshacer' });
  fakeApi.answer(marketingActs.outlook, { records: 3, count: 0, exceptions: [] });
  fakeApi.answer(marketingActs.undo, { records: 3, count: 0, exceptions: [], act: 'a-2', run: null });
  act(() => history.replaceState(null, '', '/comercia/9/product'));
  expect(await screen.findByText('Here')).toBeVisible();
  const asked = () => fakeApi.callsTo(marketingTakeover.offers).length;
  const before = asked();
  await user.click(undo);
  await expect.poll(() => location.pathname).toBe('/comercia');
  await expect.poll(asked).toBeGreaterThan(before);
  // What is gone is not asked for again.
  expect(fakeApi.callsTo(marketingCompaniesApi.read)).toHaveLength(1);
});
