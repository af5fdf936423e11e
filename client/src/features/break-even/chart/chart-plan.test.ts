import { describe, expect, it } from 'vitest';
import { planChart, tableVolumes } from './chart-plan';
import { exampleFigures, type Figures } from '../figures/figures';
import { axis, linear } from './scale';

const frame = { width: 100, height: 60, left: 10, right: 0, top: 0, bottom: 10, ticks: 5 };

describe('an axis', () => {
  it.each([
    [400, 5, [0, 100, 200, 300, 400]],
    [401, 5, [0, 100, 200, 300, 400, 500]],
    [0.9, 5, [0, 0.2, 0.4, 0.6, 0.8, 1]],
    [0.000003, 4, [0, 0.000001, 0.000002, 0.000003]],
    [1e15, 4, [0, 5e14, 1e15]],
  ])('up to %d has about %d round ticks', (max, count, ticks) => {
    expect(axis(max, count).ticks).toEqual(ticks);
  });

  it('of whole units has no fractions', () => {
    expect(axis(3, 6, true).ticks).toEqual([0, 1, 2, 3]);
  });

  it('maps its ends onto the ends of the plot, also upside down', () => {
    expect([0, 50, 100].map(linear(100, 50, 0))).toEqual([50, 25, 0]);
  });
});

describe('the chart', () => {
  it('has the break-even point and the plan in sight', () => {
    const { point, x, y, units } = planChart(exampleFigures, frame);
    expect(units.end).toBe(400);
    expect(point).toMatchObject({ reached: true });
    expect(x(200)).toBe(55);
    expect(y(5000)).toBe(25);
  });

  const figures = (some: Partial<Figures>): Figures => ({
    ...exampleFigures,
    planned: undefined,
    target: undefined,
    ...some,
  });

  it.each([
    ['nothing at all', figures({ fixed: 0, price: 0, variable: 0 })],
    ['no fixed costs', figures({ fixed: 0 })],
    ['no break-even point', figures({ variable: 30 })],
    ['a price of zero', figures({ price: 0 })],
    ['a single unit', figures({ fixed: 10, price: 20 })],
    ['huge numbers', figures({ fixed: 1e9, price: 0.000002, variable: 0.000001 })],
    ['tiny numbers', figures({ fixed: 0.000001, price: 1e9, whole: false })],
    ['a plan far beyond', figures({ planned: 1e9 })],
  ])('can be drawn of %s', (_, some) => {
    const plan = planChart(some, frame);
    const places = [plan.x(plan.units.end), plan.y(plan.revenueAtEnd), plan.y(plan.costAtEnd)];
    expect(places.every((place) => place >= 0 && place <= 100.001)).toBe(true);
    expect(plan.units.ticks.length).toBeGreaterThan(1);
    expect(plan.units.ticks.length).toBeLessThan(12);
  });

  it('stands on a table with its ticks, the break-even point and the plan', () => {
    expect(tableVolumes({ ...exampleFigures, fixed: 3010 })).toEqual([0, 100, 200, 201, 260, 300, 400, 500]);
  });
});
