import { describe, expect, it, test } from 'vitest';
import {
  breakEven,
  contributionMargin,
  contributionRatio,
  marginOfSafety,
  profitOf,
  revenueOf,
  totalCostOf,
  unitsForProfit,
} from './formulas';
import { sensitivity } from '../results/sensitivity';

const shop = { fixed: 3000, price: 25, variable: 10 };

describe('the contribution margin', () => {
  it('is what a unit leaves after its own cost', () => {
    expect(contributionMargin(shop)).toBe(15);
    expect(contributionRatio(shop)).toBe(0.6);
  });

  it('is free of the noise of binary fractions', () => {
    expect(contributionMargin({ price: 0.3, variable: 0.1 })).toBe(0.2);
    expect(contributionMargin({ price: 1_000_000_000, variable: 999_999_999.999999 })).toBe(0.000001);
  });

  it('is negative when a unit costs more than it brings in, and no part of a price of zero', () => {
    expect(contributionMargin({ price: 4, variable: 5 })).toBe(-1);
    expect(contributionRatio({ price: 4, variable: 5 })).toBe(-0.25);
    expect(contributionRatio({ price: 0, variable: 5 })).toBeUndefined();
  });
});

describe('the break-even point', () => {
  it('is where the margins have paid the fixed costs', () => {
    expect(breakEven(shop, true)).toEqual({ reached: true, exactUnits: 200, units: 200, revenue: 5000 });
    expect(profitOf(shop, 200)).toBe(0);
    expect(revenueOf(shop, 200)).toBe(totalCostOf(shop, 200));
  });

  it('is rounded up where a unit cannot be split, and left as it is where it can', () => {
    const costs = { fixed: 1000, price: 10, variable: 7 };
    expect(breakEven(costs, true)).toMatchObject({ units: 334, revenue: 3333.333333 });
    expect(breakEven(costs, false)).toMatchObject({ units: 333.33333333333 });
    expect(profitOf(costs, 333)).toBe(-1);
    expect(profitOf(costs, 334)).toBe(2);
  });

  it.each([
    { fixed: 200, price: 0.3, variable: 0.1, units: 1000 },
    { fixed: 4.35, price: 1.1, variable: 1.05, units: 87 },
    { fixed: 1_000_000_000, price: 0.000002, variable: 0.000001, units: 1e15 },
    { fixed: 0.000001, price: 1_000_000_000, variable: 0, units: 1 },
    { fixed: 999_999_999.99, price: 99.99, variable: 0, units: 10_001_001 },
  ])('asks for no unit too many or too few: $fixed ÷ ($price − $variable)', ({ units, ...costs }) => {
    expect(breakEven(costs, true)).toMatchObject({ units });
  });

  it('is there from the start without fixed costs', () => {
    expect(breakEven({ ...shop, fixed: 0 }, true)).toMatchObject({ units: 0, revenue: 0 });
  });

  it.each([
    ['equals', 25],
    ['exceeds', 30],
  ])('is never reached when the variable cost %s the price', (_, variable) => {
    expect(breakEven({ ...shop, variable }, true)).toEqual({ reached: false });
    expect(unitsForProfit({ ...shop, variable }, 100, true)).toBeUndefined();
    expect(marginOfSafety({ ...shop, variable }, 100, true)).toBeUndefined();
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -1])('is not calculated from %s', (figure) => {
    expect(() => breakEven({ ...shop, fixed: figure }, true)).toThrow(RangeError);
    expect(() => breakEven({ ...shop, price: figure }, true)).toThrow(RangeError);
    expect(() => breakEven({ ...shop, variable: figure }, true)).toThrow(RangeError);
    expect(() => marginOfSafety(shop, figure, true)).toThrow(RangeError);
    expect(() => unitsForProfit(shop, figure, true)).toThrow(RangeError);
  });
});

test('a target profit is a second helping of fixed costs', () => {
  expect(unitsForProfit(shop, 1500, true)).toBe(300);
  expect(unitsForProfit(shop, 1501, true)).toBe(301);
  expect(unitsForProfit(shop, 1507.5, false)).toBe(300.5);
  expect(profitOf(shop, 300)).toBe(1500);
});

describe('the margin of safety', () => {
  it('is what may be lost of a plan before it makes a loss', () => {
    expect(marginOfSafety(shop, 250, true)).toEqual({ units: 50, revenue: 1250, share: 0.2 });
  });

  it('counts units that can really be lost', () => {
    const costs = { fixed: 1000, price: 10, variable: 7 };
    expect(marginOfSafety(costs, 400, true)?.units).toBe(66);
    expect(profitOf(costs, 400 - 66)).toBeGreaterThanOrEqual(0);
    expect(profitOf(costs, 400 - 67)).toBeLessThan(0);
  });

  it('is negative for a plan that does not cover its costs, and no part of a plan to sell nothing', () => {
    expect(marginOfSafety(shop, 160, true)).toEqual({ units: -40, revenue: -1000, share: -0.25 });
    expect(marginOfSafety(shop, 0, true)).toEqual({ units: -200, revenue: -5000, share: undefined });
  });
});

describe('the sensitivity table', () => {
  it('has the present figures in its middle and changes the price down, a cost across', () => {
    const { columns, rows } = sensitivity(shop, 'variable', true);
    expect(columns.map(({ amount }) => amount)).toEqual([8, 9, 10, 11, 12]);
    expect(rows.map(({ amount }) => amount)).toEqual([20, 22.5, 25, 27.5, 30]);
    expect(rows[2]?.units).toEqual([177, 188, 200, 215, 231]);
    expect(rows[0]?.units).toEqual([250, 273, 300, 334, 375]);
  });

  it('can change the fixed costs instead', () => {
    const { columns, rows } = sensitivity(shop, 'fixed', true);
    expect(columns.map(({ amount }) => amount)).toEqual([2400, 2700, 3000, 3300, 3600]);
    expect(rows[2]?.units).toEqual([160, 180, 200, 220, 240]);
  });

  it('leaves out what is never reached', () => {
    const { rows } = sensitivity({ fixed: 100, price: 10, variable: 9 }, 'variable', true);
    expect(rows.map(({ units }) => units.map((each) => each !== undefined))).toEqual([
      [true, false, false, false, false],
      [true, true, false, false, false],
      [true, true, true, true, false],
      [true, true, true, true, true],
      [true, true, true, true, true],
    ]);
  });
});
