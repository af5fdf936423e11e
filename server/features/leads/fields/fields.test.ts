import { expect, test } from 'vitest';
import { leadActs } from '../../../../shared/leads/acts/endpoints';
import { leadCompanies } from '../../../../shared/leads/companies/endpoints';
import { leadContacts } from '../../../../shared/leads/contacts/endpoints';
import { leadFields, type OwnField } from '../../../../shared/leads/fields/endpoints';
import type { FieldChoice } from '../../../../shared/leads/fields/scales';
import { testApp } from '../../../testing/app';
import { rowsOf } from '../../../testing/database';

async function signedIn(now?: () => Date) {
  const app = await testApp(now ? { now } : {});
  const call = await app.as(await app.build.user(), new Date('2100-01-01'));
  const add = async (kind: string, label: string, more: object = {}): Promise<OwnField & { act: string }> =>
    (await call(leadFields.create, { body: { entity: 'contact', kind, label, ...more } })).body;
  const labels = async () => ((await call(leadFields.list)).body as OwnField[]).map(({ label }) => label);
  const contact = (firstName: string, own?: object) =>
    call(leadContacts.create, { body: { firstName, ...(own && { own }) } });
  const change = (id: number, own: object) =>
    call(leadContacts.update, { params: { id }, body: { own }, headers: { 'Accept-Language': 'en' } });
  const ownOf = async (id: number) => (await call(leadContacts.read, { params: { id } })).body.own;
  const undo = (act: string) => call(leadActs.undo, { params: { act } });
  return { ...app, call, add, labels, contact, change, ownOf, undo };
}

const levels = { choices: [{ label: 'Low' }, { label: 'High' }] };

test('fields are added, renamed and ordered, each name once for an entity', async () => {
  const { call, add, labels } = await signedIn();
  const budget = await add('money', 'Budget');
  expect(budget).toMatchObject({ currency: 'EUR', required: false, place: 0 });
  const level = await add('choice', 'Level', levels);
  expect(level.choices).toMatchObject([{ id: expect.any(String), label: 'Low' }, { label: 'High' }]);
  const again = await call(leadFields.create, {
    body: { entity: 'contact', kind: 'text', label: 'BÚDGET' },
    headers: { 'Accept-Language': 'en' },
  });
  expect([again.status, again.body.fields]).toEqual([
    400,
    { label: 'There is already a field with this name here' },
  ]);
  await call(leadFields.create, { body: { entity: 'company', kind: 'text', label: 'Budget' } });
  await call(leadFields.update, { params: { fieldId: budget.id }, body: { label: 'Price' } });
  await call(leadFields.order, { body: { entity: 'contact', ids: [level.id, budget.id] } });
  expect(await labels()).toEqual(['Level', 'Budget', 'Price']);
});

test('a field with choices needs some, of different names', async () => {
  const { call } = await signedIn();
  const create = (choices: object[]) =>
    call(leadFields.create, { body: { entity: 'contact', kind: 'choice', label: 'Level', choices } });
  expect((await create([])).body.fields).toHaveProperty('choices');
  expect((await create([{ label: 'Low' }, { label: 'low ' }])).body.fields).toHaveProperty('choices');
});

test('an entity has at most fifty', async () => {
  const { call, add } = await signedIn();
  for (let at = 0; at < 50; at += 1) await add('text', `Field ${at}`);
  const body = { entity: 'contact' as const, kind: 'text' as const, label: 'One more' };
  expect((await call(leadFields.create, { body })).status).toBe(409);
  expect((await call(leadFields.create, { body: { ...body, entity: 'company' } })).status).toBe(201);
});

test.each([
  ['text', 'Olive oil', 'x'.repeat(2_001)],
  ['number', -1.5, 'many'],
  ['money', 125_050, -1],
  ['date', '2026-11-22', '2026-02-30'],
  ['boolean', false, 'perhaps'],
  ['link', 'example.org/a', 'a b'],
  ['email', 'ana@example.org', 'ana@'],
  ['phone', '+34 600 111 222', 'none'],
  ['choice', 'Low', 'Middle'],
])('a value of the kind %s is checked beside its field', async (kind, value, wrong) => {
  const { add, contact, change, ownOf } = await signedIn();
  const field = await add(kind, 'Extra', kind === 'choice' ? levels : {});
  const made = await contact('Ana', { [field.id]: value });
  expect(made.status).toBe(201);
  const stored = kind === 'choice' ? field.choices[0]?.id : value;
  expect(await ownOf(made.body.id)).toEqual({ [field.id]: stored });
  const refused = await change(made.body.id, { [field.id]: wrong });
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, [`own.${field.id}`]]);
});

