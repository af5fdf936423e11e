import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { emptyDatabase, rowsOf } from '../../testing/database';
import type { Db } from './database';
import { transact } from './transact';

const broken = (code: string) => Object.assign(new Error('broken'), { cause: { code } });

async function attempts(...codes: string[]) {
  const { db } = await emptyDatabase();
  let count = 0;
  const work = async (tx: Db) => {
    await tx.execute(sql`insert into rate_limits (key) values (${`k${count}`})`);
    const code = codes[count];
    count += 1;
    if (code) throw broken(code);
  };
  const failed = await transact(db, work).then(
    () => false,
    () => true,
  );
  return { failed, count, stored: await rowsOf(db, 'select key from rate_limits') };
}

test.each([
  ['a deadlock', '40P01'],
  ['a serialisation failure', '40001'],
])('after %s a transaction runs again, and only its last run is stored', async (_name, code) => {
  expect(await attempts(code, code)).toEqual({ failed: false, count: 3, stored: [{ key: 'k2' }] });
});

test('it gives up after eight deadlocks, and at once after any other failure', async () => {
  expect(await attempts(...Array<string>(9).fill('40P01'))).toEqual({ failed: true, count: 8, stored: [] });
  expect(await attempts('23505')).toEqual({ failed: true, count: 1, stored: [] });
});
