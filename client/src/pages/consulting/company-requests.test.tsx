import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { leadPlans } from '@shared/leads/plans/endpoints';
import { marketingTakeover } from '@shared/marketing/takeover/endpoints';
import { Route } from 'wouter';
import { reports } from '@shared/consulting/report/endpoints';
import {
  anyReport,
  companiesOnServer,
  anySummary,
  companyOnServer,
  readyForReport,
} from '@/features/consulting/testing/company-on-server';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { screensAtRest } from '@/testing/rest';
import { signedInAs } from '@/testing/signed-in';
import { CompanyPage } from './company-page';
import { CompanyReportPage } from './company-report-page';
import { ConsultoriaPage } from './consultoria-page';

beforeEach(() => {
  fakeApi.answer(leadPlans.list, []);
  fakeApi.answer(marketingTakeover.link, null);
});

const pages = (
  <>
    <Route path="/consultoria" component={ConsultoriaPage} />
    <Route path="/empresa/:id" component={CompanyPage} />
    <Route path="/empresa/:id/report" component={CompanyReportPage} />
  </>
);

function openPages(path: string) {
  signedInAs();
  companiesOnServer(anySummary());
  return renderAt(pages, { path });
}

const askedTwice = () => fakeApi.requests().filter((request, at, all) => all.indexOf(request) !== at);

test('a company with a report is read once, however often one goes to and fro', async () => {
  companyOnServer({ ...readyForReport(), report: anyReport() });
  const { user } = await openPages('/empresa/7?tab=report');
  expect(await screen.findByRole('region', { name: 'What has changed since' })).toBeVisible();
  await screensAtRest();
  expect(askedTwice()).toEqual([]);

  for (const name of ['Problems', 'Contacts', 'Report']) await user.click(screen.getByRole('tab', { name }));
  await user.click(screen.getByRole('button', { name: 'More options for this company' }));
  await user.click(screen.getByRole('menuitem', { name: 'Open the report as a page' }));
  expect(await screen.findByRole('button', { name: 'Print' })).toBeVisible();
  await screensAtRest();
  expect(askedTwice()).toEqual([]);
});

test('a report that cannot be read is asked for once, whatever is shown of the company', async () => {
  companyOnServer(readyForReport());
  fakeApi.refuse(reports.read, 500);
  const { user } = await openPages('/empresa/7');
  expect(await screen.findByRole('link', { name: 'Go to the report' })).toBeVisible();
  for (const name of ['Report', 'Products', 'Report']) await user.click(screen.getByRole('tab', { name }));
  await screensAtRest();
  expect(fakeApi.callsTo(reports.read)).toHaveLength(1);
});

test('whoever comes back to the company asks for it again', async () => {
  const held = companyOnServer({ ...readyForReport(), report: anyReport() });
  fakeApi.refuse(reports.read, 500);
  const { user } = await openPages('/empresa/7?tab=report');
  await user.click(await screen.findByRole('link', { name: 'Back to companies' }));
  fakeApi.answer(reports.read, () => held.report);
  await user.click(await screen.findByRole('link', { name: 'Taller Ría' }));
  await expect.poll(() => fakeApi.callsTo(reports.read)).toHaveLength(2);
});
