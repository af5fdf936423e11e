import { expect, test } from 'vitest';
import { rowsOf } from '../../../../testing/database';
import { minute, withScheduled } from '../testing/scheduled-posts';
import { listForgotten } from './due.queries';

test('a post that is due while its account is being closed waits, and goes out once the account is kept', async () => {
  const { run, side, db, user, later, id } = await withScheduled();
  const setClosing = (at: string) =>
    rowsOf(db, `update accounts set closing_at = ${at} where id = ${user.owner}`);
  await setClosing("now() + interval '7 days'");
  expect(await run()).toMatchObject({ status: 'queued', attempts: 0 });
  expect([side.sent, await listForgotten(db, later(10), minute)]).toEqual([[], []]);
  await setClosing('null');
  expect(await listForgotten(db, later(10), minute)).toEqual([id]);
  expect(await run(later(10))).toMatchObject({ status: 'published', attempts: 1 });
  expect(side.sent).toHaveLength(1);
});

test('after a longer wait the company decides, as about anything that is late', async () => {
  const { run, side, db, user, later } = await withScheduled();
  await rowsOf(db, `update accounts set closing_at = now() where id = ${user.owner}`);
  await run(later(60));
  await rowsOf(db, `update accounts set closing_at = null where id = ${user.owner}`);
  expect(await run(later(60))).toMatchObject({ status: 'manual_pending' });
  expect(side.sent).toEqual([]);
});
