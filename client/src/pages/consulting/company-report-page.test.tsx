import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { leadPlans } from '@shared/leads/plans/endpoints';
import { marketingTakeover } from '@shared/marketing/takeover/endpoints';
import { Route } from 'wouter';
import { companies } from '@shared/consulting/companies/endpoints';
import { reports } from '@shared/consulting/report/endpoints';
import {
  anyCompany,
  anyReport,
  companyId,
  companyOnServer,
  dataOf,
  readyForReport,
} from '@/features/consulting/testing/company-on-server';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { signedInAs } from '@/testing/signed-in';
import { CompanyReportPage } from './company-report-page';

beforeEach(() => {
  fakeApi.answer(leadPlans.list, []);
  fakeApi.answer(marketingTakeover.link, null);
});

function openPage(path = `/empresa/${companyId}/report`) {
  signedInAs();
  const page = (
    <Route path="/empresa/:id/report">
      <CompanyReportPage />
    </Route>
  );
  return renderAt(page, { path });
}

test('the report tells the company as it was when it was made', async () => {
  const held = companyOnServer({ ...readyForReport(), report: anyReport() });
  held.snapshot = { ...dataOf(held), company: { ...anyCompany, name: 'Taller Antiguo', size: 'small' } };
  await openPage();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Consulting report for Taller Antiguo' }),
  ).toBeVisible();
  expect(await screen.findByRole('img', { name: /^Light and low-cost/ })).toBeVisible();
  expect(screen.getByText(/Generated on 3 March 2026, in English/)).toBeVisible();
  expect(await screen.findByText('Name: “Taller Antiguo” → “Taller Ría”')).toBeVisible();
});

test('without a report the page says what is missing and leads to the dialog that adds it', async () => {
  companyOnServer({ ...readyForReport(), strengths: [] });
  await openPage();
  expect(await screen.findByText('This company has no report yet.')).toBeVisible();
  expect(screen.getByText(/^Missing: strengths\. One strength is enough to generate it\.$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add first strength' })).toHaveAttribute(
    'href',
    `/empresa/${companyId}?tab=strengths&add=one`,
  );
  expect(screen.queryByRole('button', { name: 'Generate report' })).not.toBeInTheDocument();
});

test('where nothing is missing the page itself generates the report', async () => {
  const held = companyOnServer(readyForReport());
  fakeApi.answer(reports.create, () => {
    held.report = anyReport();
    return anyReport();
  });
  const { user } = await openPage();
  await user.click(await screen.findByRole('button', { name: 'Generate report' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Generate now' }));
  expect(await screen.findByText(/Generated on 3 March 2026, in English/)).toBeVisible();
});

test('a company that is not there is told', async () => {
  companyOnServer();
  fakeApi.refuse(companies.read, 404);
  await openPage();
  expect(await screen.findByRole('alert')).toHaveTextContent('company not found');
});

test('an id that is none is told', async () => {
  await openPage('/empresa/x/report');
  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid company ID');
});

test('a report that cannot be read can be asked for again', async () => {
  companyOnServer({ ...readyForReport(), report: anyReport() });
  fakeApi.refuse(reports.read, 500);
  const { user } = await openPage();
  await screen.findByRole('alert');
  fakeApi.answer(reports.read, anyReport());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Summary' })).toBeVisible();
});

test('the sharing dialog opens from the page', async () => {
  companyOnServer({ ...readyForReport(), report: anyReport() });
  const { user } = await openPage();
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  expect(screen.getByRole('dialog', { name: 'Share this report' })).toBeVisible();
  expect(await screen.findByText('There are no active links.')).toBeVisible();
});
