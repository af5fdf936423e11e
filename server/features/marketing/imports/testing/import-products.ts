import { marketingActs } from '../../../../../shared/marketing/acts/endpoints';
import { marketingCompaniesApi } from '../../../../../shared/marketing/companies/endpoints';
import type { ImportDetail, ImportRow } from '../../../../../shared/imports/import';
import {
  type MarketingProduct,
  marketingProductImports as api,
  marketingProductsApi,
} from '../../../../../shared/marketing/products/endpoints';
import { testApp } from '../../../../testing/app';
import { finishJobs } from '../../../../testing/finish-jobs';
import { bakery } from '../../testing/companies';

/** A company, and the way of a file into it. */
export async function withImports(given: object = {}, options: Parameters<typeof testApp>[0] = {}) {
  const app = await testApp(options);
  const call = await app.as(await app.build.user());
  const { body: company } = await call(marketingCompaniesApi.create, { body: { ...bakery, ...given } });
  const upload = async (text: string | Buffer, into = company.id as number) => {
    const headers = { 'Content-Type': 'text/csv' };
    return call(api.upload, { body: text as never, query: { into }, headers });
  };
  const detail = async (id: number) => (await call(api.read, { params: { id } })).body as ImportDetail;
  const check = async (
    text: string | Buffer,
    answers: Record<string, string> = { currency: 'EUR', priceBasis: 'incl' },
  ) => {
    const { mapping, id, questions } = (await upload(text)).body as ImportDetail;
    const asked = questions.flatMap((one) => (one.asks === 'given' ? [one.field] : []));
    const known = Object.fromEntries(Object.entries(answers).filter(([name]) => asked.includes(name)));
    const mapped = await call(api.mapping, {
      params: { id },
      body: { ...mapping, given: { ...mapping.given, ...known } },
    });
    await finishJobs(app);
    return { id, asked, mapped, detail: await detail(id) };
  };
  const rows = async (id: number) => (await call(api.rows, { params: { id } })).body.rows as ImportRow[];
  const bring = async (text: string | Buffer, answers?: Record<string, string>) => {
    const checked = await check(text, answers);
    const begun = await call(api.commit, { params: { id: checked.id } });
    if (begun.status !== 200) throw new Error(JSON.stringify([checked.mapped.body, begun.body]));
    await finishJobs(app);
    return { ...checked, done: await detail(checked.id) };
  };
  const products = async () => {
    const { rows: listed } = (
      await call(marketingProductsApi.list, { query: { company: company.id, limit: 200 } })
    ).body;
    const read = ({ id }: { id: number }) => call(marketingProductsApi.read, { params: { id } });
    const answers = await Promise.all(listed.map(read));
    return answers.map(({ body }) => body as MarketingProduct);
  };
  const undo = (act: string) => call(marketingActs.undo, { params: { act } });
  const work = () => finishJobs(app);
  return { ...app, call, company, work, upload, check, bring, rows, products, undo };
}

/** What matters of a product that a file brought. */
export const summaryOf = ({
  name,
  category,
  price,
  priceMinor,
  currency,
  priceBasis,
  facts,
}: MarketingProduct) => ({
  name,
  category,
  price,
  priceMinor,
  currency,
  priceBasis,
  facts: facts.map(({ place, suggests, text }) => `${place}${suggests ? `→${suggests}` : ''} ${text}`),
});
