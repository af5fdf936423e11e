import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { leadBoard, leadOpportunities } from '@shared/leads/opportunities/endpoints';
import { leadSettings } from '@shared/leads/settings/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { CompaniesList } from '../../companies/companies-list';
import { anyCompany, anyOpportunity, leadsOnServer } from '../../testing/leads-on-server';
import { expectedAt } from '../../addresses';
import { DealSums } from './deal-sums';
import { ListSums } from './list-sums';
import { OpportunitiesSection } from '../opportunities-section';

const list = '/leadmanager/dashboard/opportunities';

/** What the address of a link asks the list for. */
function asked(link: HTMLElement) {
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', location.origin);
  const { filter = '{}', ...others } = Object.fromEntries(searchParams);
  return { list: pathname.split('/').at(-1), filter: JSON.parse(filter), ...others };
}

const shown = { list: 'opportunities', view: 'list' };

/** The filter that the list was asked for at last. */
const lastFilter = () =>
  JSON.parse(fakeApi.callsTo(leadOpportunities.list).at(-1)?.search.get('filter') ?? '');

test.each([
  [{ amount: 14_070_000, others: 1 }, ' · Open: €140,700 · 1 in another currency, not included'],
  [
    { amount: 14_070_000, others: 1, otherCurrency: 'USD', otherAmount: 620_000 },
    ' · Open: €140,700 + US$6,200',
  ],
  [{ amount: 14_070_000, others: 0 }, ' · Open: €140,700'],
  [{ amount: 0, others: 2 }, ' · Open: €0 · 2 in other currencies, not included'],
  [{ amount: 0, others: 0 }, ''],
])('the foot of a list sums what it shows, %j', async (open, text) => {
  leadsOnServer();
  const none = { count: 0, amount: 0, others: 0 };
  fakeApi.answer(leadOpportunities.sums, { currency: 'EUR', open: { count: 3, ...open }, won: none });
  await renderAt(
    <p aria-label="Sums">
      <ListSums search={{ choice: 'open', q: 'web' }} />
    </p>,
    { path: '/' },
  );
  await vi.waitFor(() => expect(fakeApi.callsTo(leadOpportunities.sums).at(-1)?.search.get('q')).toBe('web'));
  await vi.waitFor(() => expect(screen.getByLabelText('Sums').textContent).toBe(text));
});

test('a company’s sums come from the server, and lead to the rows that they are made of', async () => {
  leadsOnServer();
  fakeApi.answer(leadOpportunities.sums, {
    currency: 'EUR',
    open: { count: 301, amount: 30_000_000, others: 1 },
    won: { count: 2, amount: 50_000, others: 0 },
  });
  await renderAt(<DealSums companyId={7} />, { path: '/' });
  const companyId = { any: ['7'] };
  expect(asked(await screen.findByRole('link', { name: 'Open: €300,000' }))).toEqual({
    ...shown,
    choice: 'open',
    filter: { companyId, currency: { is: 'EUR' } },
  });
  expect(asked(screen.getByRole('link', { name: '1 in another currency, not included' }))).toEqual({
    ...shown,
    choice: 'open',
    filter: { companyId, currency: { isNot: 'EUR' } },
  });
  expect(asked(screen.getByRole('link', { name: 'Won: €500' }))).toMatchObject({ choice: 'won' });
  expect(fakeApi.callsTo(leadOpportunities.sums).at(-1)?.search.get('company')).toBe('7');
});

test('what has no amount yet has no sum', async () => {
  leadsOnServer();
  const one = { count: 1, amount: 650_000, others: 0 };
  fakeApi.answer(leadOpportunities.sums, { currency: 'EUR', open: { ...one, amount: 0 }, won: one });
  await renderAt(<DealSums companyId={7} />, { path: '/' });
  expect(await screen.findByRole('link', { name: 'Won: €6,500' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Open/ })).toBeNull();
});

