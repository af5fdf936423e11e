import type { RecordEntity } from '../../../../shared/leads/entities';
import { describe, expect, test } from 'vitest';
import { leadActs } from '../../../../shared/leads/acts/endpoints';
import { leadCompanies } from '../../../../shared/leads/companies/endpoints';
import { leadContacts } from '../../../../shared/leads/contacts/endpoints';
import { leadOpportunities, leadStages, type Stage } from '../../../../shared/leads/opportunities/endpoints';
import { leadTasks } from '../../../../shared/leads/tasks/endpoints';
import { jobRuns } from '../../../../shared/jobs/endpoints';
import { testApp } from '../../../testing/app';
import { rowsOf } from '../../../testing/database';
import { person } from '../../../platform/acts/record-deps';
import { leadsRecorder } from '../recording/leads-recorder';

async function signedIn() {
  const app = await testApp();
  const user = await app.build.user();
  const call = await app.as(user);
  const doing = { owner: user.owner, actor: person(user), kind: 'create', at: new Date() };
  /** Creates that many records. */
  const make = (entity: RecordEntity, count: number, fields: (n: number) => object) =>
    leadsRecorder.act(app.db, { ...doing, entity }, (act) =>
      act.create(
        entity,
        Array.from({ length: count }, (_, n) => ({ fields: { ...fields(n) } })),
      ),
    );
  const run = async (id: number) => (await call(jobRuns.read, { params: { id } })).body;
  /** Takes an act back, with the job that takes back a large one. */
  const undo = async (act: string) => {
    const answer = await call(leadActs.undo, { params: { act } });
    while (answer.body.run && !(await run(answer.body.run)).result) await app.runJobs('all');
    return answer;
  };
  const stored = (table: string) =>
    rowsOf(app.db, `select to_jsonb(t) - 'version' as row from (select * from ${table} order by id) as t`);
  return { ...app, user, call, make, run, undo, stored };
}

describe('ticked records', () => {
  test('get a status in one act, which goes back as a whole; those of others are left out', async () => {
    const { as, build, call, make, undo, stored } = await signedIn();
    const ids = await make('contact', 3, (n) => ({ firstName: `Ana ${n}` }));
    const before = await stored('crm_contacts');
    const stranger = await as(await build.user());
    const body = { of: { ids: ids.slice(0, 2) }, does: { set: { status: 'working' } } };
    expect((await stranger(leadContacts.bulk, { body })).body).toEqual({ act: null, count: 0, run: null });
    const done = await call(leadContacts.bulk, { body });
    expect([done.status, done.body]).toMatchObject([200, { count: 2, run: null }]);
    const working = { query: { filter: JSON.stringify({ status: { any: ['working'] } }) } };
    expect((await call(leadContacts.count, working)).body.count).toBe(2);
    expect((await undo(done.body.act)).body).toMatchObject({ records: 2, count: 0 });
    expect(await stored('crm_contacts')).toEqual(before);
  });

  test('get tags and lose them, but none that the account does not have', async () => {
    const { build, call, db, user, make } = await signedIn();
    const other = await build.user();
    await rowsOf(
      db,
      `insert into crm_tags (user_id, name) values (${user.owner}, 'Fair'), (${user.owner}, 'VIP'), (${other.owner}, 'Theirs')`,
    );
    const ids = await make('company', 2, (n) => ({ name: `Forn ${n}`, tags: n === 0 ? [1] : [] }));
    const act = (does: object) => call(leadCompanies.bulk, { body: { of: { ids }, does } });
    expect((await act({ addTags: [1, 2] })).body.count).toBe(2);
    expect((await act({ removeTags: [1] })).body.count).toBe(2);
    const tags = (await call(leadCompanies.list, { query: {} })).body.rows.map(
      (row: { tags: number[] }) => row.tags,
    );
    expect(tags).toEqual([[2], [2]]);
    const refused = await act({ addTags: [3] });
    expect([refused.status, refused.body.fields]).toEqual([400, { tags: expect.any(String) }]);
  });

  test('move to a stage with their history; Lost needs a reason', async () => {
    const { call, db, make } = await signedIn();
    const stages = (await call(leadStages.list)).body as Stage[];
    const at = (place: number) => stages[place]?.id as number;
    const path = [{ stageId: at(0), at: '2026-01-05T10:00:00Z' }];
    const ids = await make('opportunity', 2, (n) => ({
      title: `Web ${n}`,
      stageId: at(n),
      currency: 'EUR',
      probability: 90,
      path,
    }));
    const act = (set: object) => call(leadOpportunities.bulk, { body: { of: { ids }, does: { set } } });
    const refused = await act({ stageId: at(6) });
    expect([refused.status, refused.body.fields]).toEqual([400, { lostReason: expect.any(String) }]);
    expect((await act({ stageId: 999_999 })).status).toBe(404);
    expect((await act({ stageId: at(1) })).body.count).toBe(1);
    const first = await call(leadOpportunities.read, { params: { id: ids[0] as number } });
    expect(first.body).toMatchObject({ stageId: at(1), probability: null, chance: 20 });
    const history = await rowsOf(
      db,
      `select stage_id from crm_stage_history where opportunity_id = ${ids[0]} order by id`,
    );
    expect(history).toEqual([{ stage_id: at(0) }, { stage_id: at(1) }]);
    expect((await act({ stageId: at(6), lostReason: 'Price' })).body.count).toBe(2);
  });

  test('are done and to do again, the time of those that were done before stays', async () => {
    const { call, make } = await signedIn();
    const doneAt = '2026-01-05T10:00:00.000Z';
    const ids = await make('task', 2, (n) => ({ title: `Call ${n}`, doneAt: n === 0 ? doneAt : null }));
    const act = (isDone: boolean) =>
      call(leadTasks.bulk, { body: { of: { ids }, does: { set: { isDone } } } });
    expect((await act(true)).body.count).toBe(1);
    const done = await call(leadTasks.read, { params: { id: ids[0] as number } });
    expect(done.body.doneAt).toBe(doneAt);
    expect((await act(false)).body.count).toBe(2);
  });

  test.each([
    { of: { ids: [] }, does: { remove: true } },
    { of: { ids: [1] }, does: { set: { status: 'vip' } } },
    { of: { ids: [1] }, does: { set: { notes: 'x' } } },
    { of: { ids: [1] }, does: {} },
    { of: { all: { filter: '{"nothing":1}' } }, does: { remove: true } },
  ])('are not changed by a request that says something else: %j', async (body) => {
    const { call } = await signedIn();
    expect((await call(leadContacts.bulk, { body })).status).toBe(400);
  });
});

