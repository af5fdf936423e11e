import type { Fields } from '../../../../shared/acts/tables';
import type { ProductAnalysis } from '../../../../shared/marketing/products/analysis';
import {
  type MarketingProduct,
  marketingProductsApi as api,
} from '../../../../shared/marketing/products/endpoints';
import { productMessages, productQuestions } from '../../../../shared/marketing/products/messages';
import { answerable } from '../../../../shared/marketing/products/scales';
import type { Act } from '../../../platform/acts/act';
import type { RecordDeps } from '../../../platform/acts/record-deps';
import {
  historyRoute,
  type RecordCaller,
  savingOf,
  writingRoutes,
} from '../../../platform/acts/record.routes';
import { StaleRow } from '../../../platform/database/rows/stale';
import { conflict } from '../../../platform/http/errors';
import { type Route, route } from '../../../platform/http/route';
import { addressedIn } from './analysis/addressed';
import { analyse, bringsTo } from './analysis/analyse';
import { readFacts } from './analysis/read-facts';
import { loadKnownWords } from './analysis/words/known-words';
import { addedFact, answered, beginFacts, changedFact, withoutFact } from './change-facts';
import { completeProduct, lockProduct, withPasted } from './complete-product';
import {
  type AnalysedProduct,
  countProducts,
  listProducts,
  readAnalysed,
  readProduct,
} from './products.queries';

const writes = { entity: 'marketingProduct', read: readProduct, complete: completeProduct };

/** What the forms of a product say that is no fact. */
function leftOutOf(product: AnalysedProduct, words: Awaited<ReturnType<typeof loadKnownWords>>) {
  const { name, language, companyName, characteristics, advantages } = product;
  const reading = { name, names: [name, companyName], language, today: '', words };
  return [characteristics, advantages].flatMap((text) => readFacts(text, reading, { from: 'form' }).leftOut);
}

/** The analysis of a product, with its questions in the caller's words. */
export async function analysisOf(
  product: AnalysedProduct,
  textOf: (said: string) => string,
): Promise<ProductAnalysis> {
  const words = await loadKnownWords();
  const { missing, ...verdict } = analyse(product, words);
  const isInPlace = (part: string) => (answerable as readonly string[]).includes(part);
  return {
    ...verdict,
    questions: verdict.parts
      .filter(({ part }) => missing.includes(part))
      .map((points) => ({
        part: points.part,
        text: textOf(productQuestions[points.part]),
        brings: bringsTo(points),
        at: isInPlace(points.part)
          ? ('answer' as const)
          : points.part === 'audience'
            ? ('company' as const)
            : ('product' as const),
      }))
      .toSorted((left, right) => right.brings - left.brings),
    leftOut: leftOutOf(product, words),
    addressed: addressedIn(product),
  };
}

type Changes = (act: Act) => Promise<Fields>;

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
    route(api.answer, ({ params: { id }, body, ...caller }) =>
      change(caller, { id, version: body.version }, async (act) => answered(await beginFacts(act, id), body)),
    ),
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
  route(api.analysis, async ({ owner, params, textOf }) =>
    analysisOf(await readAnalysed(deps.db, owner, params.id), textOf),
  ),
  ...writingRoutes<MarketingProduct>(deps, api, writes),
  ...factRoutes(deps),
];
