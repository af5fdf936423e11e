import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type CompanySummary, companies } from '@shared/consulting/companies/endpoints';
import type { Wire } from '@shared/http/wire';
import { anySummary } from '@/features/consulting/testing/company-on-server';
import { later } from '@/features/consulting/testing/later';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { signedInAs } from '@/testing/signed-in';
import { ConsultoriaPage } from './consultoria-page';

test('the portal begins with the companies; until they are there, it says that they are loading', async () => {
  signedInAs();
  const { promise, resolve } = later<Wire<CompanySummary>[]>();
  fakeApi.answer(companies.list, () => promise);
  await renderAt(<ConsultoriaPage />, { path: '/consultoria', language: 'es' });
  expect(screen.getByRole('heading', { name: 'Mis empresas' })).toBeVisible();
  expect(screen.getByText('Cargando…')).toBeInTheDocument();
  resolve([anySummary()]);
  expect(await screen.findByRole('link', { name: 'Taller Ría' })).toBeVisible();
  expect(screen.queryByText('Cargando…')).not.toBeInTheDocument();
});
