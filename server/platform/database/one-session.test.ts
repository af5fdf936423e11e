import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { preparation } from '../../features';
import type { Db, OpenDatabase } from './database';
import { openInMemory } from './embedded/embedded';
import { letOthers, rowsAtOnce } from './one-session';
import { cachedSnapshot } from './embedded/snapshot';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openInMemory(await cachedSnapshot(preparation));
});
afterAll(() => database.close());

/** Counts the turns of the event loop during some work. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let next: NodeJS.Immediate;
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  next = setImmediate(count);
  await work();
  clearImmediate(next);
  return turns;
}

const statements = 20;
const run = async (db: Pick<Db, 'execute'>) => {
  for (let done = 0; done < statements; done += 1) await db.execute(sql`select 1`);
};

test('the event loop turns after each statement, so that other work runs between the statements of a job', async () => {
  const { db, client } = database;
  expect(await turnsDuring(() => run(db))).toBeGreaterThanOrEqual(statements - 1);
  expect(await turnsDuring(() => db.transaction(run))).toBeGreaterThanOrEqual(statements);
  const several = async () => {
    for (let done = 0; done < statements; done += 1) await client.query('select 1; select 2');
  };
  expect(await turnsDuring(several)).toBeGreaterThanOrEqual(statements - 1);
});

test('it also turns while many callers wait for the session, and after failed statements', async () => {
  const { db } = database;
  const waiting = () => Promise.all(Array.from({ length: statements }, () => db.execute(sql`select 1`)));
  expect(await turnsDuring(waiting)).toBeGreaterThanOrEqual(statements - 1);
  const failing = () =>
    Promise.allSettled(Array.from({ length: statements }, () => db.execute(sql`select 1 / 0`)));
  expect(await turnsDuring(failing)).toBeGreaterThanOrEqual(statements - 1);
});

test('between two transactions a job lets other callers finish their requests of several statements', async () => {
  const { db } = database;
  let isAnswered = false;
  const request = run(db).then(() => {
    isAnswered = true;
  });
  await letOthers(db);
  expect(isAnswered).toBe(true);
  await request;
});

test('callers that never stop do not block a job', async () => {
  const { db } = database;
  let isOver = false;
  let answers = 0;
  const others = (async () => {
    while (!isOver) {
      await db.execute(sql`select 1`);
      answers += 1;
    }
  })();
  await letOthers(db);
  expect(answers).toBeGreaterThan(50);
  isOver = true;
  await others;
});

test('a transaction on a database with one session writes a tenth of the rows', async () => {
  const elsewhere = {} as Db;
  expect([rowsAtOnce(database.db, 250), rowsAtOnce(elsewhere, 250)]).toEqual([25, 250]);
  await letOthers(elsewhere);
});
