import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Route } from 'wouter';
import { leadPlans } from '@shared/leads/plans/endpoints';
import { marketingTakeover } from '@shared/marketing/takeover/endpoints';
import { anyReport, companyOnServer, readyForReport } from '@/features/consulting/testing/company-on-server';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { signedInAs } from '@/testing/signed-in';
import { CompanyPage } from './company-page';

function openPage(path: string, language: 'en' | 'es' = 'en') {
  signedInAs();
  fakeApi.answer(marketingTakeover.link, null);
  fakeApi.answer(leadPlans.list, []);
  const page = (
    <Route path="/empresa/:id">
      <CompanyPage />
    </Route>
  );
  return renderAt(page, { path, language });
}

function onAPhone() {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('width < 40rem'),
    addEventListener: vi.fn<() => void>(),
    removeEventListener: vi.fn<() => void>(),
  }));
}

const guide = { en: 'What to do next', es: 'Qué hacer ahora' };

test('under a begun list stands what to do next: first the list that the report lacks, with its form', async () => {
  companyOnServer({ ...readyForReport(), strengths: [] });
  const { user } = await openPage('/empresa/7', 'es');
  const steps = within(await screen.findByRole('region', { name: guide.es }));
  expect(steps.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Faltan las fortalezas',
    'Problemas: da más detalles',
    'Departamentos: da más detalles',
  ]);
  await user.click(steps.getByRole('link', { name: 'Añadir la primera fortaleza' }));
  expect(await screen.findByRole('dialog', { name: 'Añadir fortaleza' })).toBeVisible();
});

test('a list does not say what its own cards say, and an empty one has only its first button', async () => {
  companyOnServer({ ...readyForReport(), strengths: [] });
  const { user } = await openPage('/empresa/7?tab=problems');
  const steps = within(await screen.findByRole('region', { name: guide.en }));
  expect(steps.queryByRole('heading', { name: /^Problems/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Strengths' }));
  expect(await screen.findByText('No strengths yet')).toBeVisible();
  expect(screen.queryByRole('region', { name: guide.en })).not.toBeInTheDocument();
});

test('once the report exists nothing is left to do for it', async () => {
  onAPhone();
  companyOnServer({ ...readyForReport(), report: anyReport() });
  await openPage('/empresa/7');
  expect(await screen.findByRole('link', { name: /^Report of / })).toBeVisible();
  expect(screen.queryByRole('region', { name: guide.en })).not.toBeInTheDocument();
});

test('a phone has the way to the report beside the act that adds, under the tabs', async () => {
  onAPhone();
  companyOnServer(readyForReport());
  await openPage('/empresa/7');
  const row = within((await screen.findByRole('tablist')).parentElement!);
  expect(await row.findByRole('link', { name: 'Go to the report' })).toBeVisible();
  expect(await row.findByRole('button', { name: /^Add product/ })).toBeVisible();
});