test('the list of companies leads to the open opportunities of a sum, and to the others', async () => {
  leadsOnServer({ companies: [anyCompany({ openDeals: 3, openAmount: 10_000, openOthers: 1 })] });
  await renderAt(<CompaniesList />, { path: '/leadmanager/dashboard/companies' });
  expect(asked(await screen.findByRole('link', { name: '2 · €100' })).filter).toEqual({
    companyId: { any: ['7'] },
    currency: { is: 'EUR' },
  });
  expect(
    asked(screen.getByRole('link', { name: '1 in another currency, not included' })).filter.currency,
  ).toEqual({
    isNot: 'EUR',
  });
});

test('the list of companies says which deals have no amount, and which are all in another currency', async () => {
  leadsOnServer({
    companies: [
      anyCompany({ id: 1, openDeals: 1 }),
      anyCompany({ id: 2, name: 'Blaumar', openDeals: 1, openOthers: 1 }),
      anyCompany({ id: 3, name: 'Norte', openDeals: 1, openAmount: 650_000 }),
      anyCompany({
        id: 4,
        openDeals: 1,
        openOthers: 1,
        openElsewhere: [{ currency: 'USD', amount: 620_000 }],
      }),
    ],
  });
  await renderAt(<CompaniesList />, { path: '/leadmanager/dashboard/companies', language: 'es' });
  expect(await screen.findByRole('link', { name: 'Sin importe' })).toBeVisible();
  expect(screen.getByRole('link', { name: '1 en otra moneda' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^6\.?500/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /^6\.200\sUS\$$/ })).toBeVisible();
});

test('on a phone, where no column names it, a sum says that it is of what is open', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(max-width: 767px)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  leadsOnServer({ companies: [anyCompany({ openDeals: 1, openAmount: 650_000 })] });
  await renderAt(<CompaniesList />, { path: '/leadmanager/dashboard/companies' });
  expect(await screen.findByRole('link', { name: '€6,500 open' })).toBeVisible();
});

test('a stage leads to its opportunities in other currencies, among those searched for', async () => {
  leadsOnServer({ opportunities: [anyOpportunity()] });
  const sums = { stageId: 1, count: 3, amount: 100, weighted: 5, others: 2 };
  fakeApi.answer(leadBoard.sums, { currency: 'EUR', stages: [sums] });
  await renderAt(<OpportunitiesSection />, { path: `${list}?q=web` });
  const stage = within(await screen.findByRole('region', { name: 'New enquiry' }));
  expect(asked(await stage.findByRole('link', { name: '2 in other currencies, not included' }))).toEqual({
    ...shown,
    choice: 'open',
    q: 'web',
    filter: { stageId: { any: ['1'] }, currency: { isNot: 'EUR' } },
  });
});

test('a stage names the sum in another currency where its cards say it', async () => {
  leadsOnServer({ opportunities: [anyOpportunity({ amount: 620_000, currency: 'USD' })] });
  const sums = { stageId: 1, count: 1, amount: 0, weighted: 0, others: 1 };
  fakeApi.answer(leadBoard.sums, { currency: 'EUR', stages: [sums] });
  await renderAt(<OpportunitiesSection />, { path: list });
  const stage = within(await screen.findByRole('region', { name: 'New enquiry' }));
  expect(await stage.findByRole('link', { name: /^\+\sUS\$6,200$/ })).toBeVisible();
});

test('the head of the board has the sum of all stages, with what is in another currency', async () => {
  leadsOnServer({ opportunities: [anyOpportunity()] });
  const sums = { stageId: 1, count: 3, amount: 14_070_000, weighted: 7_626_000, others: 1 };
  fakeApi.answer(leadBoard.sums, { currency: 'EUR', stages: [sums] });
  const none = { count: 0, amount: 0, others: 0 };
  const open = { count: 3, amount: 14_070_000, others: 1, otherCurrency: 'USD', otherAmount: 620_000 };
  fakeApi.answer(leadOpportunities.sums, { currency: 'EUR', open, won: none });
  await renderAt(<OpportunitiesSection />, { path: list });
  expect(await screen.findByText(/^€140,700 \+ US\$6,200 · weighted\s€76,260$/)).toBeVisible();
});

