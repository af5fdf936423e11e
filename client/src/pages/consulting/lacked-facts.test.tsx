import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Route } from 'wouter';
import { leadPlans } from '@shared/leads/plans/endpoints';
import { marketingTakeover } from '@shared/marketing/takeover/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { signedInAs } from '@/testing/signed-in';
import {
  anyContact,
  anyDepartment,
  anyProblem,
  anyReport,
  companyOnServer,
} from '@/features/consulting/testing/company-on-server';
import { CompanyPage } from './company-page';

type Given = Parameters<typeof companyOnServer>[0];

function onServer(given: Given = {}) {
  companyOnServer({
    contacts: [anyContact()],
    departments: [anyDepartment(), anyDepartment({ id: 2, name: 'Sales' })],
    problems: [anyProblem({ description: 'Orders get lost', hoursPerMonth: 8 })],
    ...given,
  });
}

function openProblems(language: 'en' | 'es' = 'en') {
  signedInAs();
  fakeApi.answer(marketingTakeover.link, null);
  fakeApi.answer(leadPlans.list, []);
  const page = (
    <Route path="/empresa/:id">
      <CompanyPage />
    </Route>
  );
  return renderAt(page, { path: '/empresa/7?tab=problems', language });
}

const lacked = async (language: 'en' | 'es' = 'en') => {
  const name = language === 'en' ? 'What the report would ask' : 'Lo que preguntaría el informe';
  return within(await screen.findByRole('group', { name })).getAllByRole('button');
};

test('a problem shows what the report lacks of it, and only that', async () => {
  onServer();
  await openProblems('es');
  expect((await lacked('es')).map(({ textContent }) => textContent)).toEqual([
    'departamento',
    'responsable',
    'medida',
  ]);
});

test.each([
  ['measure', 'Measure'],
  ['responsible', 'Responsible'],
  ['department', /^Affected department/],
] as const)('the act for its %s opens the form there', async (question, label) => {
  onServer();
  const { user } = await openProblems();
  const act = (await lacked()).find(({ textContent }) => textContent === question);
  await user.click(act!);
  const field = await within(await screen.findByRole('dialog')).findByLabelText(label);
  await expect.poll(() => document.activeElement).toBe(field);
  expect(field.closest('details')?.open ?? true).toBe(true);
});

test('what has nothing to choose from is not offered', async () => {
  onServer({ contacts: [], departments: [] });
  await openProblems();
  expect((await lacked()).map(({ textContent }) => textContent)).toEqual(['measure']);
});

test('once the report exists a problem asks for nothing', async () => {
  onServer({ report: anyReport() });
  await openProblems();
  expect(await screen.findByText('Orders get lost')).toBeVisible();
  expect(screen.queryByRole('group', { name: 'What the report would ask' })).not.toBeInTheDocument();
});
