import { describe, expect, test } from 'vitest';
import { firstWeekday, shownDays, stepped, titleOf, weekOf, weeksFrom } from './days';
import { movedByKey, onDay, spreadOver, wallAtPlace } from './moves';

const madrid = 'Europe/Madrid';

describe('the days of a calendar', () => {
  test('begin on Monday in both languages', () => {
    expect([firstWeekday('es'), firstWeekday('en')]).toEqual([1, 1]);
    expect(weekOf('2027-03-28', 1)).toEqual([
      '2027-03-22',
      '2027-03-23',
      '2027-03-24',
      '2027-03-25',
      '2027-03-26',
      '2027-03-27',
      '2027-03-28',
    ]);
    expect(weekOf('2027-03-28', 0)[0]).toBe('2027-03-28');
  });

  test('of a month are five whole weeks from this one on', () => {
    const weeks = weeksFrom('2027-02-10', 1);
    const firsts = ['2027-02-08', '2027-02-15', '2027-02-22', '2027-03-01', '2027-03-08'];
    expect(weeks.map(([first]) => first)).toEqual(firsts);
    expect(shownDays('month', '2027-05-31', 1)).toEqual({ from: '2027-05-31', to: '2027-07-05' });
    expect(shownDays('week', '2026-12-31', 1)).toEqual({ from: '2026-12-28', to: '2027-01-04' });
    expect(shownDays('list', '2027-02-10', 1)).toEqual({ from: '2027-02-10', to: '2027-03-12' });
  });

  test('step by what is shown', () => {
    expect(stepped.month('2027-01-31', 1)).toBe('2027-03-07');
    expect(stepped.week('2026-12-30', 1)).toBe('2027-01-06');
    expect(stepped.list('2027-01-31', -1)).toBe('2027-01-01');
  });

  test('are said as each language says them', () => {
    expect(titleOf('month', '2027-03-28', 1, 'es')).toMatch(/^22 mar.?–.?25 abr 2027$/);
    expect(titleOf('week', '2027-03-28', 1, 'es')).toBe('22–28 mar 2027');
    expect(titleOf('week', '2027-03-28', 1, 'en')).toMatch(/^22\s?–\s?28 Mar 2027$/);
  });
});

describe('an arrow key', () => {
  test.each([
    ['month', 'ArrowRight', '2027-02-28T09:30', '2027-03-01T09:30'],
    ['month', 'ArrowUp', '2027-03-03T09:30', '2027-02-24T09:30'],
    ['week', 'ArrowDown', '2027-03-03T09:30', '2027-03-03T09:45'],
    ['week', 'ArrowDown', '2027-03-03T09:40', '2027-03-03T09:45'],
    ['week', 'ArrowUp', '2027-03-03T09:40', '2027-03-03T09:30'],
    ['week', 'ArrowUp', '2027-03-03T00:00', '2027-03-02T23:45'],
    ['week', 'ArrowLeft', '2027-03-01T09:40', '2027-02-28T09:40'],
    // Over the hour that the clocks leave out.
    ['week', 'ArrowDown', '2027-03-28T01:45', '2027-03-28T03:00'],
    ['week', 'ArrowUp', '2027-03-28T03:00', '2027-03-28T01:45'],
    ['week', 'ArrowRight', '2027-03-27T02:30', '2027-03-28T03:30'],
    ['month', 'ArrowRight', '2027-03-27T02:30', '2027-03-28T03:30'],
    // Through the doubled hour once.
    ['week', 'ArrowDown', '2027-10-31T02:45', '2027-10-31T03:00'],
    ['week', 'ArrowUp', '2027-10-31T03:00', '2027-10-31T02:45'],
  ] as const)('in the %s, %s moves %s to %s', (view, key, from, to) => {
    expect(movedByKey(key, view, from, madrid)).toBe(to);
  });

  test('that is none moves nothing, and the list has no places to move to', () => {
    expect(movedByKey('KeyX', 'week', '2027-03-03T09:30', madrid)).toBeUndefined();
    expect(movedByKey('ArrowUp', 'list', '2027-03-03T09:30', madrid)).toBeUndefined();
  });
});

test('a slot dropped on a day keeps its time, and on a scale takes the nearest quarter', () => {
  expect(onDay('2027-03-20T09:40', '2027-03-28', madrid)).toBe('2027-03-28T09:40');
  expect(wallAtPlace('2027-03-03', 9.62 / 24, madrid)).toBe('2027-03-03T09:30');
  expect(wallAtPlace('2027-03-28', 2.5 / 24, madrid)).toBe('2027-03-28T03:30');
  expect(wallAtPlace('2027-03-03', 1.2, madrid)).toBe('2027-03-03T23:45');
  expect(wallAtPlace('2027-03-03', -1, madrid)).toBe('2027-03-03T00:00');
});

test('several pieces are spread over days, or over workdays', () => {
  const wall = '2027-03-05T09:30';
  expect(spreadOver({ wall, count: 3, every: 1, workdays: false })).toEqual([
    '2027-03-05T09:30',
    '2027-03-06T09:30',
    '2027-03-07T09:30',
  ]);
  expect(spreadOver({ wall, count: 3, every: 1, workdays: true })).toEqual([
    '2027-03-05T09:30',
    '2027-03-08T09:30',
    '2027-03-09T09:30',
  ]);
  expect(spreadOver({ wall: '2027-03-06T09:30', count: 2, every: 2, workdays: true })).toEqual([
    '2027-03-08T09:30',
    '2027-03-10T09:30',
  ]);
});
