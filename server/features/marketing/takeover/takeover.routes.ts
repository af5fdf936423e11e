import { sql } from 'drizzle-orm';
import type { MarketingCompany } from '../../../../shared/marketing/companies/endpoints';
import type { MarketingProduct } from '../../../../shared/marketing/products/endpoints';
import { marketingTakeover as api } from '../../../../shared/marketing/takeover/endpoints';
import { heardMonths } from '../../../../shared/marketing/takeover/heard';
import { doing, type RecordDeps } from '../../../platform/acts/record-deps';
import { savingOf } from '../../../platform/acts/record.routes';
import { type Route, route } from '../../../platform/http/route';
import { readCompany } from '../companies/companies.queries';
import { withAnswer } from '../products/answers';
import { beginFacts } from '../products/change-facts';
import { readProduct } from '../products/products.queries';
import { findLinked, listTakenIds } from './links.queries';
import { listOrigins } from './origins.queries';
import type { Readers } from './readers';
import { listFurther, takeBusiness, takeFurther } from './take-business';

type Deps = RecordDeps & Readers;

/** The start of the months of which customers' words are read. */
function sinceOf(now: Date): Date {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - heardMonths);
  return since;
}

/** The routes by which LEADMANAGER's knowledge reaches a brief, and COMERZIA's a contact. */
function salesRoutes(deps: Deps): Route[] {
  const { db, now, sales, businesses } = deps;
  const save = savingOf<MarketingProduct>(deps, { entity: 'marketingProduct', read: readProduct });
  return [
    route(api.heard, ({ owner }) => sales.heard(db, owner, sinceOf(now()))),
    route(api.say, ({ params: { id }, body: { text, asks, version }, ...caller }) =>
      save(caller, 'edit', async (act) => {
        const { product, ...changing } = await beginFacts(act, id);
        const said = { place: 'voice', text, form: { asks }, from: 'leads' } as const;
        const facts = withAnswer({ ...changing, facts: product.facts }, said);
        const changed = await act.change('marketingProduct', [{ id, version, fields: { facts } }]);
        return { id, wrote: changed.length > 0 };
      }),
    ),
    route(api.origins, ({ owner, query: { contact = 0, crmCompany } }) =>
      listOrigins(db, owner, {
        contacts: crmCompany === undefined ? sql`${contact}::int` : sales.contactsOf(owner, crmCompany),
        ownDomains: businesses.ownDomains(owner),
      }),
    ),
  ];
}

export const takeoverRoutes = (deps: Deps): Route[] => {
  const { db, businesses } = deps;
  const save = savingOf<MarketingCompany>(deps, { entity: 'marketingCompany', read: readCompany });
  return [
    ...salesRoutes(deps),
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
