import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { Route } from 'wouter';
import { leadCompanies } from '@shared/leads/companies/endpoints';
import {
  anyCompany as anySummary,
  anyDepartment,
  anyReport,
  companiesOnServer,
  companyOnServer,
} from '@/features/consulting/testing/company-on-server';
import { anyChange, anyCompany, leadsOnServer } from '@/features/leads/testing/leads-on-server';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { signedInAs } from '@/testing/signed-in';
import { CompanyPage } from './company-page';

const open = () =>
  renderAt(
    <Route path="/leadmanager/dashboard/companies/:id">
      <CompanyPage />
    </Route>,
    { path: '/leadmanager/dashboard/companies/7' },
  );

const part = async () => within(await screen.findByRole('region', { name: 'In CONSULTIA' }));
const counts = { contacts: 0, products: 0, departments: 0, problems: 0, strengths: 0 };
const listed = (changes: object) => ({
  ...anySummary,
  counts,
  hasReport: false,
  digitalization: null,
  hoursPerMonth: 0,
  ...changes,
});

beforeEach(() => void signedInAs());

test('a company is linked to the newest assessment of one in CONSULTIA', async () => {
  leadsOnServer({ companies: [anyCompany()] });
  companyOnServer();
  companiesOnServer(listed({ id: 3 }), listed({ id: 4, copiedFrom: 3, name: 'Taller Ría 2027' }));
  fakeApi.answer(leadCompanies.update, { ...anyCompany({ consultingCompanyId: 4, version: 2 }), act: 'a-9' });
  const { user } = await open();
  await user.click((await part()).getByRole('button', { name: 'Link a company' }));
  const field = (await part()).getByRole('combobox', { name: 'Your companies in CONSULTIA' });
  expect(field).toHaveFocus();
  await user.click(field);
  const options = within(await screen.findByRole('listbox')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Taller Ría 20272 Mar 2026']);
  await user.click(options[0] as HTMLElement);
  expect(await screen.findByText('Linked to CONSULTIA')).toBeVisible();
  expect(fakeApi.callsTo(leadCompanies.update)[0]?.body).toEqual({ consultingCompanyId: 4, version: 1 });
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('a linked company shows its score and its report, and the link is taken away', async () => {
  leadsOnServer({ companies: [anyCompany({ consultingCompanyId: 7 })] }, [
    anyChange({ before: { consultingCompanyId: null }, after: { consultingCompanyId: 7 } }),
  ]);
  const held = companyOnServer({
    departments: [anyDepartment(), anyDepartment({ id: 2, digitalizationLevel: 3 })],
  });
  held.report = anyReport();
  fakeApi.answer(leadCompanies.update, { ...anyCompany({ version: 2 }), act: 'a-9' });
  const { user } = await open();
  const shown = await part();
  expect(await shown.findByRole('link', { name: 'Taller Ría' })).toHaveAttribute('href', '/empresa/7');
  expect(await shown.findByText('38 of 100')).toBeVisible();
  expect(shown.getByRole('link', { name: 'Open it (3 Mar 2026)' })).toHaveAttribute(
    'href',
    '/empresa/7/report',
  );
  const timeline = within(screen.getByRole('region', { name: 'Timeline' }));
  expect((await timeline.findAllByRole('listitem'))[0]).toHaveTextContent(
    'Company in CONSULTIA: – → Taller Ría',
  );
  await user.click(shown.getByRole('button', { name: 'Remove the link' }));
  expect(await screen.findByText('The link was removed')).toBeVisible();
  expect(fakeApi.callsTo(leadCompanies.update)[0]?.body).toEqual({ consultingCompanyId: null, version: 1 });
});
