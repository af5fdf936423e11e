import { expect, test } from 'vitest';
import { marketingLeadsApi } from '../../../../shared/marketing/capture/leads/endpoints';
import { marketingCompaniesApi } from '../../../../shared/marketing/companies/endpoints';
import { marketingContentsApi } from '../../../../shared/marketing/contents/endpoints';
import { marketingProductsApi } from '../../../../shared/marketing/products/endpoints';
import {
  type FoundMarketing,
  marketingSearchApi as api,
} from '../../../../shared/marketing/search/endpoints';
import { bakery } from '../testing/companies';
import { withSet } from '../testing/written-set';

async function searched() {
  const made = await withSet();
  const find = async (q: string, company?: number) =>
    (await made.call(api.find, { query: { q, ...(company && { company }) } })).body as FoundMarketing[];
  return { ...made, find };
}

const entitiesOf = (found: FoundMarketing[]) => [...new Set(found.map(({ entity }) => entity))];

test('an equal name comes before one that begins so, whatever the accents and capitals', async () => {
  const { find } = await searched();
  const found = await find('HOGAZA DE MASA MADRE');
  expect(found[0]).toMatchObject({
    entity: 'marketingProduct',
    points: 100,
    isSimilar: false,
    detail: 'Pan',
  });
  expect(found.slice(1).map(({ points }) => points)).toEqual(Array<number>(9).fill(60));
  expect((await find('panaderia esp'))[0]).toMatchObject({
    entity: 'marketingCompany',
    name: bakery.name,
    points: 60,
    detail: bakery.sector,
  });
  expect(await find('madre hogaza')).toMatchObject(Array(10).fill({ points: 40 }));
});

test('a campaign is found by a word of its text, once, and says how the text begins', async () => {
  const { find, set } = await searched();
  const found = await find('tierna');
  expect(entitiesOf(found)).toEqual(['marketingCampaign']);
  expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
  expect(set.campaigns.map(({ id }) => id)).toEqual(expect.arrayContaining(found.map(({ id }) => id)));
  expect(found[0]).toMatchObject({ points: 10, detail: expect.stringMatching(/\w/) });
});

test('a short field counts less than a name, and a copy in the library is found besides its campaign', async () => {
  const { call, find, set } = await searched();
  const found = await find('pan');
  expect(found.slice(0, 2)).toMatchObject([
    { entity: 'marketingCompany', points: 60 },
    { entity: 'marketingProduct', points: 20 },
  ]);
  const [campaign] = set.campaigns;
  await call(marketingContentsApi.copy, {
    params: { id: campaign?.contentId as number },
    body: { name: 'Cartel de la Mercè' },
  });
  expect(await find('merce cartel')).toMatchObject([
    { entity: 'marketingContent', name: 'Cartel de la Mercè' },
  ]);
});

test('only where nothing holds the words, a name that is like them is found and marked', async () => {
  const { find } = await searched();
  const found = await find('panaderia espigas');
  expect(found[0]).toMatchObject({ entity: 'marketingCompany', isSimilar: true });
  expect(await find('xilófono')).toEqual([]);
});

test('a word inside a word, a wildcard and nothing find nothing', async () => {
  const { find } = await searched();
  for (const q of ['ogaza de', '100%', '_', ' ', '']) {
    expect((await find(q)).filter(({ isSimilar }) => !isSimilar)).toEqual([]);
  }
});

test('a lead is found by its name, its whole address and a name that is like it, and not from the bin', async () => {
  const { call, company, find } = await searched();
  const { body: lead } = await call(marketingLeadsApi.create, {
    body: {
      marketingCompanyId: company.id,
      contactName: 'Irène Zubiri',
      contactEmail: 'izubiri@example.org',
    },
  });
  const isLead = {
    entity: 'marketingLead',
    id: lead.id,
    marketingCompanyId: company.id,
    name: 'Irène Zubiri',
  };
  expect(await find('IZUBIRI@example.org')).toMatchObject([{ ...isLead, points: 100 }]);
  expect(await find('irene')).toMatchObject([{ ...isLead, points: 60, detail: 'izubiri@example.org' }]);
  expect(await find('zubiri')).toMatchObject([{ ...isLead, points: 40 }]);
  expect(await find('irene suviri')).toMatchObject([{ ...isLead, isSimilar: true }]);
  await call(marketingLeadsApi.remove, { params: { id: lead.id } });
  expect(await find('zubiri')).toEqual([]);
});

test('nothing of another owner is found, nor what is in the bin or belongs to another company', async () => {
  const { as, build, call, company, product, find } = await searched();
  const stranger = await as(await build.user());
  expect((await stranger(api.find, { query: { q: 'hogaza' } })).body).toEqual([]);
  const { body: other } = await call(marketingCompaniesApi.create, { body: { ...bakery, name: 'Otra' } });
  expect(await find('hogaza', other.id)).toEqual([]);
  expect(await find('hogaza', company.id)).toHaveLength(10);
  await call(marketingProductsApi.remove, { params: { id: product.id } });
  expect(await find('hogaza')).toEqual([]);
  await call(marketingCompaniesApi.remove, { params: { id: company.id } });
  expect(await find('espiga')).toEqual([]);
});
