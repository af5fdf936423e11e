import { expect, test } from 'vitest';
import { leadActs } from '../../../../shared/leads/acts/endpoints';
import { leadCompanies } from '../../../../shared/leads/companies/endpoints';
import { leadContacts } from '../../../../shared/leads/contacts/endpoints';
import { leadOpportunities, leadStages, type Stage } from '../../../../shared/leads/opportunities/endpoints';
import { testApp } from '../../../testing/app';

async function signedIn(now: () => Date = () => new Date()) {
  const app = await testApp({ now });
  const call = await app.as(await app.build.user(), new Date('2100-01-01'));
  const undo = async (act: string) => {
    const outlook = (await call(leadActs.outlook, { params: { act } })).body;
    const { status, body } = await call(leadActs.undo, { params: { act } });
    expect([status, body]).toMatchObject([200, outlook]);
    return body;
  };
  const stages = (await call(leadStages.list)).body as Stage[];
  const at = (place: number) => stages[place]?.id as number;
  return { ...app, call, undo, at };
}

test('a link to a company that was deleted for good since does not come back', async () => {
  let time = new Date('2026-01-01T10:00:00Z');
  const { call, undo, clear } = await signedIn(() => time);
  const company = (await call(leadCompanies.create, { body: { name: 'Forn' } })).body;
  const ana = (await call(leadContacts.create, { body: { firstName: 'Ana', companyId: company.id } })).body;
  await call(leadCompanies.remove, { params: { id: company.id } });
  time = new Date('2026-01-20T10:00:00Z');
  const params = { id: ana.id };
  const left = (await call(leadContacts.update, { params, body: { companyId: null, city: 'Vic' } })).body;
  time = new Date('2026-02-02T10:00:00Z');
  await clear();
  const exceptions = [{ entity: 'contact', id: ana.id, fields: ['companyId'], why: 'edited' }];
  expect(await undo(left.act)).toMatchObject({ records: 1, count: 1, exceptions });
  expect((await call(leadContacts.read, { params })).body).toMatchObject({ companyId: null, city: null });
});

test('an opportunity does not go back to a stage that was deleted since, nor half-way', async () => {
  const { call, undo, at } = await signedIn();
  const body = { title: 'Web', stageId: at(1), probability: 35 };
  const { id } = (await call(leadOpportunities.create, { body })).body;
  const won = (await call(leadOpportunities.move, { params: { id }, body: { stageId: at(5) } })).body;
  await call(leadStages.remove, { params: { stageId: at(1) }, body: {} });
  const exceptions = [{ entity: 'opportunity', id, why: 'edited' }];
  expect(await undo(won.act)).toMatchObject({ records: 0, exceptions });
  const { closedAt } = won;
  const read = await call(leadOpportunities.read, { params: { id } });
  expect(read.body).toMatchObject({ stageId: at(5), outcome: 'won', closedAt, probability: null });
});

test('cards of a deleted stage stay where they went', async () => {
  const { call, undo, at } = await signedIn();
  const { id } = (await call(leadOpportunities.create, { body: { title: 'Web', stageId: at(1) } })).body;
  await call(leadStages.remove, { params: { stageId: at(1) }, body: { moveTo: at(2) } });
  const [act] = (await call(leadActs.list, { query: {} })).body.rows;
  expect(await undo(act.id)).toMatchObject({ records: 0, count: 1 });
  const read = (await call(leadOpportunities.read, { params: { id } })).body;
  expect(read.stageId).toBe(at(2));
  expect(read.path.map(({ stageId }: { stageId: number }) => stageId)).toEqual([at(1), at(2)]);
});

test('taking back an earlier move leaves an open opportunity without a time of closing', async () => {
  const { call, undo, at } = await signedIn();
  const lost = { title: 'Web', stageId: at(6), lostReason: 'Price' };
  const { id } = (await call(leadOpportunities.create, { body: lost })).body;
  const move = async (stageId: number) =>
    (await call(leadOpportunities.move, { params: { id }, body: { stageId } })).body;
  const reopened = await move(at(0));
  await move(at(1));
  await undo(reopened.act);
  const read = (await call(leadOpportunities.read, { params: { id } })).body;
  expect(read).toMatchObject({ stageId: at(1), closedAt: null, lostReason: null });
});

test('an address that another contact has meanwhile does not come back, all else does', async () => {
  const { call, undo } = await signedIn();
  const points = [{ kind: 'email', value: 'ana@example.org' }];
  const { id } = (await call(leadContacts.create, { body: { firstName: 'Ana', points } })).body;
  const params = { id };
  const changed = await call(leadContacts.update, { params, body: { points: [], city: 'Vic' } });
  const gone = await call(leadContacts.remove, { params });
  await call(leadContacts.create, { body: { firstName: 'Eva', points } });
  expect(await undo(gone.body.act)).toMatchObject({ records: 1, count: 0 });
  const exceptions = [{ entity: 'contact', id, fields: ['points'], why: 'edited' }];
  expect(await undo(changed.body.act)).toMatchObject({ records: 1, exceptions });
  expect((await call(leadContacts.read, { params })).body).toMatchObject({ email: null, city: null });
});

test('a contact whose address another one has meanwhile stays in the bin', async () => {
  const { call, undo } = await signedIn();
  const points = [{ kind: 'email', value: 'ana@example.org' }];
  const { id } = (await call(leadContacts.create, { body: { firstName: 'Ana', points } })).body;
  const gone = await call(leadContacts.remove, { params: { id } });
  await call(leadContacts.create, { body: { firstName: 'Eva', points } });
  const exceptions = [{ entity: 'contact', id, fields: ['deletedAt'], why: 'edited' }];
  expect(await undo(gone.body.act)).toMatchObject({ records: 0, exceptions });
});
