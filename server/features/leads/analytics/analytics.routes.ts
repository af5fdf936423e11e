import { leadAnalytics } from '../../../../shared/leads/analytics/endpoints';
import type { Owner } from '../../../platform/database/rows/owner';
import { route } from '../../../platform/http/route';
import type { RecordDeps } from '../../../platform/acts/record-deps';
import { findSettings } from '../settings.queries';
import { readForecast, readLostReasons, readPipeline, readSources, readVelocity } from './deals.queries';
import { readActivity } from './activity.queries';
import { readFunnel } from './funnel.queries';
import { periodOf } from './periods';

export const analyticsRoutes = ({ db, now }: RecordDeps) => {
  const currencyOf = async (owner: Owner, asked: string | undefined) =>
    asked ?? (await findSettings(db, owner)).currency;
  return [
    route(leadAnalytics.pipeline, async ({ owner, query }) =>
      readPipeline(db, owner, await currencyOf(owner, query.currency)),
    ),
    route(leadAnalytics.forecast, async ({ owner, query }) =>
      readForecast(db, owner, await currencyOf(owner, query.currency), periodOf(query, now()), now()),
    ),
    route(leadAnalytics.velocity, async ({ owner, query }) =>
      readVelocity(db, owner, await currencyOf(owner, query.currency), periodOf(query, now())),
    ),
    route(leadAnalytics.lostReasons, async ({ owner, query }) =>
      readLostReasons(db, owner, await currencyOf(owner, query.currency), periodOf(query, now())),
    ),
    route(leadAnalytics.sources, async ({ owner, query }) =>
      readSources(db, owner, await currencyOf(owner, query.currency), periodOf(query, now())),
    ),
    route(leadAnalytics.funnel, ({ owner, query }) => readFunnel(db, owner, periodOf(query, now()))),
    route(leadAnalytics.activity, ({ owner, query }) => readActivity(db, owner, periodOf(query, now()))),
  ];
};
