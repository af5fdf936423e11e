import { leadAnalytics } from '../../../../shared/leads/analytics/endpoints';
import type { Owner } from '../../../platform/database/rows/owner';
import { route } from '../../../platform/http/route';
import type { RecordDeps } from '../../../platform/acts/record-deps';
import { readBy } from '../opportunities/demo-stages';
import { findSettings } from '../settings.queries';
import { readForecast, readLostReasons, readPipeline, readSources, readVelocity } from './deals.queries';
import { readActivity } from './activity.queries';
import { readFunnel } from './funnel.queries';
import { periodOf } from './periods';

export const analyticsRoutes = ({ db, now }: RecordDeps) => {
  const currencyOf = async (owner: Owner, asked: string | undefined) =>
    asked ?? (await findSettings(db, owner)).currency;
  return [
    route(leadAnalytics.pipeline, async ({ owner, account, query, language }) => {
      const pipeline = await readPipeline(db, owner, await currencyOf(owner, query.currency));
      return account.isDemo ? { ...pipeline, stages: readBy(pipeline.stages, language) } : pipeline;
    }),
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
    route(leadAnalytics.funnel, async ({ owner, account, query, language }) => {
      const funnel = await readFunnel(db, owner, periodOf(query, now()));
      return account.isDemo ? { ...funnel, stages: readBy(funnel.stages, language) } : funnel;
    }),
    route(leadAnalytics.activity, ({ owner, query }) => readActivity(db, owner, periodOf(query, now()))),
  ];
};
