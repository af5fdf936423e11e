import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { builders } from '../../testing/builders';
import { emptyDatabase, rowsOf } from '../../testing/database';
import type { Db } from '../database/database';
import { preparationOf } from './boss';
import { defineJob, type JobCall, more } from './job';
import { createJobs, type JobEngine } from './jobs';

const opened: JobEngine[] = [];
afterEach(async () => {
  for (const engine of opened.splice(0)) await engine.stop();
});

/** Two instances on one empty database. */
async function instances() {
  const database = await emptyDatabase();
  await preparationOf(['test']).run(database.client);
  const problems: [string, object | undefined][] = [];
  const onError = (error: Error, about?: object) => void problems.push([error.message, about]);
  const open = () => createJobs(database, { supervise: false, onError });
  const [one, other] = [await open(), await open()];
  opened.push(one, other);
  const { db } = database;
  const states = async () =>
    (await rowsOf<{ state: string }>(db, 'select state from pgboss.job order by id')).map(
      ({ state }) => state,
    );
  /** Retries the running jobs, as pg-boss does when the job of a dead process expires. */
  const takeUp = () => rowsOf(db, `update pgboss.job set state = 'retry' where state = 'active'`);
  return { db, one, other, problems, states, takeUp };
}

const data = z.object({ name: z.string() });
const limits = { seconds: 5 };
const doing = (
  run: (call: JobCall<typeof data, z.ZodDefault<z.ZodInt>>) => Promise<void | { more: number }>,
) => defineJob({ name: 'test', data, state: z.int().default(0), limits, run });

test('a job exists if its transaction commits, and only once for all instances', async () => {
  const { db, one, other } = await instances();
  const done: string[] = [];
  const job = doing(async ({ data: { name } }) => void done.push(name));
  await db.transaction((tx) => one.enqueue(tx, job, { name: 'kept' }));
  const lost = db.transaction(async (tx) => {
    await one.enqueue(tx, job, { name: 'lost' });
    throw new Error('rolled back');
  });
  await expect(lost).rejects.toThrow('rolled back');
  await Promise.all([one.runNow(job, {}), other.runNow(job, {})]);
  expect(done).toEqual(['kept']);
});

test('invalid data fail their job permanently, and the other jobs of the batch complete', async () => {
  const { db, one, problems, states } = await instances();
  const done: string[] = [];
  const job = doing(async ({ data: { name } }) => void done.push(name));
  for (const name of ['first', 'second']) await db.transaction((tx) => one.enqueue(tx, job, { name }));
  await rowsOf(db, `update pgboss.job set data = '{"name": 5}' where data ->> 'name' = 'first'`);
  expect(await one.runNow(job, {})).toBe(2);
  expect(done).toEqual(['second']);
  expect((await states()).toSorted()).toEqual(['completed', 'failed']);
  expect(problems).toMatchObject([
    ['its data do not fit: name (invalid_type)', { job: 'test', isFinal: true }],
  ]);
  expect(await one.runNow(job, {}, 'all')).toBe(0);
});

test('a failing job is retried as often as its limits allow', async () => {
  const { db, one, states } = await instances();
  let tries = 0;
  const job = defineJob({
    name: 'test',
    data,
    limits: { seconds: 5, retries: { limit: 2, delay: 60 } },
    run: async () => {
      tries += 1;
      throw new Error('not yet');
    },
  });
  await db.transaction((tx) => one.enqueue(tx, job, { name: 'x' }));
  expect(await one.runNow(job, {})).toBe(1);
  expect(await one.runNow(job, {})).toBe(0);
  for (let run = 0; run < 5; run += 1) await one.runNow(job, {}, 'all');
  expect([tries, await states()]).toEqual([3, ['failed']]);
});

test('a long job continues step by step in any instance, and other jobs run between its steps', async () => {
  const { db, one, other } = await instances();
  const done: string[] = [];
  const job = doing(async ({ data: { name }, state }) => {
    done.push(`${name} ${state}`);
    if (state < 2) return more(state + 1);
  });
  await db.transaction((tx) => one.enqueue(tx, job, { name: 'import' }));
  for (const engine of [one, other, one, other]) await engine.runNow(job, {});
  expect(done).toEqual(['import 0', 'import 1', 'import 2']);
});

test('after kill -9 a long job continues after its last step, and no write of a step is stored twice', async () => {
  const { db, one, other, takeUp } = await instances();
  const write = (tx: Db, step: number) =>
    tx.execute(`insert into contact_messages (name, email, subject, message) values ('', '', '', '${step}')`);
  const written = () => rowsOf(db, 'select message from contact_messages order by message');
  let die = true;
  const job = doing(async ({ state, keep }) => {
    await db.transaction(async (tx) => {
      await write(tx, state);
      await keep(tx, state + 1);
    });
    // The process dies here: its writes are committed, but nobody settles the job.
    if (state === 1 && die) return new Promise(() => {});
    if (state < 3) return more(state + 1);
  });
  await db.transaction((tx) => one.enqueue(tx, job, { name: 'import' }));
  await one.runNow(job, {});
  const dying = one.runNow(defineJob({ ...job, limits: { seconds: 0.05 } }), {});
  await expect.poll(written).toHaveLength(2);
  await takeUp();
  die = false;
  for (let step = 0; step < 3; step += 1) await other.runNow(job, {}, 'all');
  await dying;
  expect(await written()).toEqual(['0', '1', '2', '3'].map((message) => ({ message })));
});

test('an instance that lost its job to another writes nothing', async () => {
  const { db, one, other, takeUp } = await instances();
  const written: number[] = [];
  const job = doing(async ({ state, keep }) => {
    if (written.length === 0) {
      written.push(state);
      await takeUp();
      await other.runNow(job, {});
    }
    await db.transaction((tx) => keep(tx, state + 10));
    written.push(state);
    return more(state + 1);
  });
  await db.transaction((tx) => one.enqueue(tx, job, { name: 'x' }));
  await one.runNow(job, {});
  expect(written).toEqual([0, 0]);
});

test('a run shows its progress and its result to its owner', async () => {
  const { db, one } = await instances();
  const owner = (await builders(db).user()).owner;
  const job = defineJob({
    name: 'test',
    data,
    limits,
    async run({ progress, data: { name } }) {
      await progress({ total: 10 });
      for (let done = 1; done <= 10; done += 1) await progress({ done });
      return { result: { name } };
    },
  });
  const id = await db.transaction((tx) => one.start(tx, job, owner, { name: 'list.csv' }));
  const run = () => rowsOf(db, `select state, done, total, result from job_runs where id = ${id}`);
  expect(await run()).toEqual([{ state: 'queued', done: 0, total: null, result: null }]);
  await one.runNow(job, {});
  expect(await run()).toEqual([{ state: 'done', done: 10, total: 10, result: { name: 'list.csv' } }]);
});
