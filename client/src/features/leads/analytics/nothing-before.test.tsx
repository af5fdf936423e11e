import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leadAnalytics } from '@shared/leads/analytics/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { AnalyticsPanel } from './analytics-panel';
import {
  activity,
  figuresOnServer,
  forecast,
  funnel,
  lostReasons,
  sources,
  velocity,
} from './testing/figures-on-server';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') }));
afterEach(() => vi.useRealTimers());

test('nothing is compared to a time in which nothing happened', async () => {
  figuresOnServer();
  const nothing = { ...velocity.won, count: 0 };
  const isBefore = (search: URLSearchParams) => search.get('from') === '2024-12-01';
  fakeApi.answer(leadAnalytics.velocity, ({ search }) =>
    isBefore(search) ? { ...velocity, won: nothing, lost: nothing } : velocity,
  );
  fakeApi.answer(leadAnalytics.forecast, ({ search }) =>
    isBefore(search) ? { ...forecast, months: [] } : forecast,
  );
  fakeApi.answer(leadAnalytics.funnel, ({ search }) =>
    isBefore(search) ? { ...funnel, created: 0 } : funnel,
  );
  fakeApi.answer(leadAnalytics.sources, ({ search }) =>
    isBefore(search) ? { ...sources, sources: [] } : sources,
  );
  fakeApi.answer(leadAnalytics.lostReasons, ({ search }) =>
    isBefore(search) ? { ...lostReasons, reasons: [] } : lostReasons,
  );
  fakeApi.answer(leadAnalytics.activity, ({ search }) => (isBefore(search) ? { weeks: [] } : activity));
  await renderAt(<AnalyticsPanel />, { path: '/leadmanager/dashboard/analytics' });
  const figures = within(await screen.findByRole('region', { name: 'Key figures' }));
  expect(figures.getByText('Time to win')).toBeVisible();
  expect(figures.getByText('1 Dec 2025 to today. Nothing earlier to compare with yet.')).toBeVisible();
  await screen.findByRole('figure', { name: 'Activity by week' });
  // The control that chooses what to compare with is no comparison.
  const compared = screen.queryByText(/vs\.|; .* from|^Compared to/, { ignore: 'option' });
  expect(compared).not.toBeInTheDocument();
});

test('bars of the period before are drawn only where it has any', async () => {
  figuresOnServer();
  const created = (before: number) =>
    fakeApi.answer(leadAnalytics.sources, ({ search }) =>
      search.get('from') === '2024-12-01' && before === 0 ? { ...sources, sources: [] } : sources,
    );
  const legend = async () =>
    within(await screen.findByRole('figure', { name: 'Sources' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  created(0);
  const { unmount } = await renderAt(<AnalyticsPanel />, { path: '/leadmanager/dashboard/analytics' });
  await screen.findByRole('group', { name: 'Sources' });
  expect(await legend()).toEqual(['Created', 'Won of those']);
  unmount();
  created(5);
  await renderAt(<AnalyticsPanel />, { path: '/leadmanager/dashboard/analytics' });
  await screen.findByRole('group', { name: 'Sources' });
  expect(await legend()).toEqual(['Created', 'Won of those', 'Created, before']);
});
