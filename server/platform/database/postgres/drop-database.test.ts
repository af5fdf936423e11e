import { expect, test } from 'vitest';
import { dropDatabase } from './drop-database';

/** The statements that are run on a server that refuses a forced drop with an error code. */
async function dropping(code: string) {
  const run: string[] = [];
  const dropped = dropDatabase(async (statement) => {
    run.push(statement);
    if (statement.includes('force')) throw Object.assign(new Error('refused'), { code });
  }, 'scratch_1');
  return { dropped, run };
}

test('a database with an autovacuum worker is dropped without force, after its clients are disconnected', async () => {
  const { dropped, run } = await dropping('42501');
  await dropped;
  expect(run).toHaveLength(3);
  expect(run[1]).toContain(`datname = 'scratch_1' and backend_type = 'client backend'`);
  expect(run[2]).toBe('drop database if exists "scratch_1"');
});

test('any other refusal is thrown', async () => {
  const { dropped, run } = await dropping('57P01');
  await expect(dropped).rejects.toThrow('refused');
  expect(run).toHaveLength(1);
});
