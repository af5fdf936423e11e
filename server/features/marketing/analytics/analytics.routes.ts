import { marketingAnalyticsApi as api } from '../../../../shared/marketing/analytics/endpoints';
import type { RecordDeps } from '../../../platform/acts/record-deps';
import { type Route, route } from '../../../platform/http/route';
import { readBreakdowns } from './figures/breakdowns.queries';
import { readByDay } from './figures/by-day.queries';
import { sumOf } from './figures/filled-days';
import { listPieces } from './figures/pieces.queries';
import { listRecent } from './figures/recent.queries';

export const marketingAnalyticsRoutes = ({ db, now }: Pick<RecordDeps, 'db' | 'now'>): Route[] => [
  route(api.funnel, async ({ owner, query }) => {
    const { range, compared, zone, asOf, days, before } = await readByDay(db, { owner, ...query, at: now() });
    return { range, compared, zone, asOf, now: sumOf(days), before: sumOf(before) };
  }),
  route(api.timeline, async ({ owner, query }) => {
    const { company: _name, ...timeline } = await readByDay(db, { owner, ...query, at: now() });
    return timeline;
  }),
  route(api.recent, ({ owner }) => listRecent(db, { owner, at: now() })),
  route(api.pieces, ({ owner, query: { company } }) => listPieces(db, { owner, company, at: now() })),
  route(api.campaigns, async ({ owner, query: { touch, ...query } }) => ({
    ...(await readBreakdowns(db, { owner, ...query, at: now() }, touch)),
    touch,
  })),
];
