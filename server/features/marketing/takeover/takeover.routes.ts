import type { MarketingCompany } from '../../../../shared/marketing/companies/endpoints';
import { marketingTakeover as api } from '../../../../shared/marketing/takeover/endpoints';
import { doing, type RecordDeps } from '../../../platform/acts/record-deps';
import { savingOf } from '../../../platform/acts/record.routes';
import { type Route, route } from '../../../platform/http/route';
import { readCompany } from '../companies/companies.queries';
import { findLinked, listTakenIds } from './links.queries';
import type { BusinessReader } from './readers';
import { listFurther, takeBusiness, takeFurther } from './take-business';

interface Deps extends RecordDeps {
  businesses: BusinessReader;
}

export const takeoverRoutes = (deps: Deps): Route[] => {
  const { db, businesses } = deps;
  const save = savingOf<MarketingCompany>(deps, { entity: 'marketingCompany', read: readCompany });
  return [
    route(api.offers, async ({ owner }) => {
      const taken = await listTakenIds(db, owner);
      return (await businesses.list(db, owner)).filter(({ id }) => !taken.has(id));
    }),
    route(api.take, ({ body, ...caller }) =>
      save(caller, 'create', async (act) => ({
        id: await takeBusiness(act, businesses, body),
        wrote: true,
      })),
    ),
    route(api.link, ({ owner, query: { company } }) => findLinked(db, owner, company)),
    route(api.further, ({ owner, params }) => listFurther(db, owner, businesses, params.id)),
    route(api.takeFurther, ({ params: { id }, body: { productIds }, ...caller }) =>
      deps.recorder.act(db, doing(deps, caller, 'create', 'marketingProduct'), async (act) => {
        const count = await takeFurther(act, businesses, { id, productIds });
        return { act: count > 0 ? act.doing.act : null, count };
      }),
    ),
  ];
};
