import { expect, test } from 'vitest';
import { Route } from 'wouter';
import { consultingPages } from '@shared/consulting/addresses';
import { companies } from '@shared/consulting/companies/endpoints';
import { products } from '@shared/consulting/items/endpoints';
import { reports } from '@shared/consulting/report/endpoints';
import { addressOf } from '@shared/http/address';
import { anyCompany } from '@/features/consulting/testing/company-on-server';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { FirstData } from './first-data';

const { company } = consultingPages;

/** A page whose script is on its way. */
function Loading(): never {
  throw new Promise(() => undefined);
}

const openAt = (path: string) =>
  renderAt(
    <Route path={company.pattern}>
      <FirstData address={company}>
        <Loading />
      </FirstData>
    </Route>,
    { path },
  );

test('what a page reads first is fetched while its script is on its way', async () => {
  fakeApi.answer(companies.read, anyCompany);
  fakeApi.answer(products.list, []);
  fakeApi.answer(reports.read, null);
  await openAt(addressOf(company, { id: anyCompany.id }));
  expect(fakeApi.callsTo(companies.read)).toHaveLength(1);
  expect(fakeApi.callsTo(products.list)).toHaveLength(1);
  expect(fakeApi.callsTo(reports.read)).toHaveLength(1);
});

test('nothing is fetched for an address whose number is none', async () => {
  await openAt('/empresa/abc');
  expect(fakeApi.callsTo(companies.read)).toEqual([]);
});
