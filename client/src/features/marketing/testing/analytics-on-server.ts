import type { Wire } from '@shared/http/wire';
import {
  marketingAnalyticsApi,
  type MarketingReport,
  marketingReportsApi,
} from '@shared/marketing/analytics/endpoints';
import type { Breakdowns, Brought, Counted, DayFigures, Figures } from '@shared/marketing/analytics/figures';
import { figureNames, touches } from '@shared/marketing/analytics/scales';
import { fakeApi } from '@/testing/fake-api';
import { marketingOnServer } from './marketing-on-server';

/** Figures with zeros for what is not given. */
export const anyFigures = (given: Partial<Figures> = {}): Figures =>
  Object.fromEntries(figureNames.map((name) => [name, given[name] ?? 0])) as Figures;

export const about: Counted = {
  range: { from: '2026-11-02', to: '2026-11-09' },
  compared: { from: '2026-10-26', to: '2026-11-02' },
  zone: 'Europe/Madrid',
  asOf: '2026-11-23T09:00:00.000Z',
};

const brought = (given: Partial<Brought> = {}): Brought => ({
  clicks: 0,
  visitors: 0,
  leads: 0,
  pageLeads: 0,
  confirmed: 0,
  qualified: 0,
  won: 0,
  ...given,
});

const aDay = (day: string, given: Partial<Figures> = {}): DayFigures => ({ day, ...anyFigures(given) });

/** What one campaign and one channel brought. */
export const anyBreakdowns = (): Breakdowns => ({
  campaigns: [
    {
      id: 4,
      name: 'Hogaza: prueba',
      type: 'social media',
      angle: 'proof',
      ...brought({ clicks: 40, visitors: 200, leads: 20, pageLeads: 20 }),
      before: brought({ visitors: 100, leads: 5, pageLeads: 5 }),
    },
  ],
  channels: [
    {
      kind: 'direct',
      name: null,
      channelId: null,
      network: null,
      ...brought({ visitors: 200, leads: 20, pageLeads: 20 }),
      before: brought(),
    },
  ],
  angles: [{ angle: 'proof', ...brought({ visitors: 200, leads: 20, pageLeads: 20 }), before: brought() }],
  pages: [],
  summedUntil: null,
});

const figures = {
  now: anyFigures({ visitors: 200, clicks: 40, leads: 20, pageLeads: 20, confirmed: 12, won: 2, bots: 7 }),
  before: anyFigures({ visitors: 100, clicks: 40, leads: 5, pageLeads: 5 }),
};

/** A report of a week. */
export const anyReport = (): Wire<MarketingReport> => ({
  id: 31,
  type: 'week',
  start: '2026-11-02',
  marketingCompanyId: 7,
  language: 'es',
  title: 'Informe de la semana del 2 al 8 de noviembre de 2026',
  createdAt: about.asOf,
  summary: 'Tus páginas tuvieron 200 visitantes, un 100 % más que la semana anterior (100).',
  recommendations: ['Mantén lo que hiciste de nuevo esta semana.'],
  data: {
    ...about,
    ...figures,
    ...anyBreakdowns(),
    company: 'Panadería Espiga',
    days: [aDay('2026-11-02', { visitors: 200, leads: 20 })],
  },
});

/** A server with the figures and reports of a company; what it holds may change. */
export function analyticsOnServer({ isEmpty = false } = {}) {
  marketingOnServer();
  const held = { mailed: false, memberId: null as number | null, reports: isEmpty ? [] : [anyReport()] };
  const nothing = { now: anyFigures(), before: anyFigures() };
  fakeApi.answer(marketingAnalyticsApi.funnel, { ...about, ...(isEmpty ? nothing : figures) });
  fakeApi.answer(marketingAnalyticsApi.timeline, {
    ...about,
    days: [aDay('2026-11-02', { visitors: 200, leads: 20 })],
    before: [],
  });
  fakeApi.answer(marketingAnalyticsApi.campaigns, ({ search }) => ({
    ...about,
    ...anyBreakdowns(),
    touch: touches.find((one) => one === search.get('touch')) ?? 'last',
  }));
  fakeApi.answer(marketingReportsApi.list, () => ({ ...held }));
  fakeApi.answer(marketingReportsApi.read, anyReport);
  return held;
}
