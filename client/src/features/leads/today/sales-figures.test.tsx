import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { leadOpportunities } from '@shared/leads/opportunities/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { SalesFigures } from './sales-figures';

const sums = (open: number, won: number) => ({
  currency: 'EUR',
  open: { count: open, amount: open * 100_000, others: 0 },
  won: { count: won, amount: won * 100_000, others: 0 },
});

test('each figure of the sales says how many it adds up, and leads to them', async () => {
  fakeApi.answer(leadOpportunities.sums, ({ search }) =>
    /90-days|"from"/.test(search.get('filter') ?? '') ? sums(1, 2) : sums(8, 3),
  );
  await renderAt(<SalesFigures />);
  const won = await screen.findByRole('link', { name: /Won in 90 days/ });
  expect(won).toHaveTextContent(/€2,000.*2 opportunities/);
  const asked = new URL(String(won.getAttribute('href')), 'http://here').searchParams;
  expect(asked.get('choice')).toBe('won');
  expect(JSON.parse(String(asked.get('filter')))).toEqual({ closedAt: { within: 'last-90-days' } });
  expect(screen.getByRole('link', { name: /Open/ })).toHaveTextContent(/€8,000.*8 opportunities/);
  expect(screen.getByRole('link', { name: /Closing in 30 days/ })).toHaveTextContent('1 opportunity');
  const region = within(screen.getByRole('region', { name: 'Sales' }));
  expect(region.getByRole('link', { name: 'See the analytics' })).toBeVisible();
});

test('a figure of nothing leads nowhere', async () => {
  fakeApi.answer(leadOpportunities.sums, ({ search }) =>
    search.get('filter')?.includes('closedAt') ? sums(0, 0) : sums(8, 3),
  );
  await renderAt(<SalesFigures />);
  expect(await screen.findByRole('link', { name: /^Open/ })).toBeVisible();
  expect(await screen.findByText('Won in 90 days')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Won in 90 days/ })).not.toBeInTheDocument();
});

test('what is in other currencies is said apart from what the sum adds up', async () => {
  fakeApi.answer(leadOpportunities.sums, {
    ...sums(0, 0),
    open: { count: 18, amount: 14_070_000, others: 1 },
  });
  await renderAt(<SalesFigures />, { path: '/', language: 'es' });
  const open = await screen.findByRole('link', { name: /Abiertas/ });
  expect(open).toHaveTextContent('17 oportunidades+ 1 en otra moneda');
});

test('one other currency is added up, and what was to close before today is overdue and no longer closes soon', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T10:00:00Z') });
  const open = { count: 18, amount: 14_070_000, others: 1, otherCurrency: 'USD', otherAmount: 620_000 };
  fakeApi.answer(leadOpportunities.sums, ({ search }) =>
    search.get('filter')?.includes('"to":"2026-11-28"') ? sums(1, 0) : { ...sums(0, 0), open },
  );
  const filterOf = (link: HTMLElement) => decodeURIComponent(link.getAttribute('href') ?? '');
  await renderAt(<SalesFigures />);
  expect(await screen.findByRole('link', { name: /^Open/ })).toHaveTextContent('18 opportunities+ US$6,200');
  expect(filterOf(await screen.findByRole('link', { name: '1 overdue · €1,000' }))).toContain(
    '{"expectedClose":{"to":"2026-11-28"}}',
  );
  expect(filterOf(screen.getByRole('link', { name: /^Closing/ }))).toContain(
    '{"from":"2026-11-28","to":"2026-12-28"}',
  );
  vi.useRealTimers();
});

test('an account without opportunities has no figures', async () => {
  fakeApi.answer(leadOpportunities.sums, sums(0, 0));
  await renderAt(<SalesFigures />);
  await expect.poll(() => fakeApi.callsTo(leadOpportunities.sums).length).toBeGreaterThanOrEqual(4);
  await expect.poll(() => screen.queryByRole('region', { name: 'Sales' })).toBeNull();
});
