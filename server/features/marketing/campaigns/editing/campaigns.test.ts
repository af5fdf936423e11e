import { expect, test } from 'vitest';
import { marketingActs } from '../../../../../shared/marketing/acts/endpoints';
import type { Campaign } from '../../../../../shared/marketing/campaigns/editing/endpoints';
import { marketingCampaignsApi as api } from '../../../../../shared/marketing/campaigns/editing/endpoints';
import type { Finding } from '../../../../../shared/marketing/campaigns/findings/finding';
import type { Block, Piece } from '../../../../../shared/marketing/campaigns/piece';
import { marketingSetsApi } from '../../../../../shared/marketing/campaigns/sets/endpoints';
import { marketingContentsApi } from '../../../../../shared/marketing/contents/endpoints';
import { marketingProductsApi } from '../../../../../shared/marketing/products/endpoints';
import { withSet } from '../../testing/written-set';

type EmailPiece = Extract<Piece, { type: 'email' }>;

/** A set, with the pain of the loaf as an email. */
async function withEmail() {
  const made = await withSet();
  const email = made.set.campaigns.find(
    ({ type, angle }) => type === 'email' && angle === 'pain',
  ) as Campaign;
  const params = { id: email.id };
  const read = async () => (await made.call(api.read, { params })).body as Campaign;
  const edited = (change: (piece: EmailPiece) => void) => {
    const piece = structuredClone(email.piece) as EmailPiece;
    change(piece);
    return piece;
  };
  return { ...made, email, params, read, edited };
}

test('an edited piece is a new version of the person, and the edit can be taken back', async () => {
  const { call, email, params, read, edited } = await withEmail();
  const piece = edited(({ content }) => (content.cta.label = 'Reservar mi pan'));
  const saved = await call(api.update, { params, body: { piece, version: email.version } });
  expect(saved.body).toMatchObject({ piece, contentVersion: 2, author: 'person', status: 'draft' });
  expect((await call(api.update, { params, body: { piece, version: email.version } })).status).toBe(409);
  await call(marketingActs.undo, { params: { act: saved.body.act } });
  expect(await read()).toMatchObject({ piece: email.piece, contentVersion: 1, lastVersion: 2 });
});

test('an approved piece that is edited is in review again, and keeps its approved version', async () => {
  const { call, params, edited } = await withEmail();
  const approved = await call(api.approve, { params, body: {} });
  expect(approved.body).toMatchObject({ status: 'approved', approvedVersion: 1 });
  expect((await call(api.approve, { params, body: {} })).status).toBe(409);
  const piece = edited(({ content }) => (content.cta.label = 'Reservar mi pan'));
  const saved = await call(api.update, { params, body: { piece } });
  expect(saved.body).toMatchObject({ status: 'in_review', approvedVersion: 1, contentVersion: 2 });
  expect((await call(api.replace, { params })).status).toBe(409);
});

test('unsaved text is validated as it is typed, and approval is refused with what is wrong and what to do', async () => {
  const { call, params, edited } = await withEmail();
  const piece = edited(({ content }) => {
    content.subject = { text: 'Ahorra 73 minutos con {{name}}', facts: [] };
  });
  const headers = { 'Accept-Language': 'es' };
  const { body } = await call(api.validate, { params, body: { piece }, headers });
  const codes = body.findings.map(({ at, code }: Finding) => `${at} ${code}`);
  expect(codes).toContain('subject text.placeholder');
  expect(codes).toContain('subject fact.number');
  const number = body.findings.find(({ code }: Finding) => code === 'fact.number') as Finding;
  expect(number).toMatchObject({ fact: 'feature', severity: 'error' });
  expect(number.text).toContain('no está en ningún dato');
  await call(api.update, { params, body: { piece } });
  const refused = await call(api.approve, { params, body: {}, headers });
  expect(refused.status).toBe(400);
  expect(Object.keys(refused.body.fields)).toContain('subject');
});

test('a sentence that no fact backs becomes right by adding what it states as a fact', async () => {
  const { call, params, edited } = await withEmail();
  const text = 'Lleva semillas de lino tostadas en la corteza.';
  const piece = edited(({ content }) => content.blocks[1]?.lines.push({ text, facts: [] }));
  const at = `blocks.1.lines.${(piece.content.blocks[1]?.lines.length ?? 1) - 1}`;
  const added = await call(api.addFact, { params, body: { at, text, kind: 'feature', piece } });
  expect(added.status).toBe(201);
  expect(added.body.fact).toMatch(/^f\d+$/);
  const after = added.body.piece as EmailPiece;
  expect(after.content.blocks[1]?.lines.at(-1)).toEqual({ text, facts: [added.body.fact] });
  const { body } = await call(api.validate, { params, body: { piece: after } });
  expect(body.findings.filter((one: Finding) => one.at === at && one.code.startsWith('fact.'))).toEqual([]);
});

