import { marketingCompaniesApi } from '../../../../shared/marketing/companies/endpoints';
import type { WholeSet } from '../../../../shared/marketing/campaigns/sets/endpoints';
import { marketingSetsApi } from '../../../../shared/marketing/campaigns/sets/endpoints';
import { type MarketingProduct, marketingProductsApi } from '../../../../shared/marketing/products/endpoints';
import { testApp } from '../../../testing/app';
import { bakery, loaf } from './companies';

type App = Awaited<ReturnType<typeof testApp>>;

/** A user's bakery with its loaf, which is ready for campaigns. */
export async function withLoaf(given?: App) {
  const app = given ?? (await testApp());
  const user = await app.build.user();
  const call = await app.as(user);
  const { body: company } = await call(marketingCompaniesApi.create, { body: bakery });
  const add = async (fields: object = {}) =>
    (
      await call(marketingProductsApi.create, {
        body: { marketingCompanyId: company.id, ...loaf, ...fields },
      })
    ).body as MarketingProduct;
  /** Runs each queued job for one step. */
  const work = () => app.runJobs();
  return { ...app, user, call, company, add, work, product: await add() };
}

/** The loaf with its set of nine campaigns for consumers. */
export async function withSet(given?: App) {
  const made = await withLoaf(given);
  const { call, product, work } = made;
  const { body } = await call(marketingSetsApi.create, {
    body: { productId: product.id, goal: 'buy', audience: 'B2C' },
  });
  await work();
  const params = { id: body.sets[0].id as number };
  const readSet = async () => (await call(marketingSetsApi.read, { params })).body as WholeSet;
  return { ...made, set: await readSet(), readSet };
}
