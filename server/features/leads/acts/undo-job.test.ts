import type { ContactPoint } from '../../../../shared/leads/contacts/scales';
import type { Doing } from '../../../platform/acts/act';
import { expect, test } from 'vitest';
import { leadActs } from '../../../../shared/leads/acts/endpoints';
import type { UndoneByJob } from '../../../../shared/acts/undo';
import { leadCompanies } from '../../../../shared/leads/companies/endpoints';
import { leadContacts } from '../../../../shared/leads/contacts/endpoints';
import { leadTasks } from '../../../../shared/leads/tasks/endpoints';
import { jobRuns } from '../../../../shared/jobs/endpoints';
import { testApp } from '../../../testing/app';
import { rowsOf } from '../../../testing/database';
import { person } from '../../../platform/acts/record-deps';
import { leadsRecorder } from '../recording/leads-recorder';

const tables = ['crm_companies', 'crm_contacts', 'crm_contact_points'];

/** An account with companies, and an act that changes them and adds contacts to them. */
async function imported(size: number) {
  const app = await testApp();
  const user = await app.build.user();
  const call = await app.as(user);
  const doing: Doing = {
    owner: user.owner,
    actor: person(user),
    entity: 'company',
    kind: 'import',
    at: new Date(),
  };
  const numbers = Array.from({ length: size }, (_, index) => index);
  const { db } = app;
  const stored = async () => {
    const all = tables.map((table) =>
      rowsOf<{ row: object }>(
        db,
        `select to_jsonb(t) - '{id,version}'::text[] as row
      from ${table} as t order by t.id`,
      ),
    );
    return (await Promise.all(all)).flat();
  };
  const companies = await leadsRecorder.act(db, { ...doing, kind: 'create' }, (act) =>
    act.create(
      'company',
      numbers.map((n) => ({ fields: { name: `Forn ${n}`, city: 'Vic' } })),
    ),
  );
  const before = await stored();
  const act = await leadsRecorder.act(db, doing, async (going) => {
    await going.change(
      'company',
      companies.map((id) => ({ id, fields: { city: 'Olot' } })),
    );
    const points = (n: number): ContactPoint[] => [
      { kind: 'email', value: `c${n}@example.org`, label: 'work', primary: true, shared: false },
    ];
    const fields = (n: number) => ({ firstName: `Ana ${n}`, companyId: companies[n], points: points(n) });
    await going.create(
      'contact',
      numbers.map((n) => ({ fields: fields(n) })),
    );
    return going.doing.act;
  });
  const undo = () => call(leadActs.undo, { params: { act } });
  const run = async (id: number) => (await call(jobRuns.read, { params: { id } })).body;
  return { ...app, call, act, undo, run, stored, before, companies };
}

test('a large act is taken back by a job that shows how far it has come, and leaves all as it was', async () => {
  const { undo, run, runJobs, stored, before } = await imported(260);
  const asked = await undo();
  expect([asked.status, asked.body]).toMatchObject([200, { records: 0, run: expect.any(Number) }]);
  expect((await undo()).body.message).toBe('This was already taken back');
  await runJobs('all');
  expect(await run(asked.body.run)).toMatchObject({ state: 'running', done: 500, total: 520 });
  while ((await run(asked.body.run)).state === 'running') await runJobs('all');
  const { state, done, result } = await run(asked.body.run);
  expect({ state, done, result }).toMatchObject({
    state: 'done',
    done: 520,
    result: { act: asked.body.act, records: 520, count: 0 },
  });
  expect(await stored()).toEqual(before);
});

test('what was changed since stays, and is told with the outcome; the outlook says so beforehand', async () => {
  const { call, act, undo, run, runJobs, companies } = await imported(260);
  await call(leadContacts.update, { params: { id: 5 }, body: { jobTitle: 'CEO' } });
  const exceptions = [{ entity: 'contact', id: 5, fields: ['jobTitle'], why: 'edited' }];
  expect((await call(leadActs.outlook, { params: { act } })).body).toMatchObject({ count: 1, exceptions });
  const { body } = await undo();
  while (!(await run(body.run)).result) await runJobs('all');
  const told: UndoneByJob = (await run(body.run)).result;
  expect(told).toMatchObject({ records: 519, count: 1, exceptions });
  expect((await call(leadContacts.read, { params: { id: 5 } })).body.companyId).toBe(companies[4]);
});

test('after kill -9 in the middle nothing is taken back twice', async () => {
  const { db, undo, run, runJobs, stored, before } = await imported(260);
  const { body } = await undo();
  await runJobs('all');
  // What a process leaves whose step was committed and not settled.
  await rowsOf(db, `update pgboss.job set state = 'active' where name = 'undoLeadAct'`);
  await rowsOf(db, `update pgboss.job set state = 'retry' where name = 'undoLeadAct'`);
  while (!(await run(body.run)).result) await runJobs('all');
  const undos = await rowsOf<{ count: number }>(db, `select count::int from acts where kind = 'undo'`);
  const events = await rowsOf(db, `select entity, entity_id from events where act = '${body.act}'`);
  expect(undos).toEqual([{ count: events.length }]);
  expect(new Set(events.map((event) => JSON.stringify(event))).size).toBe(520);
  expect(await stored()).toEqual(before);
});

test('it cannot be stopped halfway', async () => {
  const { call, undo, run, runJobs, stored, before } = await imported(260);
  const { body } = await undo();
  const stop = async () => (await call(jobRuns.cancel, { params: { id: body.run } })).status;
  expect(await stop()).toBe(409);
  await runJobs('all');
  expect(await stop()).toBe(409);
  while ((await run(body.run)).state === 'running') await runJobs('all');
  expect(await run(body.run)).toMatchObject({ state: 'done', done: 520 });
  expect(await stored()).toEqual(before);
});

test('an act of nothing but exceptions can be taken back later', async () => {
  const { db, undo, run, runJobs } = await imported(260);
  await rowsOf(db, `update crm_contacts set job_title = 'CEO'`);
  await rowsOf(db, `update crm_companies set city = 'Berga'`);
  const first = (await undo()).body;
  while (!(await run(first.run)).result) await runJobs('all');
  expect((await run(first.run)).result).toMatchObject({ act: null, records: 0, count: 520 });
  expect((await undo()).status).toBe(200);
});

test('the outlook of a large act writes nothing, and says what stays because of later acts', async () => {
  const { db, call, act, undo, run, runJobs } = await imported(260);
  await call(leadContacts.update, { params: { id: 7 }, body: { jobTitle: 'CEO' } });
  await call(leadTasks.create, { body: { title: 'Call', contactId: 9 } });
  await call(leadCompanies.update, { params: { id: 20 }, body: { city: 'Berga' } });
  const versions = 'select xmin::text as written from crm_contacts order by id';
  const before = await rowsOf(db, versions);
  const { body: outlook } = await call(leadActs.outlook, { params: { act } });
  expect(await rowsOf(db, versions)).toEqual(before);
  expect(outlook.exceptions).toHaveLength(3);
  expect(outlook.exceptions).toEqual(
    expect.arrayContaining([
      { entity: 'contact', id: 7, fields: ['jobTitle'], why: 'edited' },
      { entity: 'contact', id: 9, fields: [], why: 'linked' },
      { entity: 'company', id: 20, fields: ['city'], why: 'edited' },
    ]),
  );
  const { body } = await undo();
  while (!(await run(body.run)).result) await runJobs('all');
  const told: UndoneByJob = (await run(body.run)).result;
  expect(told).toMatchObject({ records: outlook.records, count: outlook.count });
  expect(told.exceptions).toEqual(expect.arrayContaining(outlook.exceptions));
});
