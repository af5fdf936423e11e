import { expect, test } from 'vitest';
import { companyData } from '../testing/company-data';
import { digitalization, levelPercent } from './digitalization';

const levels = (...given: number[]) =>
  companyData({
    departments: given.map((digitalizationLevel, index) => ({ name: `D${index + 1}`, digitalizationLevel })),
  });

test('a level is (level − 1) / 4 of the way from nothing to all', () => {
  expect([1, 2, 3, 4, 5].map(levelPercent)).toEqual([0, 25, 50, 75, 100]);
});

test('the score is the mean of the departments’ percentages', () => {
  expect(digitalization(levels(1)).score).toBe(0);
  expect(digitalization(levels(5, 5)).score).toBe(100);
  expect(digitalization(levels(2, 4)).score).toBe(50);
  expect(digitalization(levels(1, 2, 2)).score).toBe(17);
});

test('a half is rounded up', () => {
  expect(digitalization(levels(1, 2)).score).toBe(13);
  expect(digitalization(levels(4, 5)).score).toBe(88);
});

test('the weakest are all departments at the lowest level', () => {
  const { weakest, isEven, departments } = digitalization(levels(4, 2, 3, 2));
  expect(weakest.map(({ name }) => name)).toEqual(['D2', 'D4']);
  expect(isEven).toBe(false);
  expect(departments.map(({ level, percent, isLow }) => [level, percent, isLow])).toEqual([
    [2, 25, true],
    [2, 25, true],
    [3, 50, false],
    [4, 75, false],
  ]);
});

test('departments at one level have no weakest among them', () => {
  expect(digitalization(levels(3, 3, 3)).isEven).toBe(true);
  expect(digitalization(levels(3)).isEven).toBe(false);
});
