import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leadAnalytics } from '@shared/leads/analytics/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { AnalyticsPanel } from './analytics-panel';
import { figuresOnServer, velocity } from './testing/figures-on-server';

const address = '/leadmanager/dashboard/analytics';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') });
  figuresOnServer();
});
afterEach(() => vi.useRealTimers());

const open = (search = '') => renderAt(<AnalyticsPanel />, { path: address + search });

const week16 = { from: '2026-11-16', to: '2026-11-23' };
const chart = async (title: string) => within(await screen.findByRole('figure', { name: title }));

async function rowsOf(title: string) {
  const table = (await chart(title)).getByRole('table', { name: title });
  return within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
}

const figures = async () => within(await screen.findByRole('region', { name: 'Key figures' }));

async function figure(label: string) {
  const term = (await figures()).getByText(label);
  return [...(term.parentElement?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent);
}

/** The filter, and what else is asked of the list, in the link of a bar. */
async function rowsBehind(title: string, bar: string) {
  return rowsOfLink(await (await chart(title)).findByRole('link', { name: bar }));
}

function rowsOfLink(link: HTMLElement) {
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', location.origin);
  const { filter = '', ...others } = Object.fromEntries(searchParams);
  return { list: pathname.split('/').at(-1), filter: JSON.parse(filter), ...others };
}

const asked = (endpoint: (typeof leadAnalytics)[keyof typeof leadAnalytics]) =>
  fakeApi.callsTo(endpoint).map(({ search }) => Object.fromEntries(search));

describe('the figures', () => {
  it('stand beside those of the period before', async () => {
    await open();
    expect(await figure('Won (3)')).toEqual(['€1,500', ' +50% vs. the 12 months before: €1,000 (2)']);
    expect(await figure('Win rate')).toEqual([
      '75%',
      '3 won of 4 closed. +25 points vs. the 12 months before: 50%',
    ]);
    expect(await figure('Win rate by amount')).toEqual(['75%', 'Of the amount won or lost. ']);
    expect(await figure('Time to win')).toEqual([
      '12 days',
      'Median; 15.5 days on average. -3 days vs. the 12 months before: 15 days',
    ]);
    expect(asked(leadAnalytics.velocity)).toContainEqual({ from: '2025-12-01', to: '2026-12-01' });
    expect(asked(leadAnalytics.velocity)).toContainEqual({ from: '2024-12-01', to: '2025-12-01' });
  });

  it('say “–” where nothing was closed', async () => {
    const none = { rateByCount: null, rateByAmount: null, medianDays: null, meanDays: null };
    fakeApi.answer(leadAnalytics.velocity, { ...velocity, ...none });
    await open('?compare=none');
    expect(await figure('Win rate')).toEqual(['–', '']);
    expect(await figure('Time to win')).toEqual(['–', ' ']);
  });

  it('count opportunities in other currencies and never add them up', async () => {
    const { unmount } = await open();
    expect(await figure('Weighted pipeline')).toEqual([
      '€750',
      'Today, of €4,000 in 2 opportunities. 2\u00a0in other currencies, not included',
    ]);
    const currency = { isNot: 'EUR' };
    const others = (name: string) => screen.getAllByRole('link', { name }).map(rowsOfLink);
    expect(others('2\u00a0in other currencies, not included')).toMatchObject([
      { choice: 'open', filter: { currency } },
    ]);
    expect(await rowsBehind('Forecast by month', '1\u00a0in another currency, not included')).toMatchObject({
      choice: 'open',
      filter: { currency, expectedClose: { to: '2026-11-22' } },
    });
    fakeApi.answer(leadAnalytics.velocity, { ...velocity, won: { ...velocity.won, others: 2 } });
    unmount();
    await open('?compare=none&period=this-month');
    expect(await figure('Won')).toEqual([
      '€1,500',
      '1 of 3 won, in EUR · 2\u00a0in other currencies, not included ',
    ]);
    expect(others('2\u00a0in other currencies, not included')).toMatchObject([
      { choice: 'won', filter: { currency, closedAt: { from: '2026-11-01', to: '2026-12-01' } } },
      { choice: 'open' },
    ]);
  });

  it('name those without a date, and lead to exactly the closed ones', async () => {
    await open();
    const link = (await figures()).getByRole('link', { name: '2 closed without a date, in no period' });
    expect(
      Object.fromEntries(new URL(link.getAttribute('href') ?? '', location.origin).searchParams),
    ).toEqual({
      choice: 'closed',
      view: 'list',
      filter: '{"closedAt":{"empty":true}}',
    });
  });
});

describe('what is shown', () => {
  it('is chosen by period and comparison, and stands in the address', async () => {
    const { user } = await open();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Period' }), 'This quarter');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Compare to' }), 'vs. a year before');
    expect(location.search).toBe('?period=this-quarter&compare=year-before');
    expect(asked(leadAnalytics.funnel)).toContainEqual({ from: '2026-10-01', to: '2027-01-01' });
    expect(asked(leadAnalytics.funnel)).toContainEqual({ from: '2025-10-01', to: '2026-01-01' });
  });

  it('may be of own dates up to the last one', async () => {
    const { user } = await open('?period=own&from=2026-03-01');
    expect(await screen.findByText('Choose a first and a last day, at most ten years apart.')).toBeVisible();
    await user.type(screen.getByLabelText('Up to and including'), '2026-03-10');
    expect(asked(leadAnalytics.sources)).toContainEqual({ from: '2026-03-01', to: '2026-03-11' });
    expect(asked(leadAnalytics.sources)).toContainEqual({ from: '2026-02-19', to: '2026-03-01' });
  });

  it('is in another currency where there are others', async () => {
    const { user } = await open();
    const currency = await screen.findByRole('combobox', { name: 'Currency' });
    expect(currency).toHaveValue('EUR');
    await user.selectOptions(currency, 'USD');
    expect(location.search).toBe('?currency=USD');
    expect(asked(leadAnalytics.pipeline)).toContainEqual({ currency: 'USD' });
  });
});