test('other wording of a sentence changes that sentence only', async () => {
  const { call, email, params } = await withEmail();
  const before = email.piece as EmailPiece;
  const places = before.content.blocks.flatMap(({ lines }, index) =>
    lines.map((_line, line) => `blocks.${index}.lines.${line}`),
  );
  const answers = [];
  for (const at of places) {
    const { status, body } = await call(api.rewrite, { params, body: { at } });
    answers.push({ at, status, body });
  }
  // Words of the owner, such as a quotation, have no other wording.
  const { at, body } = answers.find(
    ({ status, body: { act } }) => status === 200 && act !== null,
  ) as (typeof answers)[number];
  const after = body.piece as EmailPiece;
  const index = Number(at.split('.')[1]);
  expect(after.content.blocks[index]).not.toEqual(before.content.blocks[index]);
  expect(after).toEqual({
    ...before,
    content: {
      ...before.content,
      blocks: before.content.blocks.with(index, after.content.blocks[index] as Block),
    },
  });
  const away = await call(api.rewrite, { params, body: { at: 'blocks.90.lines.0' } });
  expect(away.status).toBe(400);
});

test('a whole set is approved at once, and what has errors is told', async () => {
  const { call, set, params, edited, readSet } = await withEmail();
  const piece = edited(({ content }) => (content.subject = { text: 'Gratis para siempre', facts: [] }));
  await call(api.update, { params, body: { piece } });
  const { body } = await call(marketingSetsApi.approve, { params: { id: set.id } });
  expect(body.count + body.refused.length).toBe(9);
  expect(body.refused.map(({ id }: { id: number }) => id)).toContain(params.id);
  const statuses = (await readSet()).campaigns.map(({ status }) => status);
  expect(statuses.filter((status) => status === 'approved')).toHaveLength(body.count);
});

test('a version is brought back as a new one, and the list tells who made each', async () => {
  const { call, email, params, read, edited } = await withEmail();
  const piece = edited(({ content }) => (content.cta.label = 'Reservar mi pan'));
  await call(api.update, { params, body: { piece } });
  const content = { id: email.contentId, number: '1' };
  const first = await call(marketingContentsApi.version, { params: content });
  expect(first.body).toMatchObject({ piece: email.piece, author: 'template', by: null });
  expect((await call(marketingContentsApi.restore, { params: content })).status).toBe(200);
  expect(await read()).toMatchObject({ piece: email.piece, contentVersion: 3 });
  const { body: versions } = await call(marketingContentsApi.versions, { params: content });
  expect(versions[0]).toMatchObject({ number: 3, restores: 1, author: 'person' });
  expect((await call(marketingContentsApi.restore, { params: { ...content, number: '9' } })).status).toBe(
    404,
  );
});

test('a text whose fact was changed is kept by saving it once more', async () => {
  const { call, email, product, params, read } = await withEmail();
  const { body: loaf } = await call(marketingProductsApi.read, { params: { id: product.id } });
  const { blocks } = (email.piece as EmailPiece).content;
  const cited = blocks.flatMap(({ lines }) => lines.flatMap(({ facts }) => facts));
  const fact = cited.find((id) => /^f/.test(id));
  const changed = { fact, text: 'Aguanta tierna cinco días', version: loaf.version };
  await call(marketingProductsApi.changeFact, { params: { id: product.id }, body: changed });
  expect((await read()).changedFacts).toEqual([fact]);
  await call(api.update, { params, body: { piece: email.piece } });
  expect(await read()).toMatchObject({ changedFacts: [], piece: email.piece, contentVersion: 2 });
});

test('a text is kept beside another wording by bringing its own version back', async () => {
  const { call, email, params, read, edited } = await withEmail();
  const piece = edited(({ content }) => (content.cta.label = 'Reservar mi pan'));
  await call(api.update, { params, body: { piece } });
  await call(api.rewrite, { params, body: {} });
  expect(await read()).toMatchObject({ piece, contentVersion: 2, lastVersion: 3 });
  await call(marketingContentsApi.restore, { params: { id: email.contentId, number: '2' } });
  expect(await read()).toMatchObject({ piece, contentVersion: 4, lastVersion: 4 });
});

test('campaigns are listed by company, searched and filtered', async () => {
  const { call, company } = await withEmail();
  const list = async (query: object) =>
    (await call(api.list, { query: { company: company.id, ...query } })).body.rows as Campaign[];
  expect(await list({})).toHaveLength(9);
  expect(await list({ q: 'hogaza correo' })).toHaveLength(3);
  expect(
    await list({ filter: JSON.stringify({ type: { any: ['email'] }, angle: { any: ['pain'] } }) }),
  ).toHaveLength(1);
  expect(await list({ changed: 'true' })).toEqual([]);
  expect(await list({ approved: 'true' })).toEqual([]);
  const [first] = await list({});
  await call(api.approve, { params: { id: first?.id as number }, body: {} });
  expect((await list({ approved: 'true' })).map(({ id }) => id)).toEqual([first?.id]);
  expect(await list({ approved: 'false' })).toHaveLength(8);
});
