import { expect, test } from 'vitest';
import { insist } from './insist';

const away = new Error('Failed query', { cause: new Error('Connection terminated unexpectedly') });

/** A clock that advances by the duration of each attempt, in seconds. */
function clock(attempt: number) {
  let seconds = 0;
  return {
    now: () => seconds * 1_000,
    rest: async () => {
      seconds += attempt;
    },
  };
}

test('a write is repeated until the database is available', async () => {
  let attempts = 0;
  const write = async () => {
    attempts += 1;
    if (attempts < 5) throw away;
    return 'done';
  };
  expect(await insist(write, clock(0.25))).toBe('done');
  expect(attempts).toBe(5);
});

test('a statement that the database refuses is not repeated', async () => {
  let attempts = 0;
  const write = async () => {
    attempts += 1;
    throw Object.assign(new Error('duplicate key'), { code: '23505' });
  };
  await expect(insist(write, clock(0.25))).rejects.toThrow('duplicate key');
  expect(attempts).toBe(1);
});

test.each([
  [0.25, 241],
  [5, 13],
  [30, 3],
])(
  'after a minute without the database the write fails, with %d s per attempt',
  async (seconds, expected) => {
    let attempts = 0;
    const write = async () => {
      attempts += 1;
      throw away;
    };
    await expect(insist(write, clock(seconds))).rejects.toBe(away);
    expect(attempts).toBe(expected);
  },
);
