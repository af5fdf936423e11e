import { expect, test } from 'vitest';
import { companies } from '../../../../shared/consulting/companies/endpoints';
import { contacts, departments, problems, strengths } from '../../../../shared/consulting/items/endpoints';
import { reports } from '../../../../shared/consulting/report/endpoints';
import { swot } from '../../../../shared/consulting/swot/endpoints';
import { testApp } from '../../../testing/app';
import { rowsOf } from '../../../testing/database';

async function described() {
  const { as, build, db } = await testApp();
  const { owner, company } = await build.company();
  const { contact, department, strength } = await build.items(company.id);
  const call = await as(owner);
  const body = {
    description: 'Orders are copied by hand',
    departmentId: department.id,
    hoursPerMonth: 12.5,
    measure: 'minutes a night: 40 today, 5 wanted',
    responsibleId: contact.id,
    strengthIds: [strength.id],
    companyId: company.id,
  };
  const params = { companyId: company.id };
  const add = async (changes: object = {}) => call(problems.create, { body: { ...body, ...changes } });
  return { as, build, db, owner, call, add, body, params, contact, department, strength };
}

test('a problem keeps its hours, measure, responsible person and helping strengths, and changes them one by one', async () => {
  const { call, add, body, params } = await described();
  const made = await add();
  expect([made.status, made.body]).toMatchObject([201, body]);
  expect((await call(problems.list, { params })).body).toContainEqual(made.body);
  const one = { id: made.body.id };
  const changed = await call(problems.update, { params: one, body: { hoursPerMonth: 3 } });
  expect(changed.body).toEqual({ ...made.body, hoursPerMonth: 3 });
  const none = { hoursPerMonth: null, measure: '', responsibleId: null, strengthIds: [] };
  const emptied = await call(problems.update, { params: one, body: none });
  expect(emptied.body).toEqual({ ...made.body, ...none, measure: null });
});

test.each([
  ['hoursPerMonth', 0],
  ['hoursPerMonth', 0.25],
  ['hoursPerMonth', 10_000.1],
  ['hoursPerMonth', 'many'],
  ['measure', 'x'.repeat(201)],
  ['responsibleId', 2_000_000_000],
  ['strengthIds', [2_000_000_000]],
])('%s of %j is refused beside its field', async (field, value) => {
  const { add } = await described();
  const { status, body } = await add({ [field]: value });
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
});

test('a person or a strength of another company is refused, in one problem and in an import', async () => {
  const { build, owner, call, add, body, params } = await described();
  const { company: sibling } = await build.company(owner);
  const other = await build.items(sibling.id);
  const foreign = { responsibleId: other.contact.id, strengthIds: [other.strength.id] };
  const { companyId: _given, ...item } = body;
  for (const [field, value] of Object.entries(foreign)) {
    expect((await add({ [field]: value })).body.fields).toHaveProperty([field]);
    const items = [item, { ...item, [field]: value }];
    const imported = await call(problems.import, { params, body: { items } });
    expect(imported.body.fields).toHaveProperty([`items.1.${field}`]);
  }
  const { status, body: rows } = await call(problems.import, { params, body: { items: [item, item] } });
  expect([status, rows]).toMatchObject([201, [item, item]]);
});

test('a problem outlives its person and its strength, and its strength outlives it', async () => {
  const { call, add, params, contact, strength } = await described();
  const made = await add();
  await call(contacts.remove, { params: { id: contact.id } });
  await call(strengths.remove, { params: { id: strength.id } });
  const { body } = await call(problems.list, { params });
  expect(body).toContainEqual({ ...made.body, responsibleId: null, strengthIds: [] });
});

test('a problem that leaves for another quadrant and comes back says what it said', async () => {
  const { call, add, params } = await described();
  let { id } = (await add()).body;
  const path = ['weaknesses', 'threats', 'strengths', 'weaknesses'] as const;
  for (const [index, to] of path.slice(1).entries()) {
    const { body } = await call(swot.move, { params, body: { from: path[index]!, id, to } });
    id = body.item.id;
  }
  const back = (await call(problems.list, { params })).body.find((row: { id: number }) => row.id === id);
  const { hoursPerMonth, measure, responsibleId } = (await described()).body;
  expect(back).toMatchObject({ hoursPerMonth, measure, strengthIds: [] });
  expect(back.responsibleId).toBeTypeOf(typeof responsibleId);
  for (const { list } of [strengths, departments])
    expect(JSON.stringify((await call(list, { params })).body)).not.toContain('asProblem');
});

test('a new assessment copies them, and refers to its own people and strengths', async () => {
  const { call, add, params, contact, strength } = await described();
  await add();
  await call(companies.update, {
    params,
    body: { country: 'PT', hasTenOrMore: true, hourCost: 2_150, hourCurrency: 'GBP' },
  });
  const { body: copy } = await call(companies.assess, { params });
  expect(copy).toMatchObject({ country: 'PT', hasTenOrMore: true, hourCost: 2_150, hourCurrency: 'GBP' });
  const ofCopy = { companyId: copy.id };
  const copied = (await call(problems.list, { params: ofCopy })).body.find(
    ({ hoursPerMonth }: { hoursPerMonth: number | null }) => hoursPerMonth !== null,
  );
  const ids = async (list: typeof contacts.list | typeof strengths.list) =>
    (await call(list, { params: ofCopy })).body.map(({ id }: { id: number }) => id);
  expect([copied.responsibleId, contact.id]).toEqual([(await ids(contacts.list))[0], contact.id]);
  expect(copied.strengthIds).toEqual(await ids(strengths.list));
  expect(copied.strengthIds).not.toContain(strength.id);
});

test('a report keeps them, and names the people without their phone and email', async () => {
  const { call, add, body, params, contact } = await described();
  await add();
  await call(reports.create, { body: { ...params, isBuilt: true } });
  const snapshot = (await call(reports.snapshot, { params })).body;
  const { companyId: _given, ...told } = body;
  expect(snapshot.problems).toContainEqual(expect.objectContaining(told));
  expect(snapshot.people).toEqual([
    { id: contact.id, name: contact.name, position: contact.position, isPrimary: false },
  ]);
  expect(snapshot.company).toMatchObject({ country: 'ES', hourCost: null, hourCurrency: 'EUR' });
});

test('the texts of the new fields count towards what a company may hold', async () => {
  const { call, add, db, params, department } = await described();
  const held = async () => (await rowsOf<{ n: number }>(db, 'select text_bytes as n from companies'))[0]!.n;
  const before = await held();
  await add({ description: 'x', measure: 'four' });
  await call(departments.update, { params: { id: department.id }, body: { programs: 'Sage' } });
  expect((await held()) - before).toBe(1 + 4 + 4);
  await call(companies.remove, { params });
});
