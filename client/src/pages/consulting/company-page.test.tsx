import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Route } from 'wouter';
import { companies } from '@shared/consulting/companies/endpoints';
import { buildReport } from '@shared/consulting/report/build-report';
import type { Company } from '@shared/consulting/tables';
import { leadPlans } from '@shared/leads/plans/endpoints';
import { marketingTakeover } from '@shared/marketing/takeover/endpoints';
import type { Wire } from '@shared/http/wire';
import {
  anyCompany,
  anyProduct,
  anyReport,
  anyStrength,
  companyOnServer,
  dataOf,
  readyForReport,
} from '@/features/consulting/testing/company-on-server';
import { later } from '@/features/consulting/testing/later';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { signedInAs } from '@/testing/signed-in';
import { CompanyPage } from './company-page';

afterEach(() => vi.unstubAllGlobals());

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
    matches: query === '(width < 40rem)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
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
  ['en', 'Report: 2 of 4', 'Add first department', 'Add department'],
  ['es', 'Informe: 2 de 4', 'Añadir el primer departamento', 'Añadir departamento'],
] as const)(
  'in %s, a line counts what the report has of its four parts, and one button opens the form of the next',
  async (...given) => {
    const [language, count, next, form] = given;
    companyOnServer({ ...readyForReport(), departments: [], strengths: [] });
    const { user } = await openPage('/empresa/7', language);
    const button = await screen.findByRole('link', { name: next });
    const name = /^(What the report needs|Lo que necesita el informe)$/;
    const line = within(screen.getByRole('region', { name }));
    expect(line.getByText(count)).toBeVisible();
    expect(line.queryByRole('link')).not.toBeInTheDocument();
    await user.click(button);
    expect(await screen.findByRole('dialog', { name: form })).toBeVisible();
    expect(location.search).toContain('tab=departments');
  },
);

test('an empty list has the one button that fills it, and the head none', async () => {
  companyOnServer({ ...readyForReport(), strengths: [] });
  const { user } = await openPage('/empresa/7');
  await user.click(await screen.findByRole('tab', { name: 'Strengths' }));
  expect(await screen.findByRole('button', { name: 'Add first strength' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Add first strength' })).not.toBeInTheDocument();
});

test('the last step is the report, which its own tab generates', async () => {
  companyOnServer(readyForReport());
  const { user } = await openPage('/empresa/7');
  await user.click(await screen.findByRole('link', { name: 'Go to the report' }));
  expect(await screen.findByRole('button', { name: 'Generate report' })).toBeEnabled();
  expect(screen.queryByRole('link', { name: 'Go to the report' })).not.toBeInTheDocument();
});

test('an item that the address names is marked and takes the focus', async () => {
  companyOnServer({ products: [anyProduct(), anyProduct({ id: 12, name: 'Kayak' })] });
  await openPage('/empresa/7?tab=products#product-12');
  const card = (await screen.findByRole('heading', { name: 'Kayak' })).closest('li');
  await expect.poll(() => document.activeElement).toBe(card);
  expect(card).toHaveClass('ring-accent');
});

test('the company is edited, and its SWOT analysis opened, from the menu of its head', async () => {
  companyOnServer();
  const { user } = await openPage('/empresa/7');
  await user.click(await screen.findByRole('button', { name: 'More options for this company' }));
  await user.click(screen.getByRole('menuitem', { name: 'Edit company' }));
  expect(screen.getByRole('dialog', { name: 'Edit company' })).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'More options for this company' }));
  await user.click(screen.getByRole('menuitem', { name: 'SWOT analysis' }));
  expect(location.pathname).toBe('/empresa/7/swot');
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

test('once it exists its tab leads to the report, and on a phone its date in the head', async () => {
  onAPhone();
  companyOnServer({ ...readyForReport(), report: anyReport() });
  const { user } = await openPage('/empresa/7');
  expect(await screen.findByRole('tab', { name: 'Report' })).toBeVisible();
  await user.click(await screen.findByRole('link', { name: /^Report of / }));
  expect(await screen.findByText('ANALYSIS OF TALLER RÍA')).toBeVisible();
});

test('after its report, a company is copied for a new assessment, which opens', async () => {
  companyOnServer({ ...readyForReport(), report: anyReport() });
  fakeApi.answer(companies.assess, { ...anyCompany, id: 12, copiedFrom: 7 });
  const { user } = await openPage('/empresa/7?tab=report', 'es');
  await user.click(await screen.findByRole('button', { name: 'Nueva evaluación' }));
  expect(await screen.findByText('Nueva evaluación creada')).toBeVisible();
  expect(location.pathname).toBe('/empresa/12');
  expect(fakeApi.callsTo(companies.assess).map(({ path }) => path)).toEqual(['/api/companies/7/assessments']);
});

test('a refused new assessment says why and stays with the company', async () => {
  companyOnServer({ ...readyForReport(), report: anyReport() });
  fakeApi.refuse(companies.assess, 409, { message: 'An account can hold at most 200 companies' });
  const { user } = await openPage('/empresa/7?tab=report');
  await user.click(await screen.findByRole('button', { name: 'New assessment' }));
  expect(await screen.findByText('An account can hold at most 200 companies')).toBeVisible();
  expect(location.pathname).toBe('/empresa/7');
});

test('a report begins high: the menu of the company makes a new assessment, and so does the report’s foot', async () => {
  onAPhone();
  companyOnServer({ ...readyForReport(), report: anyReport() });
  fakeApi.refuse(companies.assess, 409, { message: 'An account can hold at most 200 companies' });
  const { user } = await openPage('/empresa/7?tab=report');
  await screen.findByRole('heading', { level: 2, name: 'Consulting report' });
  expect(screen.getByRole('button', { name: 'New assessment' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'More options for this company' }));
  await user.click(await screen.findByRole('menuitem', { name: 'New assessment' }));
  expect(await screen.findByText('An account can hold at most 200 companies')).toBeVisible();
});

test('a finding of the report tab leads to its record in the other tab, which gets the focus', async () => {
  const held = companyOnServer(readyForReport());
  held.report = anyReport(buildReport(dataOf(held), 'en'));
  const { user } = await openPage('/empresa/7?tab=report');
  const [link] = await screen.findAllByRole('link', { name: 'See the strength: Skilled boatbuilders' });
  await user.click(link!);
  expect(screen.getByRole('tab', { name: 'Strengths' })).toHaveAttribute('aria-selected', 'true');
  const strengths = await screen.findByRole('list', { name: 'Strengths' });
  expect(within(strengths).getByRole('listitem')).toHaveFocus();
});
