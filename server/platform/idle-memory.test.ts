import { expect, test } from 'vitest';
import { createIdleMemory } from './idle-memory';

const megabyte = 1024 * 1024;

/** A process of `size` megabytes, of which 100 remain after a collection. */
function processOf() {
  const state = { share: 0, size: 300, collections: 0 };
  const check = createIdleMemory({
    busyShare: () => state.share,
    size: () => state.size * megabyte,
    collect: () => {
      state.collections += 1;
      state.size = 100;
    },
  });
  return { state, check };
}

test('a process that is idle after its start frees memory once', () => {
  const { state, check } = processOf();
  check();
  check();
  expect(state.collections).toBe(1);
});

test('a busy process does not collect', () => {
  const { state, check } = processOf();
  state.share = 0.5;
  check();
  expect(state.collections).toBe(0);
  state.share = 0.05;
  check();
  expect(state.collections).toBe(1);
});

test('memory of later work is freed too, but not for a few megabytes', () => {
  const { state, check } = processOf();
  check();
  state.size = 110;
  check();
  expect(state.collections).toBe(1);
  state.size = 130;
  check();
  expect(state.collections).toBe(2);
});
