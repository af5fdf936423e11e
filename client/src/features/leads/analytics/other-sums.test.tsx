import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leadAnalytics } from '@shared/leads/analytics/endpoints';
import { leadOpportunities } from '@shared/leads/opportunities/endpoints';
import { startOfDay } from '@shared/list/periods';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { AnalyticsPanel } from './analytics-panel';
import { figuresOnServer, velocity } from './testing/figures-on-server';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const openAt = (search: string) =>
  renderAt(<AnalyticsPanel />, { path: `/leadmanager/dashboard/analytics${search}` });

function dollarsBeside() {
  figuresOnServer();
  const dollars = { count: 2, amount: 0, others: 1, otherCurrency: 'USD' };
  fakeApi.answer(leadAnalytics.velocity, { ...velocity, won: { ...velocity.won, others: 1 } });
  fakeApi.answer(leadOpportunities.sums, {
    currency: 'EUR',
    open: { ...dollars, otherAmount: 620_000 },
    won: { ...dollars, otherAmount: 480_000 },
  });
}

test('a key figure names the amount that it leaves out, and leads to its rows', async () => {
  dollarsBeside();
  await openAt('?compare=none&period=this-month');
  const figures = within(await screen.findByRole('region', { name: 'Key figures' }));
  const won = await figures.findByRole('link', { name: /^\+\sUS\$4,800$/ });
  expect(won.closest('dd')).toHaveTextContent(/^2 of 3 won, in EUR \+\sUS\$4,800/);
  expect(won.getAttribute('href')).toContain('choice=won');
  expect(figures.getByRole('link', { name: /^\+\sUS\$6,200$/ })).toBeVisible();
  const asked = fakeApi.callsTo(leadOpportunities.sums).map(({ search }) => search.get('filter'));
  expect(asked.map((filter) => JSON.parse(filter ?? ''))).toContainEqual({
    closedAt: { from: startOfDay('2026-11-01'), to: startOfDay('2026-12-01') },
  });
});

test('in another currency than the account’s, the others are counted', async () => {
  dollarsBeside();
  fakeApi.answer(leadAnalytics.pipeline, {
    currency: 'USD',
    stages: [{ stageId: 1, name: 'Enquiry', count: 3, amount: 620_000, weighted: 31_000, others: 2 }],
  });
  await openAt('?currency=USD&compare=none');
  const figures = within(await screen.findByRole('region', { name: 'Key figures' }));
  expect(
    await figures.findByRole('link', { name: '2\u00a0in other currencies, not included' }),
  ).toBeVisible();
  await vi.waitFor(() => expect(fakeApi.callsTo(leadOpportunities.sums)).not.toHaveLength(0));
  expect(figures.queryByRole('link', { name: /US\$6,200/ })).toBeNull();
});
