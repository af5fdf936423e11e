import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Route } from 'wouter';
import { companies } from '@shared/consulting/companies/endpoints';
import type { Company } from '@shared/consulting/tables';
import type { Wire } from '@shared/http/wire';
import {
  anyCompany,
  anyReport,
  anyStrength,
  companyOnServer,
  readyForReport,
} from '@/features/consulting/testing/company-on-server';
import { later } from '@/features/consulting/testing/later';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { signedInAs } from '@/testing/signed-in';
import { CompanyPage } from './company-page';

function openPage(path: string, language: 'en' | 'es' = 'en') {
  signedInAs();
  const page = (
    <Route path="/empresa/:id">
      <CompanyPage />
    </Route>
  );
  return renderAt(page, { path, language });
}

test.each(['abc', '0', '-1', '1.5', '1e3', '99999999999'])('%s is no company id', async (id) => {
  await openPage(`/empresa/${id}`, 'es');
  expect(await screen.findByRole('alert')).toHaveTextContent('ErrorID de empresa no válido');
  expect(fakeApi.callsTo(companies.read)).toEqual([]);
});

test.each([
  ['en', 'company not found', 'Back to companies'],
  ['es', 'empresa no encontrada', 'Volver a las empresas'],
] as const)('in %s, a company that is not there is told, with the way back', async (language, text, back) => {
  companyOnServer();
  fakeApi.refuse(companies.read, 404, {
    message: 'Company not found or you do not have permission to access',
  });
  await openPage('/empresa/9', language);
  expect(await screen.findByRole('alert')).toHaveTextContent(`Error${text}`);
  expect(screen.getByRole('link', { name: back })).toHaveAttribute('href', '/consultoria');
});

test('a failure of the server is not taken for a missing company, and can be tried again', async () => {
  companyOnServer();
  fakeApi.refuse(companies.read, 500, { message: 'Something went wrong here' });
  const { user } = await openPage('/empresa/7');
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong here');
  fakeApi.answer(companies.read, anyCompany);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Taller Ría' })).toBeVisible();
});

test('a spinner stands until the company is there; then its header and the way back', async () => {
  companyOnServer();
  const { promise, resolve } = later<Wire<Company>>();
  fakeApi.answer(companies.read, () => promise);
  await openPage('/empresa/7', 'es');
  expect(screen.getByRole('status')).toHaveTextContent('Cargando la empresa…');
  resolve(anyCompany);
  expect(await screen.findByRole('heading', { name: 'Taller Ría' })).toBeVisible();
  for (const fact of ['Mediana (50-249 empleados)', 'Náutica', 'Funcional'])
    expect(screen.getByText(fact)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Volver a las empresas' })).toHaveAttribute('href', '/consultoria');
  expect(document.title).toMatch(/^Taller Ría/);
});

test.each([
  ['en', ['Contacts', 'Products', 'Departments', 'Problems', 'Strengths', 'Report']],
  ['es', ['Contactos', 'Productos', 'Departamentos', 'Problemas', 'Fortalezas', 'Informe']],
] as const)(
  'in %s, six tabs stand in order and products is the first to be seen',
  async (language, names) => {
    companyOnServer();
    await openPage('/empresa/7', language);
    const tabs = await screen.findAllByRole('tab');
    for (const [index, name] of names.entries()) expect(tabs[index]).toHaveAccessibleName(name);
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName(names[1]);
  },
);

test('the tab is in the address, and the address chooses the tab', async () => {
  companyOnServer({ strengths: [anyStrength()] });
  const { user } = await openPage('/empresa/7?tab=strengths');
  expect(await screen.findByText('Skilled boatbuilders')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Problems' }));
  expect(location.pathname + location.search).toBe('/empresa/7?tab=problems');
  expect(await screen.findByText('No problems yet')).toBeVisible();
});

test('an unknown tab in the address shows the products', async () => {
  companyOnServer();
  await openPage('/empresa/7?tab=nonsense');
  expect(await screen.findByRole('tab', { selected: true })).toHaveAccessibleName('Products');
});

test.each([
  ['en', '2 of 4 parts of the report are described. It still needs departments and strengths.'],
  ['es', 'Partes del informe ya descritas: 2 de 4. Aún necesita departamentos y fortalezas.'],
] as const)('in %s, a sentence says what the report still needs', async (language, sentence) => {
  companyOnServer({ ...readyForReport(), departments: [], strengths: [] });
  await openPage('/empresa/7', language);
  await screen.findByRole('link', { name: /^(strengths|fortalezas)$/ });
  expect(
    screen.getByText((_, element) => element?.tagName === 'P' && element.textContent === sentence),
  ).toBeVisible();
});

test('what the report still needs leads to its list', async () => {
  companyOnServer({ ...readyForReport(), strengths: [] });
  const { user } = await openPage('/empresa/7');
  await user.click(await screen.findByRole('link', { name: 'strengths' }));
  expect(await screen.findByText('No strengths yet')).toBeVisible();
});

test('who follows a link of the report to an empty list by keyboard goes on from its tab', async () => {
  companyOnServer({ ...readyForReport(), strengths: [] });
  const { user } = await openPage('/empresa/7?tab=report');
  const link = await screen.findByRole('link', { name: 'identify strengths' });
  link.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('No strengths yet')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Strengths' })).toHaveFocus();
});

test('once it exists the line leads to the report', async () => {
  companyOnServer({ ...readyForReport(), report: anyReport() });
  const { user } = await openPage('/empresa/7');
  await user.click(await screen.findByRole('link', { name: 'Read the report' }));
  expect(await screen.findByText('ANALYSIS OF TALLER RÍA')).toBeVisible();
});

test('a finding of the report tab leads to its record in the other tab, which gets the focus', async () => {
  companyOnServer({ ...readyForReport(), report: anyReport() });
  const { user } = await openPage('/empresa/7?tab=report');
  await user.click(await screen.findByRole('link', { name: 'See the strength: Skilled boatbuilders' }));
  expect(screen.getByRole('tab', { name: 'Strengths' })).toHaveAttribute('aria-selected', 'true');
  const strengths = await screen.findByRole('list', { name: 'Strengths' });
  expect(within(strengths).getByRole('listitem')).toHaveFocus();
});
