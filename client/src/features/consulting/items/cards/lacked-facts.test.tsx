import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '@/testing/render';
import {
  anyContact,
  anyDepartment,
  anyProblem,
  anyReport,
  companyId,
  companyOnServer,
} from '../../testing/company-on-server';
import { ProblemsTab } from '../tabs/problems-tab';

type Given = Parameters<typeof companyOnServer>[0];

function onServer(given: Given = {}) {
  companyOnServer({
    contacts: [anyContact()],
    departments: [anyDepartment(), anyDepartment({ id: 2, name: 'Sales' })],
    problems: [anyProblem({ description: 'Orders get lost', hoursPerMonth: 8 })],
    ...given,
  });
}

const lacked = async (language: 'en' | 'es' = 'en') => {
  const name = language === 'en' ? 'What the report would ask' : 'Lo que preguntaría el informe';
  return within(await screen.findByRole('group', { name })).getAllByRole('button');
};

test('a problem shows what the report lacks of it, and only that', async () => {
  onServer();
  await renderAt(<ProblemsTab companyId={companyId} />, { language: 'es' });
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
  const { user } = await renderAt(<ProblemsTab companyId={companyId} />);
  const act = (await lacked()).find(({ textContent }) => textContent === question);
  await user.click(act!);
  const field = await within(await screen.findByRole('dialog')).findByLabelText(label);
  await expect.poll(() => document.activeElement).toBe(field);
  expect(field.closest('details')?.open ?? true).toBe(true);
});

test('what has nothing to choose from is not offered', async () => {
  onServer({ contacts: [], departments: [] });
  await renderAt(<ProblemsTab companyId={companyId} />);
  expect((await lacked()).map(({ textContent }) => textContent)).toEqual(['measure']);
});

test('once the report exists a problem asks for nothing', async () => {
  onServer({ report: anyReport() });
  await renderAt(<ProblemsTab companyId={companyId} />);
  expect(await screen.findByText('Orders get lost')).toBeVisible();
  expect(screen.queryByRole('group', { name: 'What the report would ask' })).not.toBeInTheDocument();
});
