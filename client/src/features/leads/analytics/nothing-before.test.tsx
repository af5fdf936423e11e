import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leadAnalytics } from '@shared/leads/analytics/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { AnalyticsPanel } from './analytics-panel';
import { figuresOnServer, sources, velocity } from './testing/figures-on-server';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') }));
afterEach(() => vi.useRealTimers());

test('the figures say once that nothing was closed before', async () => {
  figuresOnServer();
  const nothing = { ...velocity.won, count: 0 };
  fakeApi.answer(leadAnalytics.velocity, ({ search }) =>
    search.get('from') === '2024-12-01' ? { ...velocity, won: nothing, lost: nothing } : velocity,
  );
  await renderAt(<AnalyticsPanel />, { path: '/leadmanager/dashboard/analytics' });
  const figures = within(await screen.findByRole('region', { name: 'Key figures' }));
  expect(figures.getByText('Usual days to win')).toBeVisible();
  expect(figures.getByText(/Nothing closed from .* so there is no comparison\./)).toBeVisible();
  expect(figures.queryByText(/^Before/)).not.toBeInTheDocument();
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
