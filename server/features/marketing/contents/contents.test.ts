import { expect, test } from 'vitest';
import type { Campaign } from '../../../../shared/marketing/campaigns/editing/endpoints';
import { marketingCampaignsApi } from '../../../../shared/marketing/campaigns/editing/endpoints';
import type { Email, Landing, Social } from '../../../../shared/marketing/campaigns/piece';
import { marketingSetsApi, type WholeSet } from '../../../../shared/marketing/campaigns/sets/endpoints';
import { marketingContentsApi as api } from '../../../../shared/marketing/contents/endpoints';
import type { ListedContent } from '../../../../shared/marketing/contents/endpoints';
import { withSet } from '../testing/written-set';

const pick = (set: WholeSet, type: Campaign['type'], angle: Campaign['angle'] = 'pain') =>
  set.campaigns.find((one) => one.type === type && one.angle === angle) as Campaign;

async function library() {
  const made = await withSet();
  const { call, company } = made;
  const list = async (query: object = {}) =>
    (await call(api.list, { query: { company: company.id, ...query } })).body.rows as ListedContent[];
  const copy = (from: Campaign, body: object = {}) =>
    call(api.copy, { params: { id: from.contentId }, body, headers: { 'Accept-Language': 'es' } });
  return { ...made, list, copy };
}

test('the library contains the texts of campaigns and can be searched by their words', async () => {
  const { list, call, company } = await library();
  expect(await list()).toHaveLength(9);
  expect((await call(api.count, { query: { company: company.id } })).body).toMatchObject({ count: 9 });
  const emails = await list({ q: 'correo HOGAZA' });
  expect(emails.map(({ type }) => type)).toEqual(Array(3).fill('email template'));
  expect((await list({ q: 'fermenta' })).length).toBeGreaterThan(0);
  expect(await list({ filter: JSON.stringify({ type: { any: ['landing page'] } }) })).toHaveLength(3);
  expect(await list({ q: 'otra cosa' })).toEqual([]);
});

test('the list tells apart texts that begin alike by their next line', async () => {
  const { list, set } = await library();
  const { contentId, piece } = pick(set, 'email');
  const [listed, posts] = [await list(), pick(set, 'social media')];
  const nextOf = (id: number) => listed.find((one) => one.id === id)?.nextLine;
  expect(nextOf(contentId)).toBe((piece.content as Email).preheader.text);
  const [{ blocks } = { blocks: [] }] = Object.values((posts.piece.content as Social).variants);
  expect(nextOf(posts.contentId)).toBe((blocks[0]?.lines[1] ?? blocks[1]?.lines[0])?.text);
});

test('the list names a content by the line by which it begins, and by nothing of the next one', async () => {
  const { list, set, copy } = await library();
  const beginning = async (type: Campaign['type']) => {
    const { contentId } = pick(set, type);
    return (await list()).find(({ id }) => id === contentId)?.firstLine;
  };
  const [email, page, posts] = [pick(set, 'email'), pick(set, 'landing page'), pick(set, 'social media')];
  expect(await beginning('email')).toBe((email.piece.content as Email).subject.text);
  expect(await beginning('landing page')).toBe((page.piece.content as Landing).h1.text);
  expect(await beginning('social media')).toBe(
    Object.values((posts.piece.content as Social).variants)[0]?.blocks[0]?.lines[0]?.text,
  );
  const { body: ads } = await copy(page, { as: 'ad text' });
  expect((await list()).find(({ id }) => id === ads.id)?.firstLine).toBe(
    (page.piece.content as Landing).ads.headlines[0]?.text,
  );
});

test('a copy is independent: it is changed and deleted alone, and the campaign keeps its text', async () => {
  const { call, copy, set } = await library();
  const email = pick(set, 'email');
  const { body: made, status } = await copy(email, { name: 'Correo de Navidad' });
  expect([status, made.campaignId, made.name]).toEqual([201, null, 'Correo de Navidad']);
  expect(made.piece).toEqual(email.piece);
  const piece = structuredClone(email.piece);
  piece.content.cta.label = 'Reservar mi pan';
  const params = { id: made.id as number };
  const changed = await call(api.update, { params, body: { piece, version: made.version } });
  expect(changed.body).toMatchObject({ piece, number: 2, lastVersion: 2 });
  const stale = await call(api.update, { params, body: { name: 'Otro', version: made.version } });
  expect([stale.status, stale.body.current.name]).toEqual([409, 'Correo de Navidad']);
  expect((await call(api.remove, { params })).status).toBe(200);
  expect((await call(api.read, { params })).status).toBe(404);
  const campaign = await call(marketingCampaignsApi.read, { params: { id: email.id } });
  expect(campaign.body).toMatchObject({ piece: email.piece, contentVersion: 1 });
});