test('the list names the company and the currency that a link asks for', async () => {
  leadsOnServer({
    opportunities: [anyOpportunity()],
    companies: [anyCompany({ id: 9, name: 'Astilleros' })],
  });
  const filter = JSON.stringify({ companyId: { any: ['9'] }, currency: { isNot: 'EUR' } });
  await renderAt(<OpportunitiesSection />, {
    path: `${list}?${new URLSearchParams({ view: 'list', choice: 'closed', filter })}`,
  });
  expect(await screen.findByRole('button', { name: 'Company: Astilleros' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Currency: not EUR' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Outcome' })).toHaveValue('closed');
  expect(lastFilter()).toEqual({
    companyId: { any: ['9'] },
    currency: { isNot: 'EUR' },
    outcome: { any: ['won', 'lost'] },
  });
});

test.each([
  ['JPY', '', 1_500],
  ['KWD', '', 1_500_000],
  ['EUR', '', 150_000],
  ['EUR', 'JPY', 1_500],
])(
  'with %s as the currency of the account, and %s as the one asked for, 1,500 is %d',
  async (main, is, from) => {
    leadsOnServer({ opportunities: [anyOpportunity()] });
    fakeApi.answer(leadSettings.read, { currency: main, country: 'ES', lostReasons: null });
    const filter = JSON.stringify(is ? { currency: { is } } : {});
    const { user } = await renderAt(<OpportunitiesSection />, {
      path: `${list}?${new URLSearchParams({ view: 'list', filter })}`,
    });
    await user.click(await screen.findByRole('button', { name: 'Filter' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Amount' }));
    await user.type(screen.getByLabelText('At least'), '1500');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByRole('button', { name: 'Amount: from 1,500' })).toBeVisible();
    expect(lastFilter().amount).toEqual({ from });
  },
);

test('the sums of companies are filtered in the account’s currency', async () => {
  leadsOnServer({ companies: [anyCompany()] });
  fakeApi.answer(leadSettings.read, { currency: 'JPY', country: 'JP', lostReasons: null });
  const filter = JSON.stringify({ openAmount: { from: 1_500 } });
  await renderAt(<CompaniesList />, {
    path: `/leadmanager/dashboard/companies?${new URLSearchParams({ filter })}`,
  });
  expect(await screen.findByRole('button', { name: /: from 1,500$/ })).toBeVisible();
});

test('the rows of a forecast say whose probability counts, how often the date moved, and the last contact', async () => {
  const moved = { closeMoves: 3, lastContactedAt: '2026-03-02T10:00:00.000Z' };
  leadsOnServer({
    opportunities: [
      anyOpportunity({ id: 7, title: 'Web', chance: 60, ...moved }),
      anyOpportunity({ id: 8, title: 'Shop', probability: 35, chance: 35 }),
    ],
  });
  await renderAt(<OpportunitiesSection />, { path: expectedAt({ expectedClose: { empty: true } }) });
  const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));
  expect((await row('Web')).getByRole('cell', { name: '60%' })).toBeVisible();
  expect((await row('Web')).getByText('3')).toBeVisible();
  expect((await row('Web')).getByText(/^2 Mar( 2026)?$/)).toBeVisible();
  expect((await row('Shop')).getByRole('cell', { name: /35% \(Set by hand\)$/ })).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: /Days in stage/ })).not.toBeInTheDocument();
});

test('the days in the stage are marked where the stage allows fewer, until somebody is in touch', async () => {
  const now = new Date().toISOString();
  leadsOnServer({
    opportunities: [
      anyOpportunity({ id: 7, title: 'Web' }),
      anyOpportunity({ id: 8, title: 'Shop', lastContactedAt: now }),
    ],
  });
  await renderAt(<OpportunitiesSection />, { path: `${list}?view=list` });
  const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));
  expect((await row('Web')).getByRole('cell', { name: /^\d+ \(Stale\)$/ })).toBeVisible();
  expect((await row('Shop')).queryByText(/Stale/)).not.toBeInTheDocument();
});
