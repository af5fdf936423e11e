import type { Doing } from '../../../../platform/acts/act';
import { expect, test } from 'vitest';
import { marketingCampaignsApi } from '../../../../../shared/marketing/campaigns/editing/endpoints';
import type { Piece } from '../../../../../shared/marketing/campaigns/piece';
import { firstWording } from '../../../../../shared/marketing/campaigns/sets/wording';
import { marketingCompaniesApi } from '../../../../../shared/marketing/companies/endpoints';
import { readFacts } from '../../../../../shared/marketing/products/fact';
import { marketingProductsApi } from '../../../../../shared/marketing/products/endpoints';
import { person } from '../../../../platform/acts/record-deps';
import { testApp } from '../../../../testing/app';
import { marketingRecorder } from '../../recording/marketing-recorder';
import { bakery } from '../../testing/companies';
import { lockSet, queueSet, type StoredSet } from '../sets/set-writing.queries';
import { createCampaign } from '../sets/store-piece';
import { painEmail } from '../validators/testing/pieces';
import { findMaterial } from './material.queries';
import type { Material } from './ground-of';
import { citedIn } from './words-of';

const citing = (...facts: string[]): Piece => ({
  type: 'email',
  content: { ...painEmail, subject: { ...painEmail.subject, facts } },
});

const prices = [{ amount: 2800 }, { label: 'Matrícula', amount: 4000 }];
const answers = [
  { place: 'detail', label: 'Horario', text: 'de 9 a 14 h' },
  { place: 'doubt', text: '¿Duele?', answer: 'No, apenas.' },
  { place: 'includes', text: 'delantal' },
] as const;

/** A course whose campaign cites its answers and its price. */
async function withCampaign() {
  const app = await testApp();
  const user = await app.build.user();
  const call = await app.as(user);
  const { body: company } = await call(marketingCompaniesApi.create, { body: bakery });
  const given = {
    marketingCompanyId: company.id,
    name: 'Curso',
    currency: 'EUR',
    prices,
    facts: [...answers],
  };
  const { body: product } = await call(marketingProductsApi.create, { body: given });
  const doing: Doing = {
    owner: user.owner,
    actor: person(user),
    kind: 'create',
    entity: 'marketingCampaign',
    at: new Date(),
  };
  const id = await marketingRecorder.act(app.db, doing, async (act) => {
    const of = {
      marketingCompanyId: company.id,
      productId: product.id,
      language: 'es',
      audience: 'B2C',
    } as const;
    const set = await queueSet(
      act.tx,
      doing.owner,
      { ...of, goal: 'buy', wording: firstWording },
      new Date(),
    );
    const stored = (await lockSet(act.tx, doing.owner, set as number)) as StoredSet;
    const material = (await findMaterial(act.tx, doing.owner, product.id)) as Material;
    const piece = citing('f1', 'f2', 'f3', 'p');
    return createCampaign(act, stored, { angle: 'pain', engine: 'template', piece }, material);
  });
  const changed = async () => (await call(marketingCampaignsApi.read, { params: { id } })).body.changedFacts;
  return { call, params: { id: product.id }, changed };
}

test('a piece is marked when an answer, its name or a further price changes, and not when it only moves', async () => {
  const { call, params, changed } = await withCampaign();
  const change = (body: { fact: string; [field: string]: unknown }) =>
    call(marketingProductsApi.changeFact, { params, body });
  await change({ fact: 'f3', place: 'loose' });
  await call(marketingProductsApi.update, {
    params,
    body: { prices: [{ ...prices[0], per: 'mes' }, prices[1]] },
  });
  expect(await changed()).toEqual(['p']);
  await call(marketingProductsApi.update, { params, body: { prices } });
  expect(await changed()).toEqual([]);
  await change({ fact: 'f1', label: 'Abierto' });
  await change({ fact: 'f2', answer: 'Nada.' });
  await call(marketingProductsApi.update, { params, body: { prices: [prices[0], { amount: 4500 }] } });
  expect(await changed()).toEqual(['f1', 'f2', 'p']);
}, 60_000);

test('a piece of the version before holds while its facts say the same in today’s shape', () => {
  const source = { from: 'answer', quote: '' } as const;
  const facts = readFacts([
    { id: 'f1', kind: 'feature', shape: 'pair', text: 'Peso: 900 g', language: 'es', source },
    {
      id: 'f2',
      kind: 'advantage',
      shape: 'sentence',
      text: 'Lasts',
      language: 'en',
      translation: 'Dura',
      source,
    },
  ]);
  const single = { price: '5,80 €', priceMinor: 580, currency: 'EUR', priceBasis: null, prices: null };
  const product = { ...single, facts } as unknown as Material['product'];
  expect(citedIn(citing('f1', 'f2', 'p'), { product }, 'es')).toEqual({
    f1: 'Peso: 900 g',
    f2: 'Dura',
    p: '5,80 € 580 EUR',
  });
});
