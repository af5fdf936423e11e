import { expect, test } from 'vitest';
import { builders } from '../../testing/builders';
import { emptyDatabase, rowsOf } from '../../testing/database';
import { followRun } from './progress';
import { deleteOldRuns, insertRun, updateCancelAsked } from './runs.queries';

async function run() {
  const { db } = await emptyDatabase();
  const clock = { now: Date.parse('2026-05-01T12:00:00Z') };
  const now = () => new Date(clock.now);
  const owner = (await builders(db).user()).owner;
  const runId = await insertRun(db, owner, { name: 'test' }, now());
  const follow = (onCancel = () => {}) => followRun({ db, runId, now, onCancel, onError: () => {} });
  const done = async () => (await rowsOf<{ done: number }>(db, 'select done from job_runs'))[0]?.done;
  return { db, clock, now, owner, runId, follow, done };
}

test('progress is written a few times a second, and its last state always', async () => {
  const { clock, follow, done } = await run();
  const progress = follow();
  await progress.report({ done: 1 });
  await progress.report({ done: 2 });
  expect(await done()).toBe(1);
  clock.now += 300;
  await progress.report({ done: 3 });
  expect(await done()).toBe(3);
  await progress.report({ done: 4 });
  await progress.end();
  expect(await done()).toBe(4);
});

test('a running job is notified when any instance cancels it', async () => {
  const { db, owner, runId, now, follow } = await run();
  await updateCancelAsked(db, owner, runId, now());
  const told = new Promise<boolean>((done) => {
    const progress = follow(() => void progress.end().then(() => done(true)));
  });
  expect(await told).toBe(true);
});

test('a run ends as cancelled when its owner is deleted', async () => {
  const { db, follow } = await run();
  await rowsOf(db, 'delete from users');
  const told = new Promise<boolean>((done) => {
    const progress = follow(() => void progress.end().then(() => done(true)));
  });
  expect(await told).toBe(true);
});

test('a run without updates for a long time is deleted', async () => {
  const { db, clock } = await run();
  await deleteOldRuns(db, new Date(clock.now));
  expect(await rowsOf(db, 'select 1 from job_runs')).toHaveLength(1);
  await deleteOldRuns(db, new Date(clock.now + 1));
  expect(await rowsOf(db, 'select 1 from job_runs')).toEqual([]);
});
