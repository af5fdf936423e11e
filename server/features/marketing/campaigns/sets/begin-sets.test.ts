import { expect, test } from 'vitest';
import { marketingSetsApi } from '../../../../../shared/marketing/campaigns/sets/endpoints';
import { marketingProductsApi } from '../../../../../shared/marketing/products/endpoints';
import { withLoaf } from '../../testing/written-set';

test('a set asks for what its product asks for, unless the call says otherwise, and else for buying', async () => {
  const { call, product, add } = await withLoaf();
  const goalOf = async (productId: number, goal?: 'visit') =>
    (await call(marketingSetsApi.create, { body: { productId, audience: 'B2C', goal } })).body.sets[0].goal;
  expect(await goalOf(product.id)).toBe('buy');
  const booked = await add({ name: 'Taller de pan', goal: { goal: 'book' } });
  expect(await goalOf(booked.id)).toBe('book');
  const other = await add({ name: 'Curso de pan', goal: { goal: 'book' } });
  expect(await goalOf(other.id, 'visit')).toBe('visit');
}, 60_000);

test('a product without a brief, or without one in the language, gets no set and says what it lacks', async () => {
  const { call, product, add } = await withLoaf();
  const empty = await add({ name: 'Rosca', characteristics: '', advantages: '', price: '', facts: [] });
  const begin = (productId: number, language?: 'en') =>
    call(marketingSetsApi.create, { body: { productId, language } });
  expect((await begin(empty.id)).body).toMatchObject({
    sets: [],
    lacking: { lacks: ['thing', 'price', 'places'], contradictions: [], helpsMost: 'voice' },
  });
  expect((await begin(product.id, 'en')).body.lacking.lacks).toEqual(['thing', 'places']);
  const params = { id: product.id };
  for (const fact of [
    { place: 'thing', text: 'sourdough loaf' },
    { place: 'who', text: 'buy bread once a week' },
    { place: 'proof', text: 'Best loaf of Gràcia' },
  ] as const)
    await call(marketingProductsApi.addFact, { params, body: { ...fact, language: 'en' } });
  expect((await begin(product.id, 'en')).body.lacking).toBeNull();
}, 60_000);
