import { expect, test } from 'vitest';
import { createPace, cutSlowest, partsOf } from './pace';

const second = 1_000;
const kilobyte = 1_024;

function clock() {
  let at = 0;
  return {
    now: () => at,
    pass: (milliseconds: number) => {
      at += milliseconds;
    },
  };
}

test('a client that reads fast enough is never behind, however much it reads', () => {
  const { now, pass } = clock();
  const pace = createPace(now);
  for (let part = 0; part < 1_000; part += 1) {
    pace.given(64 * kilobyte);
    pass(2 * second);
    pace.taken();
  }
  expect(pace.behind()).toBe(0);
});

test('a client that reads a byte every twenty seconds falls behind, and fast reading before earns no credit', () => {
  const { now, pass } = clock();
  const pace = createPace(now);
  pace.given(64 * kilobyte);
  pace.taken();
  for (let byte = 0; byte < 2; byte += 1) {
    pace.given(1);
    pass(20 * second);
    pace.taken();
  }
  expect(Math.round(pace.behind() / second)).toBe(40);
});

test('the time in which the server prepares a chunk does not count against the client', () => {
  const { now, pass } = clock();
  const pace = createPace(now);
  pace.given(1);
  pace.taken();
  pass(600 * second);
  expect(pace.behind()).toBe(0);
});

test('the slowest downloads are cut off, one for each waiting one, but only if half a minute behind', () => {
  const cut: string[] = [];
  const running = Object.entries({ slow: 31, slowest: 90, slower: 60, quick: 29 }).map(([name, seconds]) => ({
    pace: { given: () => {}, taken: () => {}, behind: () => seconds * second },
    cut: () => void cut.push(name),
  }));
  cutSlowest(running, 0);
  expect(cut).toEqual([]);
  cutSlowest(running, 2);
  expect(cut.splice(0)).toEqual(['slowest', 'slower']);
  cutSlowest(running, 9);
  expect(cut).toEqual(['slowest', 'slower', 'slow']);
});

test('a chunk is sent in parts that a slow client can read, and arrives whole', () => {
  const bytes = Buffer.alloc(200 * kilobyte, 'ñandú');
  const parts = partsOf(bytes);
  expect(parts.map(({ length }) => length / kilobyte)).toEqual([64, 64, 64, 8]);
  expect(Buffer.concat(parts).equals(bytes)).toBe(true);
  expect(partsOf('').map(({ length }) => length)).toEqual([0]);
});
