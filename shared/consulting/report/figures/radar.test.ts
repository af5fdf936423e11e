import { expect, test } from 'vitest';
import { companyData } from '../testing/company-data';
import { departmentChart, type Radar } from './radar';

const chart = (...levels: number[]) =>
  departmentChart(
    companyData({ departments: levels.map((digitalizationLevel) => ({ digitalizationLevel })) }),
  );

const radar = (...levels: number[]) => chart(...levels) as Radar;

test('one or two departments are bars as long as their level', () => {
  expect(chart(4)).toMatchObject({ kind: 'bars', bars: [{ share: 0.8 }] });
  expect(chart(4, 1)).toMatchObject({ kind: 'bars', bars: [{ share: 0.2 }, { share: 0.8 }] });
});

test('from three departments on a radar starts at the top and goes clockwise', () => {
  const { axes } = radar(5, 5, 5, 5);
  expect(axes.map(({ end }) => end)).toEqual([
    { x: 0, y: -1 },
    { x: 1, y: 0 },
    { x: 0, y: 1 },
    { x: -1, y: 0 },
  ]);
  expect(axes.map(({ value }) => value)).toEqual(axes.map(({ end }) => end));
});

test('a level lies on the ring that carries its number', () => {
  const { axes, rings } = radar(1, 3, 5, 2);
  expect(rings.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5]);
  for (const [index, { department, value }] of axes.entries()) {
    expect(value).toEqual(rings[department.level - 1]!.points[index]);
  }
});

test('axes stay in the order of the company’s list, so a changed level moves one corner only', () => {
  const before = radar(1, 3, 5, 2).axes;
  const after = radar(1, 3, 1, 2).axes;
  expect(before.map(({ department }) => department.id)).toEqual([1, 2, 3, 4]);
  expect(after.map(({ value }, index) => value.y === before[index]!.value.y)).toEqual([
    true,
    true,
    false,
    true,
  ]);
});

test('beyond six departments one table says it all', () => {
  expect(radar(5, 1, 1, 1, 1, 4).axes).toHaveLength(6);
  expect(chart(5, 1, 1, 1, 1, 4, 2)).toEqual({ kind: 'table' });
});