describe('a chart', () => {
  it('of the pipeline leads to the open opportunities of a stage', async () => {
    await open();
    expect(await rowsBehind('Pipeline by stage', 'Proposal, Weighted (EUR): €600')).toEqual({
      list: 'opportunities',
      filter: { stageId: { any: ['2'] }, currency: { is: 'EUR' } },
      choice: 'open',
      view: 'list',
    });
  });

  it('of the forecast holds every month, what is ahead, and overdue and undated apart', async () => {
    await open('?period=this-month&compare=none');
    expect(await rowsOf('Forecast by month')).toEqual([
      ['Month', 'Won (EUR)', 'Weighted (EUR)'],
      ['November 2026', '€200', '€300'],
      ['December 2026', '€0', '€0'],
      ['January 2027', '€0', '€400'],
      ...['February', 'March', 'April', 'May'].map((month) => [`${month} 2027`, '€0', '€0']),
      ['Overdue', '–', '€70'],
      ['No close date', '–', '€0'],
    ]);
    expect((await chart('Forecast by month')).getByText('1 open, €70 weighted')).toBeVisible();
    expect(await rowsBehind('Forecast by month', 'November 2026, Weighted (EUR): €300')).toMatchObject({
      choice: 'open',
      filter: { expectedClose: { from: '2026-11-22', to: '2026-12-01' } },
    });
    expect(await rowsBehind('Forecast by month', 'Overdue')).toMatchObject({
      choice: 'open',
      filter: { expectedClose: { to: '2026-11-22' } },
    });
  });

  it('of the funnel says what share of a stage reached the next one', async () => {
    await open('?compare=none');
    expect(await rowsOf('Funnel')).toEqual([
      ['Stage', 'Reached', 'Went further'],
      ['Enquiry', '8', '50%'],
      ['Proposal', '4', '50%'],
      ['Won', '2', '–'],
    ]);
    expect((await chart('Funnel')).getByText('Won: 25% of 8 created.')).toBeVisible();
    expect(await (await chart('Funnel')).findByText('4 · 50%')).toBeVisible();
  });

  it('of the funnel leads to the opportunities that reached a stage', async () => {
    await open('?compare=none&period=this-month');
    const createdAt = { from: '2026-11-01', to: '2026-12-01' };
    expect(await rowsBehind('Funnel', 'Proposal, Reached: 4')).toMatchObject({
      choice: 'all',
      filter: { createdAt, reached: { any: ['2'] } },
    });
    expect(await rowsBehind('Funnel', 'Won, Reached: 2')).toMatchObject({
      choice: 'won',
      filter: { createdAt },
    });
  });

  it('of lost reasons and sources leads to the rows of the period', async () => {
    await open('?compare=none&period=this-month');
    const range = { from: '2026-11-01', to: '2026-12-01' };
    expect(await rowsBehind('Loss reasons', 'No reason given, Number: 1')).toMatchObject({
      choice: 'lost',
      filter: { closedAt: range, lostReason: { empty: true } },
    });
    expect(await rowsBehind('Sources', 'Referral, Won of those: 2')).toMatchObject({
      choice: 'won',
      filter: { createdAt: range, source: { any: ['referral'] } },
    });
  });

  it('of what was closed has the figures of both periods, and the rows that they are made of', async () => {
    const { user } = await open('?period=this-month');
    const name = 'Won and lost by month';
    const [, now, before, november] = await rowsOf(name);
    expect(now?.slice(1)).toEqual(['3', '€1,500', '1', '€500', '75%', '75%', '12 days', '15.5 days']);
    expect(before?.slice(1, 3)).toEqual(['2', '€1,000']);
    expect(november?.slice(0, 3)).toEqual(['November 2026', '3', '€1,500']);
    expect(await (await chart(name)).findByText('3 won, 1 lost: a win rate of 75%.')).toBeVisible();
    const range = { from: '2026-11-01', to: '2026-12-01' };
    await user.click((await chart(name)).getByRole('button', { name: 'Table' }));
    expect(await rowsBehind(name, '12 days')).toMatchObject({ choice: 'won', filter: { closedAt: range } });
  });

  it('of activity ends with the week that has begun, tells types apart in its table and adds them in its bars', async () => {
    await open('?compare=none&period=this-month');
    const [week, ...numbers] = (await rowsOf('Activity by week')).at(-1) ?? [];
    expect({ week, numbers: numbers.join(' ') }).toEqual({
      week: 'Week of 16 Nov 2026',
      numbers: '0 3 1 1 0 0 0 0 0 2',
    });
    expect(await rowsBehind('Activity by week', 'Week of 16 Nov 2026, Calls and meetings: 5')).toEqual({
      list: 'communications',
      filter: { type: { any: ['call', 'meeting', 'video'] }, occurredAt: week16 },
    });
  });

  it('that cannot be loaded is asked for again', async () => {
    fakeApi.refuse(leadAnalytics.funnel, 500, { message: 'Out of order' });
    const { user } = await open();
    expect(await screen.findByText('Out of order')).toBeVisible();
    figuresOnServer();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await chart('Funnel')).getByText('Won: 25% of 8 created.')).toBeVisible();
  });
});
