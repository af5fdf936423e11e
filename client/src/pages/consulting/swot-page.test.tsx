import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Route } from 'wouter';
import { companies } from '@shared/consulting/companies/endpoints';
import { swot } from '@shared/consulting/swot/endpoints';
import { companyOnServer } from '@/features/consulting/testing/company-on-server';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { signedInAs } from '@/testing/signed-in';
import { SwotPage } from './swot-page';

function openPage(path: string) {
  signedInAs();
  companyOnServer();
  fakeApi.answer(swot.read, { strengths: [], weaknesses: [], opportunities: [], threats: [] });
  const page = (
    <Route path="/empresa/:id/swot">
      <SwotPage />
    </Route>
  );
  return renderAt(page, { path, language: 'es' });
}

test('the analysis names its company in the title and in the trail', async () => {
  await openPage('/empresa/7/swot');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Análisis DAFO');
  expect(document.title).toMatch(/^Análisis DAFO · Taller Ría/);
  const trail = within(screen.getByRole('navigation', { name: 'Estás aquí' }));
  expect(trail.getByRole('link', { name: 'Taller Ría' })).toHaveAttribute('href', '/empresa/7');
});

test('the analysis leads to the lists that it shares, and on to the report', async () => {
  await openPage('/empresa/7/swot');
  const main = within(await screen.findByRole('main'));
  await main.findByRole('heading', { level: 1 });
  for (const [name, tab] of [
    ['Fortalezas', 'strengths'],
    ['Problemas', 'problems'],
    ['Siguiente: el informe', 'report'],
  ] as const)
    expect(main.getByRole('link', { name })).toHaveAttribute('href', `/empresa/7?tab=${tab}`);
});

test('what is no company id has no analysis', async () => {
  await openPage('/empresa/x/swot');
  expect(await screen.findByRole('alert')).toHaveTextContent('ErrorID de empresa no válido');
  expect(fakeApi.callsTo(companies.read)).toEqual([]);
});
