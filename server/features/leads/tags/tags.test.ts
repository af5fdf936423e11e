import { expect, test } from 'vitest';
import { leadActs } from '../../../../shared/leads/acts/endpoints';
import { leadCompanies } from '../../../../shared/leads/companies/endpoints';
import { leadContacts } from '../../../../shared/leads/contacts/endpoints';
import { leadTags, type Tag } from '../../../../shared/leads/tags/endpoints';
import { testApp } from '../../../testing/app';

async function signedIn(now?: () => Date) {
  const app = await testApp(now ? { now } : {});
  const call = await app.as(await app.build.user(), new Date('2100-01-01'));
  const add = async (name: string) => (await call(leadTags.create, { body: { name } })).body;
  const names = async () => ((await call(leadTags.list)).body as Tag[]).map(({ name }) => name);
  const contact = async (firstName: string, tags: number[] = []) =>
    (await call(leadContacts.create, { body: { firstName, tags } })).body;
  const read = async (id: number) => (await call(leadContacts.read, { params: { id } })).body;
  const found = async (filter: object) =>
    (
      await call(leadContacts.list, { query: { filter: JSON.stringify(filter), sort: 'name' } })
    ).body.rows.map(({ name }: { name: string }) => name);
  return { ...app, call, add, names, contact, read, found };
}

test('tags are listed by name, with how many records carry them', async () => {
  const { call, add, names, contact } = await signedIn();
  const [vip, fair] = [await add('VIP'), await add('Ácida')];
  await contact('Ana', [vip.id, fair.id]);
  await contact('Eva', [vip.id]);
  const gone = await contact('Old', [vip.id]);
  await call(leadContacts.remove, { params: { id: gone.id } });
  await call(leadCompanies.create, { body: { name: 'Forn', tags: [vip.id] } });
  expect(await names()).toEqual(['Ácida', 'VIP']);
  expect((await call(leadTags.counts)).body).toEqual([
    { id: vip.id, contacts: 2, companies: 1, opportunities: 0 },
    { id: fair.id, contacts: 1, companies: 0, opportunities: 0 },
  ]);
});

test('a name is given once, whatever its case and accents, and the refusal stands beside it', async () => {
  const { call, add } = await signedIn();
  await add('Clientes');
  const other = await add('Ferias');
  const again = await call(leadTags.create, {
    body: { name: ' CLIÉNTES ' },
    headers: { 'Accept-Language': 'es' },
  });
  expect([again.status, again.body.fields]).toEqual([409, { name: 'Ya hay una etiqueta con este nombre' }]);
  const renamed = await call(leadTags.update, {
    params: { tagId: other.id },
    body: { name: 'clientes' },
  });
  expect(renamed.status).toBe(409);
  expect((await call(leadTags.create, { body: { name: ' ' } })).body.fields).toHaveProperty('name');
});

test('records follow the new name of a tag, and take it back with the act', async () => {
  const { call, add, contact, read } = await signedIn();
  const tag = await add('Feria');
  const { id } = await contact('Ana', [tag.id]);
  const renamed = await call(leadTags.update, { params: { tagId: tag.id }, body: { name: 'Salón' } });
  expect(await read(id)).toMatchObject({ firstTag: 'Salón', version: 1 });
  await call(leadActs.undo, { params: { act: renamed.body.act } });
  expect(await read(id)).toMatchObject({ firstTag: 'Feria' });
});

test('a deleted tag is on no record, until the act is taken back', async () => {
  const { call, add, names, contact, read, found } = await signedIn();
  const [tag, other] = [await add('Feria'), await add('VIP')];
  const { id } = await contact('Ana', [tag.id]);
  const gone = (await call(leadTags.remove, { params: { tagId: tag.id } })).body;
  expect(await read(id)).toMatchObject({ firstTag: null });
  expect([await names(), (await call(leadTags.counts)).body]).toEqual([['VIP'], []]);
  expect(await found({ tags: { empty: true } })).toEqual(['Ana']);
  // A form that showed the tag still saves.
  const saved = await call(leadContacts.update, { params: { id }, body: { tags: [tag.id, other.id] } });
  expect(saved.body).toMatchObject({ firstTag: 'VIP' });
  await call(leadActs.undo, { params: { act: gone.act } });
  expect(await read(id)).toMatchObject({ firstTag: 'Feria' });
});

test('a deleted tag does not come back beside a new one of its name', async () => {
  const { call, add } = await signedIn();
  const tag = await add('Feria');
  const gone = (await call(leadTags.remove, { params: { tagId: tag.id } })).body;
  await add('FERIA');
  expect((await call(leadActs.undo, { params: { act: gone.act } })).status).toBe(409);
});

test('a tag that a record carries since is not unmade', async () => {
  const { call, add, contact, names } = await signedIn();
  const tag = await add('Feria');
  await contact('Ana', [tag.id]);
  const undone = (await call(leadActs.undo, { params: { act: tag.act } })).body;
  expect(undone).toMatchObject({ records: 0, exceptions: [{ entity: 'tag', why: 'linked' }] });
  expect(await names()).toEqual(['Feria']);
});

test('after thirty days a deleted tag is gone from the records too', async () => {
  let time = new Date('2026-01-01T10:00:00Z');
  const { call, add, contact, read, clear } = await signedIn(() => time);
  const [tag, kept] = [await add('Feria'), await add('VIP')];
  const { id } = await contact('Ana', [kept.id, tag.id]);
  await call(leadTags.remove, { params: { tagId: tag.id } });
  time = new Date('2026-01-31T09:00:00Z');
  await clear();
  expect((await read(id)).tags).toEqual([kept.id, tag.id]);
  time = new Date('2026-01-31T11:00:00Z');
  await clear();
  expect((await read(id)).tags).toEqual([kept.id]);
});

test('lists are filtered by any of some tags, by none of them, and by no tag', async () => {
  const { add, contact, found } = await signedIn();
  const [a, b] = [await add('A'), await add('B')];
  await contact('Ana', [a.id]);
  await contact('Eva', [a.id, b.id]);
  await contact('Uxía');
  const ids = (...tags: Tag[]) => tags.map(({ id }) => String(id));
  expect(await found({ tags: { any: ids(b) } })).toEqual(['Eva']);
  expect(await found({ tags: { any: ids(a, b) } })).toEqual(['Ana', 'Eva']);
  expect(await found({ tags: { none: ids(b) } })).toEqual(['Ana', 'Uxía']);
  expect(await found({ tags: { empty: true } })).toEqual(['Uxía']);
});

test('a record takes no tag of another account', async () => {
  const { as, build, add, call, contact } = await signedIn();
  const stranger = await as(await build.user());
  const tag = await add('Secret');
  const refused = await stranger(leadContacts.create, { body: { firstName: 'Eva', tags: [tag.id] } });
  expect([refused.status, refused.body.fields]).toEqual([
    400,
    { tags: 'Una de estas etiquetas ya no existe' },
  ]);
  const { id } = await contact('Ana');
  const unknown = await call(leadContacts.update, { params: { id }, body: { tags: [9_999] } });
  expect(unknown.status).toBe(400);
});
