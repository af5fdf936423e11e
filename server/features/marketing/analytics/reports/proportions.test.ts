import { describe, expect, test } from 'vitest';
import { compare, compareLargest, zOf } from './proportions';

const row = (visitors: number, pageLeads: number) => ({ visitors, pageLeads });

test('z is the difference of two shares in standard errors', () => {
  // 30 of 200 and 12 of 200: p = 0.105, so that z = 0.09 / √(0.105 · 0.895 · 0.01).
  expect(zOf(row(200, 30), row(200, 12))).toBeCloseTo(2.9359, 4);
  expect(zOf(row(200, 12), row(200, 30))).toBeCloseTo(-2.9359, 4);
  expect(zOf(row(200, 0), row(300, 0))).toBe(0);
  expect(zOf(row(200, 200), row(300, 300))).toBe(0);
});

describe('a comparison', () => {
  test('needs 100 visitors on each side', () => {
    expect(compare(row(99, 20), row(500, 20))).toBeUndefined();
    expect(compare(row(500, 20), row(99, 20))).toBeUndefined();
    expect(compare(row(100, 20), row(500, 20))).toMatchObject({ isSignificant: true });
  });

  test('needs five leads on both sides together', () => {
    expect(compare(row(100, 4), row(500, 0))).toBeUndefined();
    expect(compare(row(100, 4), row(500, 1))).toBeDefined();
  });

  test('counts from |z| = 1.96 on', () => {
    // z = 1.94 and 2.03.
    expect(compare(row(1000, 60), row(1000, 41))).toMatchObject({ isSignificant: false });
    expect(compare(row(1000, 61), row(1000, 41))).toMatchObject({ isSignificant: true });
  });

  test('leaves out a row with more leads than visitors, which has no share', () => {
    expect(compare(row(100, 101), row(500, 20))).toBeUndefined();
  });

  test('is of the two with most visitors, whatever their rates', () => {
    const rows = [row(150, 60), row(400, 8), row(300, 30)];
    expect(compareLargest(rows)).toMatchObject({ better: row(300, 30), worse: row(400, 8) });
    expect(compareLargest(rows.slice(0, 1))).toBeUndefined();
  });
});