describe('all that a search finds', () => {
  test('are changed by a job in steps, and taken back as a whole', async () => {
    const { call, make, run, undo, runJobs, stored } = await signedIn();
    await make('contact', 620, (n) => ({ firstName: `Ana ${n}`, city: n < 510 ? 'Vic' : 'Olot' }));
    const before = await stored('crm_contacts');
    const filter = JSON.stringify({ city: { contains: 'vic' } });
    const body = { of: { all: { filter } }, does: { set: { status: 'qualified' } } };
    const begun = (await call(leadContacts.bulk, { body })).body;
    expect(begun).toMatchObject({ count: 0, run: expect.any(Number) });
    await call(leadContacts.create, { body: { firstName: 'Late', city: 'Vic' } });
    await runJobs('all');
    expect(await run(begun.run)).toMatchObject({ state: 'running', done: 500, total: 510 });
    while ((await run(begun.run)).state === 'running') await runJobs('all');
    expect(await run(begun.run)).toMatchObject({ state: 'done', result: { act: begun.act, count: 510 } });
    const undone = (await undo(begun.act)).body;
    expect((await run(undone.run)).result).toMatchObject({ records: 510, count: 0 });
    expect((await stored('crm_contacts')).slice(0, -1)).toEqual(before);
  });

  test('are deleted up to where the job was cancelled, and that much comes back', async () => {
    const { call, make, run, undo, runJobs } = await signedIn();
    await make('task', 510, (n) => ({ title: `Call ${n}` }));
    const body = { of: { all: { state: 'all' } }, does: { remove: true } };
    const begun = (await call(leadTasks.bulk, { body })).body;
    await runJobs('all');
    await call(jobRuns.cancel, { params: { id: begun.run } });
    await runJobs('all');
    expect((await run(begun.run)).state).toBe('cancelled');
    const left = async () => (await call(leadTasks.count, { query: {} })).body.count;
    expect(await left()).toBe(10);
    await undo(begun.act);
    expect(await left()).toBe(510);
  });

  test('are no longer changed once the act is being taken back', async () => {
    const { call, make, run, undo, runJobs } = await signedIn();
    await make('task', 1_010, (n) => ({ title: `Call ${n}` }));
    const begun = (await call(leadTasks.bulk, { body: { of: { all: {} }, does: { remove: true } } })).body;
    await runJobs('all');
    await undo(begun.act);
    await runJobs('all');
    expect(await run(begun.run)).toMatchObject({ state: 'done', result: { count: 500 } });
    expect((await call(leadTasks.count, { query: {} })).body.count).toBe(1_010);
  });
});