test('a change leaves other own values as they are, and empties those given as nothing', async () => {
  const { add, contact, change, ownOf } = await signedIn();
  const [a, b] = [await add('text', 'A'), await add('text', 'B')];
  const { id } = (await contact('Ana', { [a.id]: 'one', [b.id]: 'two' })).body;
  await change(id, { [a.id]: null });
  expect(await ownOf(id)).toEqual({ [b.id]: 'two' });
});

test('an own value goes back by itself, while it holds what the act wrote', async () => {
  const { add, contact, change, ownOf, undo } = await signedIn();
  const [a, b] = [await add('text', 'A'), await add('text', 'B')];
  const { id } = (await contact('Ana', { [a.id]: 'one' })).body;
  const first = (await change(id, { [a.id]: 'two', [b.id]: 'x' })).body;
  await change(id, { [b.id]: 'y' });
  expect((await undo(first.act)).body).toMatchObject({
    records: 1,
    exceptions: [{ fields: [`own.${b.id}`], why: 'edited' }],
  });
  expect(await ownOf(id)).toEqual({ [a.id]: 'one', [b.id]: 'y' });
});

test('a required field is asked for on the form, but not of a record made from its name alone', async () => {
  const { add, contact, change } = await signedIn();
  const field = await add('text', 'Origin', { required: true });
  const refused = await contact('Ana', {});
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, [`own.${field.id}`]]);
  const { status, body } = await contact('Ana');
  expect(status).toBe(201);
  expect((await change(body.id, { [field.id]: ' ' })).status).toBe(400);
});

test('a field of another entity or account, and one that is not there, is refused', async () => {
  const { as, build, add, call, contact } = await signedIn();
  const field = await add('text', 'Origin');
  const body = { name: 'Forn', own: { [field.id]: 'x' } };
  expect((await call(leadCompanies.create, { body })).status).toBe(400);
  expect((await contact('Ana', { 9999: 'x' })).status).toBe(400);
  const stranger = await as(await build.user());
  const asked = await stranger(leadContacts.create, { body: { firstName: 'Eva', own: { [field.id]: 'x' } } });
  expect(asked.status).toBe(400);
});

test('a deleted field says how many hold it, and comes back with its values', async () => {
  const { add, call, contact, ownOf, labels, undo, db } = await signedIn();
  const field = await add('choices', 'Levels', levels);
  const [low, high] = field.choices.map(({ id }) => id) as [string, string];
  const { id } = (await contact('Ana', { [field.id]: [high, low] })).body;
  await contact('Eva', { [field.id]: [low] });
  const params = { fieldId: field.id };
  const use = { records: 2, choices: { [low]: 2, [high]: 1 } };
  expect((await call(leadFields.use, { params })).body).toEqual(use);
  const gone = (await call(leadFields.remove, { params })).body;
  expect([await labels(), await rowsOf(db, 'select * from crm_field_values')]).toEqual([[], []]);
  expect((await call(leadFields.use, { params })).status).toBe(404);
  await undo(gone.act);
  expect(await ownOf(id)).toEqual({ [field.id]: [low, high] });
  expect((await call(leadFields.use, { params })).body).toEqual(use);
});

test('a renamed choice stays on its records, and one that is taken away is on none', async () => {
  const { add, call, contact, undo } = await signedIn();
  const field = await add('choice', 'Level', levels);
  const [low, high] = field.choices as [FieldChoice, FieldChoice];
  await contact('Ana', { [field.id]: low.id });
  const params = { fieldId: field.id };
  const choices = [
    { ...high, label: 'High' },
    { ...low, label: 'Modest' },
  ];
  const renamed = await call(leadFields.update, { params, body: { choices } });
  expect(renamed.body.choices).toEqual(choices);
  const use = async () => (await call(leadFields.use, { params })).body;
  expect(await use()).toEqual({ records: 1, choices: { [low.id]: 1 } });
  const less = await call(leadFields.update, { params, body: { choices: choices.slice(0, 1) } });
  expect(await use()).toEqual({ records: 0, choices: {} });
  await undo(less.body.act);
  expect(await use()).toEqual({ records: 1, choices: { [low.id]: 1 } });
});

test('after thirty days a deleted field is gone with its values', async () => {
  let time = new Date('2026-01-01T10:00:00Z');
  const { add, call, contact, ownOf, clear } = await signedIn(() => time);
  const [field, kept] = [await add('text', 'Origin'), await add('text', 'Other')];
  const { id } = (await contact('Ana', { [field.id]: 'Fair', [kept.id]: 'x' })).body;
  await call(leadFields.remove, { params: { fieldId: field.id } });
  time = new Date('2026-01-31T11:00:00Z');
  await clear();
  expect(await ownOf(id)).toEqual({ [kept.id]: 'x' });
});
