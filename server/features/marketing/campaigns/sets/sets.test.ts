import { expect, test } from 'vitest';
import type { Campaign } from '../../../../../shared/marketing/campaigns/editing/endpoints';
import { marketingCampaignsApi } from '../../../../../shared/marketing/campaigns/editing/endpoints';
import type { WholeSet } from '../../../../../shared/marketing/campaigns/sets/endpoints';
import { marketingSetsApi as api } from '../../../../../shared/marketing/campaigns/sets/endpoints';
import { marketingActs } from '../../../../../shared/marketing/acts/endpoints';
import { marketingContentsApi } from '../../../../../shared/marketing/contents/endpoints';
import { marketingProductsApi } from '../../../../../shared/marketing/products/endpoints';
import { withLoaf, withSet } from '../../testing/written-set';

test('a product that is ready gets nine campaigns, three angles in three types, each with its content', async () => {
  const { set } = await withSet();
  expect(set).toMatchObject({ status: 'ready', done: 9, total: 9, language: 'es', audience: 'B2C' });
  const kinds = set.campaigns.map(({ angle, type }) => `${angle} ${type}`);
  expect(new Set(kinds).size).toBe(9);
  for (const campaign of set.campaigns) {
    expect(campaign).toMatchObject({
      status: 'draft',
      contentVersion: 1,
      lastVersion: 1,
      author: 'template',
    });
    expect(campaign.piece.type).toBe(campaign.type);
  }
});

test('both audiences make two sets, and one is written after the other', async () => {
  const { call, product, work } = await withLoaf();
  const asked = { productId: product.id, goal: 'buy' as const, audience: 'both' as const };
  const { body } = await call(api.create, { body: asked });
  expect(body.sets.map(({ audience, status }: WholeSet) => [audience, status])).toEqual([
    ['B2C', 'queued'],
    ['B2B', 'queued'],
  ]);
  expect((await call(api.create, { body: asked })).status).toBe(409);
  await work();
  const statuses = async () => {
    const { body: sets } = await call(api.list, { query: { company: product.marketingCompanyId } });
    return sets.map(({ status }: WholeSet) => status).sort();
  };
  expect(await statuses()).toEqual(['queued', 'ready']);
  await work();
  expect(await statuses()).toEqual(['ready', 'ready']);
});

test('a product without a thing and a price makes no set, and says what it lacks', async () => {
  const { call, add, work } = await withLoaf();
  const poor = await add({ facts: [], price: '' });
  const { body } = await call(api.create, { body: { productId: poor.id, goal: 'buy' } });
  expect(body.sets).toEqual([]);
  expect(body.lacking.lacks).toEqual(expect.arrayContaining(['thing', 'price']));
  expect(body.lacking.contradictions).toEqual([]);
  await work();
});

test('a set that is cancelled is not written, and the next one begins', async () => {
  const { call, product, work } = await withLoaf();
  const { body } = await call(api.create, { body: { productId: product.id, goal: 'buy', audience: 'both' } });
  const [first, second] = body.sets as WholeSet[];
  const params = { id: (first as WholeSet).id };
  expect((await call(api.cancel, { params })).body).toMatchObject({ status: 'cancelled', done: 0 });
  expect((await call(api.cancel, { params })).status).toBe(409);
  await work();
  await work();
  const read = await call(api.read, { params: { id: (second as WholeSet).id } });
  expect(read.body).toMatchObject({ status: 'ready', done: 9 });
});

test('a set that is written again from the same facts says the same, and makes no version', async () => {
  const { call, product, set, work, readSet } = await withSet();
  await call(api.create, { body: { productId: product.id, goal: 'buy', audience: 'B2C' } });
  await work();
  const again = await readSet();
  const texts = ({ campaigns }: WholeSet) => campaigns.map(({ piece }) => piece);
  expect(texts(again)).toEqual(texts(set));
  expect(again.campaigns.every(({ lastVersion }: Campaign) => lastVersion === 1)).toBe(true);
});

test('other wording of a set makes versions, and lies beside the text of a person', async () => {
  const { call, set, work, readSet } = await withSet();
  const [mine] = set.campaigns as [Campaign];
  const piece = structuredClone(mine.piece);
  piece.content.cta.label = 'Reservar mi pan';
  const params = { id: mine.id };
  expect((await call(marketingCampaignsApi.update, { params, body: { piece } })).status).toBe(200);
  expect((await call(api.rewrite, { params: { id: set.id } })).body).toMatchObject({ status: 'queued' });
  await work();
  const again = await readSet();
  const kept = again.campaigns.find(({ id }) => id === mine.id) as Campaign;
  expect(kept).toMatchObject({ piece, author: 'person', contentVersion: 2, lastVersion: 3 });
  expect(again.notices).toHaveLength(1);
  const others = again.campaigns.filter(({ id }) => id !== mine.id);
  expect(others.every(({ contentVersion }) => contentVersion === 2)).toBe(true);
  const versions = await call(marketingContentsApi.versions, { params: { id: kept.contentId } });
  expect(versions.body.map(({ author }: { author: string }) => author)).toEqual([
    'template',
    'person',
    'template',
  ]);
});

test('a changed fact marks the campaigns that cite it, and taking the change back unmarks them', async () => {
  const { call, product, readSet } = await withSet();
  const changed = await call(marketingProductsApi.changeFact, {
    params: { id: product.id },
    body: { fact: 'f2', text: 'Pieza de 800 g' },
  });
  const marked = async () =>
    (await readSet()).campaigns.filter(({ changedFacts }) => changedFacts.includes('f2')).length;
  expect(await marked()).toBeGreaterThan(0);
  await call(marketingActs.undo, { params: { act: changed.body.act } });
  expect(await marked()).toBe(0);
});

test('taking back the writing of a set takes its campaigns away', async () => {
  const { call, set, readSet } = await withSet();
  expect((await call(marketingActs.undo, { params: { act: set.act as string } })).status).toBe(200);
  expect((await readSet()).campaigns).toEqual([]);
});
