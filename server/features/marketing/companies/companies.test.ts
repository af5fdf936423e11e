import type { Doing } from '../../../platform/acts/act';
import { expect, test } from 'vitest';
import { marketingActs } from '../../../../shared/marketing/acts/endpoints';
import { marketingBin } from '../../../../shared/marketing/bin/endpoints';
import { marketingCompaniesApi as api } from '../../../../shared/marketing/companies/endpoints';
import { marketingProductsApi } from '../../../../shared/marketing/products/endpoints';
import { marketingLimits } from '../../../../shared/marketing/scales';
import { person } from '../../../platform/acts/record-deps';
import { testApp } from '../../../testing/app';
import { marketingRecorder } from '../recording/marketing-recorder';
import { bakery, loaf } from '../testing/companies';

async function signedIn() {
  const app = await testApp();
  const user = await app.build.user();
  return { ...app, user, call: await app.as(user) };
}

test('a company has its defaults, and is listed with how far its products are', async () => {
  const { call } = await signedIn();
  const { status, body } = await call(api.create, { body: bakery });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    ...bakery,
    language: 'es',
    timezone: 'Europe/Madrid',
    formality: 'audience',
    emoji: 'none',
    avoid: [],
    latePolicy: 'ask',
    version: 1,
    quietFrom: null,
    logoId: null,
  });
  await call(marketingProductsApi.create, { body: { marketingCompanyId: body.id, ...loaf } });
  await call(marketingProductsApi.create, { body: { marketingCompanyId: body.id, name: 'Rosquilla' } });
  expect((await call(api.list)).body).toMatchObject([{ id: body.id, productCount: 2, readyCount: 1 }]);
});

test('what is wrong is told beside its field, in Spanish', async () => {
  const { call } = await signedIn();
  const wrong = { ...bakery, timezone: 'Mars/Olympus', brandColor: 'blue', quietFrom: '21:00', sector: '' };
  const { status, body } = await call(api.create, { body: wrong, headers: { 'Accept-Language': 'es' } });
  expect([status, body.fields]).toEqual([
    400,
    {
      sector: 'El sector es requerido',
      timezone: 'Elige una zona horaria',
      brandColor: 'Escribe un color como #1a2b3c',
      quietTo: 'Indica cuándo empiezan y cuándo terminan las horas de silencio',
    },
  ]);
  expect((await call(api.create, { body: { ...bakery, logoId: 7 } })).body.fields).toHaveProperty('logoId');
});

test('a change can be taken back, and a stale one is refused with the company as it is', async () => {
  const { call } = await signedIn();
  const { body: company } = await call(api.create, { body: bakery });
  const params = { id: company.id };
  const { body } = await call(api.update, { params, body: { avoid: ['artesanal'], version: 1 } });
  const stale = await call(api.update, { params, body: { name: 'Otra', version: 1 } });
  expect([stale.status, stale.body.current.avoid]).toEqual([409, ['artesanal']]);
  expect((await call(marketingActs.undo, { params: { act: body.act } })).body.records).toBe(1);
  expect((await call(api.read, { params })).body.avoid).toEqual([]);
  expect((await call(api.history, { params })).body).toHaveLength(3);
  expect((await call(marketingActs.list)).body.rows.map((act: { kind: string }) => act.kind)).toEqual([
    'undo',
    'edit',
    'create',
  ]);
});

test('an account has at most fifty companies and a company a thousand products, whatever brings them', async () => {
  const { call, user, db } = await signedIn();
  const doing: Doing = {
    owner: user.owner,
    actor: person(user),
    kind: 'create',
    entity: 'marketingCompany',
    at: new Date(),
  };
  const ids = await marketingRecorder.act(db, doing, (act) =>
    act.create(
      'marketingCompany',
      Array.from({ length: marketingLimits.companies }, () => ({ fields: bakery })),
    ),
  );
  const spanish = { 'Accept-Language': 'es' };
  const full = await call(api.create, { body: bakery, headers: spanish });
  expect([full.status, full.body.message]).toEqual([409, 'Una cuenta puede tener como máximo 50 empresas']);
  await call(api.remove, { params: { id: ids[0] as number } });
  await call(api.create, { body: bakery });
  const back = await call(marketingBin.restore, {
    body: { entity: 'marketingCompany', ids: [ids[0] as number] },
  });
  expect(back.status).toBe(409);
  const fields = { name: 'Pan', characteristics: '', advantages: '', price: '', marketingCompanyId: ids[1] };
  await marketingRecorder.act(db, { ...doing, entity: 'marketingProduct' }, (act) =>
    act.create(
      'marketingProduct',
      Array.from({ length: marketingLimits.products }, () => ({ fields })),
    ),
  );
  const more = await call(marketingProductsApi.create, {
    body: { marketingCompanyId: ids[1], name: 'Rosca' },
  });
  expect([more.status, more.body.message]).toEqual([409, 'A company can have at most 1000 products']);
}, 60_000);

test('a company says how it speaks of itself, and its contacts are checked', async () => {
  const { as, build } = await testApp();
  const call = await as(await build.user());
  const { body: company } = await call(api.create, { body: bakery });
  expect(company).toMatchObject({ customersCalled: null, isSober: false, speaker: 'we', place: null });
  const said = { customersCalled: 'las familias', isSober: true, speaker: 'I', place: 'en Zaragoza' };
  const update = (body: object) => call(api.update, { params: { id: company.id }, body });
  const contacts = { phone: '+34 976 111 222', website: 'lasierra.example' };
  expect((await update({ ...said, ...contacts })).body).toMatchObject({ ...said, ...contacts });
  expect((await update({ phone: '', website: '' })).body).toMatchObject({ phone: null, website: null });
  const refused = await update({
    phone: 'llámanos',
    website: 'http://',
    place: 'x'.repeat(81),
    speaker: 'they',
  });
  expect(Object.keys(refused.body.fields).toSorted()).toEqual(['phone', 'place', 'speaker', 'website']);
});