test('the content of a campaign can be changed and deleted only with the campaign', async () => {
  const { call, set } = await library();
  const params = { id: pick(set, 'email').contentId };
  const headers = { 'Accept-Language': 'es' };
  const answers = [
    await call(api.update, { params, body: { name: 'Otro' }, headers }),
    await call(api.remove, { params, headers }),
  ];
  expect(answers.map(({ status, body }) => [status, body.message])).toEqual(
    Array(2).fill([409, 'Este contenido pertenece a una campaña. Cámbialo allí o cópialo.']),
  );
});

test('the advertisements of a landing page can be copied as an ad text; an email has none', async () => {
  const { copy, set } = await library();
  const landing = pick(set, 'landing page');
  const { body: ads } = await copy(landing, { as: 'ad text' });
  expect(ads.type).toBe('ad text');
  expect(ads.piece).toEqual({ type: 'ad text', content: (landing.piece.content as Landing).ads });
  const refused = await copy(pick(set, 'email'), { as: 'ad text' });
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['as']]);
});

test('a text copied into another campaign of its type becomes a new version, written by a person', async () => {
  const { call, copy, set } = await library();
  const [from, to] = [pick(set, 'email'), pick(set, 'email', 'proof')];
  const { body } = await copy(from, { campaignId: to.id });
  expect(body).toMatchObject({ id: to.contentId, piece: from.piece, number: 2 });
  const after = await call(marketingCampaignsApi.read, { params: { id: to.id } });
  expect(after.body).toMatchObject({ piece: from.piece, author: 'person', contentVersion: 2 });
  const wrong = await copy(from, { campaignId: pick(set, 'landing page').id });
  expect([wrong.status, wrong.body.fields]).toEqual([
    400,
    { campaignId: 'Este contenido no sirve ahí: elige una campaña del mismo tipo' },
  ]);
});

test('a text copied into a campaign of another product cites no facts, and must have the same language', async () => {
  const { add, call, copy, set, work } = await library();
  const write = async (name: string, language: 'en' | 'es') => {
    const product = await add({ name });
    const body = { productId: product.id, goal: 'buy' as const, audience: 'B2C' as const, language };
    const { body: begun } = await call(marketingSetsApi.create, { body });
    await work();
    return (await call(marketingSetsApi.read, { params: { id: begun.sets[0].id } })).body as WholeSet;
  };
  const from = pick(set, 'email');
  const to = pick(await write('Barra de masa madre', 'es'), 'email');
  const { body } = await copy(from, { campaignId: to.id });
  expect(JSON.stringify(body.piece)).not.toMatch(/"facts":\["/);
  expect(body.piece.content.subject.text).toBe(
    from.piece.type === 'email' && from.piece.content.subject.text,
  );
  const after = await call(marketingCampaignsApi.validate, {
    params: { id: to.id },
    body: { piece: body.piece },
  });
  expect(after.body.errors).toBeGreaterThan(0);
});

test('contents of another owner cannot be read or copied, and nothing can be copied into their campaigns', async () => {
  const { set, copy, ...app } = await library();
  const stranger = await withSet(app);
  const params = { id: pick(set, 'email').contentId };
  expect((await stranger.call(api.copy, { params, body: {} })).status).toBe(404);
  const theirs = pick(stranger.set, 'email');
  expect((await copy(pick(set, 'email'), { campaignId: theirs.id })).status).toBe(404);
  expect((await stranger.readSet()).campaigns.every(({ lastVersion }) => lastVersion === 1)).toBe(true);
});

test('a listed content names its product and the author of its current version', async () => {
  const { list, copy, set, product } = await library();
  expect(new Set((await list()).map(({ productName }) => productName))).toEqual(new Set([product.name]));
  const { body: own } = await copy(pick(set, 'email'), { name: 'Boletín de mayo' });
  const [copied] = await list({ q: 'boletín' });
  expect(copied).toMatchObject({
    id: own.id,
    author: 'person',
    by: expect.any(String),
    angle: null,
    status: null,
  });
  const proof = pick(set, 'email', 'proof');
  expect((await list()).find(({ id }) => id === proof.contentId)?.angle).toBe('proof');
  const [written] = await list({ filter: JSON.stringify({ type: { any: ['landing page'] } }) });
  expect(written).toMatchObject({ author: 'template', by: null, productName: product.name, status: 'draft' });
});
