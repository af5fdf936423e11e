import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { leadImports } from '../../../../shared/leads/imports/endpoints';
import { eventsInStep } from '../../../platform/acts/act-in-job';
import { rowsAtOnce } from '../../../platform/database/one-session';
import { rowsInStep } from '../../../platform/imports/import-jobs';
import { importing } from './testing/importing';

/** Hundreds of rows are checked and written, on the embedded database and a busy machine. */
const long = { timeout: 120_000 };

/** Two whole parts and one that is not. */
const sizeOf = (part: number) => 2 * part + 10;

async function uploaded(size = sizeOf) {
  const account = await importing();
  const { db, rows } = account;
  const part = rowsAtOnce(db, rowsInStep);
  const lines = Array.from({ length: size(part) }, (_, n) => `Ana,Vila ${n},ana${n}@example.org`);
  const detail = (await account.upload(`first_name,last_name,email\n${lines.join('\n')}`)).body;
  const numbersOf = async (query: string) =>
    (await rows<{ count: number }>(query)).map(({ count }) => count).toSorted((left, right) => right - left);
  return { ...account, detail, numbersOf, part };
}

/** Rows of a table by the transaction that wrote them last. */
const byTransaction = (table: string, which: string) =>
  `select count(*)::int as count from ${table} where ${which} group by xmin::text`;

test('no transaction of an import writes more rows than others can wait for', long, async () => {
  const { db, detail, check, commit, undo, numbersOf, rows, part } = await uploaded();
  const parts = [part, part, 10];
  await check(detail);
  expect(await numbersOf(byTransaction('import_rows', 'action is not null'))).toEqual(parts);
  const done = await commit(detail);
  expect(await numbersOf(byTransaction('import_rows', 'written_at is not null'))).toEqual(parts);
  expect(await numbersOf(byTransaction('crm_contacts', 'true'))).toEqual(parts);
  await undo(done);
  const [largest] = await numbersOf(byTransaction('events', "verb = 'removed'"));
  expect(largest).toBeLessThanOrEqual(rowsAtOnce(db, eventsInStep));
  expect(await rows('select from crm_contacts')).toEqual([]);
});

/** Starts one step of the import that is being written. */
async function written() {
  const account = await uploaded(() => rowsInStep + 10);
  await account.check(account.detail);
  await account.start(account.detail);
  return account;
}

test('others read between the parts of a step', long, async () => {
  const { runJobs, numbersOf, part } = await written();
  const seen = new Set<number>();
  let isOver = false;
  const step = runJobs().finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const [count] = await numbersOf('select count(*)::int as count from crm_contacts');
    seen.add(count as number);
    for (let rest = 0; rest < 5; rest += 1) await turn();
  }
  await step;
  const inStep = Array.from({ length: rowsInStep / part }, (_, n) => (n + 1) * part);
  expect([...seen].filter((count) => count > 0 && count < rowsInStep)).toEqual(inStep.slice(0, -1));
});

test('an import ends while a step is at work, not after it', long, async () => {
  const { call, detail, runJobs, read, work, numbersOf, part } = await written();
  const step = runJobs();
  expect((await call(leadImports.cancel, { params: { id: detail.id } })).status).toBe(200);
  await step;
  await work();
  const [count] = await numbersOf('select count(*)::int as count from crm_contacts');
  expect(await read(detail.id)).toMatchObject({ state: 'cancelled', counts: { create: count } });
  // A step that is one part cannot end before it.
  expect(count).toBeLessThanOrEqual(Math.max(part, rowsInStep - part));
});
