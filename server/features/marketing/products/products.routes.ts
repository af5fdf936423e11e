import type { Written } from '../../../../shared/acts/entities';
import {
  type MarketingProduct,
  marketingProductsApi as api,
} from '../../../../shared/marketing/products/endpoints';
import { productMessages } from '../../../../shared/marketing/products/messages';
import type { Act } from '../../../platform/acts/act';
import type { RecordCaller, RecordDeps } from '../../../platform/acts/record-deps';
import { historyRoute, savingOf, writingRoutes } from '../../../platform/acts/record.routes';
import { StaleRow } from '../../../platform/database/rows/stale';
import { conflict } from '../../../platform/http/errors';
import { type Route, route } from '../../../platform/http/route';
import { analysisOf } from './analysis-of';
import { addedFact, beginFacts, changedFact, waivedIn, withoutFact } from './change-facts';
import { completeProduct, lockProduct, withPasted } from './complete-product';
import { countProducts, listProducts, readAnalysed, readProduct } from './products.queries';
import { misspeltIn } from './spelling/spelling';

const writes = { entity: 'marketingProduct', read: readProduct, complete: completeProduct } as const;

type Changes = (act: Act) => Promise<Written<'marketingProduct'>>;

/** Throws 409 for a version that is not the current one, before anything is said of what it no longer has. */
async function refuseStale(act: Act, id: number, version: number | undefined) {
  const [record] = await act.lock('marketingProduct', [id]);
  if (record && version !== undefined && record.version !== version) throw new StaleRow({ id });
}

/** Changes fields of a product in an act of its own. */
const changing = (deps: RecordDeps) => {
  const save = savingOf<MarketingProduct>(deps, writes);
  return (
    caller: RecordCaller,
    { id, version }: { id: number; version?: number | undefined },
    work: Changes,
  ) =>
    save(caller, 'edit', async (act) => {
      await refuseStale(act, id, version);
      const changed = await act.change('marketingProduct', [{ id, version, fields: await work(act) }]);
      return { id, wrote: changed.length > 0 };
    });
};

/** The routes by which a product's facts are written. */
function factRoutes(deps: RecordDeps): Route[] {
  const change = changing(deps);
  return [
    route(api.addText, ({ params: { id }, body: { text, version }, ...caller }) =>
      change(caller, { id, version }, async (act) => {
        const { product, reading, last } = await beginFacts(act, id);
        return { facts: withPasted(product.facts, text, reading, last) };
      }),
    ),
    route(api.addFact, ({ params: { id }, body, ...caller }) =>
      change(caller, { id, version: body.version }, async (act) =>
        addedFact(await beginFacts(act, id), body),
      ),
    ),
    route(api.changeFact, ({ params: { id }, body, ...caller }) =>
      change(caller, { id, version: body.version }, async (act) =>
        changedFact(await beginFacts(act, id), body),
      ),
    ),
    route(api.removeFact, ({ params: { id }, body: { fact, version }, ...caller }) =>
      change(caller, { id, version }, async (act) => withoutFact(await beginFacts(act, id), fact)),
    ),
    route(api.waive, ({ params: { id }, body: { facts, version }, ...caller }) =>
      change(caller, { id, version }, async (act) => waivedIn((await lockProduct(act, id)).product, facts)),
    ),
    route(api.confirmComparePrice, ({ params: { id }, body: { confirmed, version }, ...caller }) =>
      change(caller, { id, version }, async (act) => {
        const { product } = await lockProduct(act, id);
        if (product.comparePriceMinor === null) throw conflict(productMessages['compare.none']);
        return { comparePriceConfirmedAt: confirmed ? act.doing.at.toISOString() : null };
      }),
    ),
  ];
}

export const marketingProductRoutes = (deps: RecordDeps): Route[] => [
  route(api.list, ({ owner, query }) => listProducts(deps.db, owner, query)),
  route(api.count, ({ owner, query }) => countProducts(deps.db, owner, query)),
  route(api.read, ({ owner, params }) => readProduct(deps.db, owner, params.id)),
  historyRoute(deps, api, 'marketingProduct'),
  route(api.analysis, async ({ owner, params }) => analysisOf(await readAnalysed(deps.db, owner, params.id))),
  route(api.spelling, ({ body }) => misspeltIn(body)),
  ...writingRoutes(deps, api, writes),
  ...factRoutes(deps),
];
