import { describe, expect, it } from 'vitest';
import { readFigure } from './figures';
import { readNumber } from './number-text';

describe('a number', () => {
  it.each([
    ['es', '1.234,56', 1234.56],
    ['en', '1,234.56', 1234.56],
    ['es', '1.234', 1234],
    ['en', '1,234', 1234],
    ['es', '1,234', 1.234],
    ['en', '1.234', 1.234],
    ['es', '1.234.567', 1_234_567],
    ['es', '3000', 3000],
    ['en', '0', 0],
  ] as const)('is read as %s writes it: %s', (language, text, value) => {
    expect(readNumber(text, language)).toBe(value);
  });

  it.each([
    ['es', '12.5', 12.5],
    ['en', '12,5', 12.5],
    ['es', '1,234.56', 1234.56],
    ['en', '1.234,56', 1234.56],
    ['es', '0.500', 0.5],
    ['en', '0,125', 0.125],
    ['en', '1.234.567', 1_234_567],
  ] as const)('is read the other way where its own (%s) makes no sense: %s', (language, text, value) => {
    expect(readNumber(text, language)).toBe(value);
  });

  it.each([
    [' 25 ', 25],
    ['25 €', 25],
    ['€25', 25],
    ['£25', 25],
    ['1 234,5', 1234.5],
    ['1\u00a0234\u202f567', 1_234_567],
    ['25,', 25],
    [',5', 0.5],
    ['+3', 3],
    ['-3', -3],
    ['− 3', -3],
  ])('may be written loosely: “%s”', (text, value) => {
    expect(readNumber(text, 'es')).toBe(value);
  });

  it.each([
    '',
    'abc',
    '12 34',
    '1.23.45',
    '1,2,3',
    '1e5',
    '.',
    ',',
    '--3',
    '5%',
    '1.2345,6',
    '3.0000,',
    '30,000.0000,1',
    '0x10',
    'Infinity',
  ])('is not “%s”', (text) => {
    expect(readNumber(text, 'es')).toBeNaN();
    expect(readNumber(text, 'en')).toBeNaN();
  });
});

it('with a slip in its thousands is not taken for a small one', () => {
  expect(readNumber('3,0000', 'en')).toBeNaN();
  expect(readNumber('3.0000', 'es')).toBeNaN();
  expect(readNumber('1234.567', 'es')).toBeNaN();
});

describe('a figure', () => {
  const spanish = { whole: true, language: 'es' } as const;

  it.each([
    ['price', '', 'empty'],
    ['price', 'doce', 'notNumber'],
    ['fixed', '-1', 'negative'],
    ['fixed', '1.000.000.001', 'tooLarge'],
    ['price', '0,0000001', 'tooFine'],
    ['planned', '2,5', 'notWhole'],
  ] as const)('%s cannot be “%s”: %s', (name, text, problem) => {
    expect(readFigure(name, text, spanish)).toEqual({ problem });
  });

  it('may stay empty where it is optional, and be a part of a unit where units can be split', () => {
    expect(readFigure('planned', ' ', spanish)).toEqual({ value: undefined });
    expect(readFigure('target', '', spanish)).toEqual({ value: undefined });
    expect(readFigure('planned', '2,5', { ...spanish, whole: false })).toEqual({ value: 2.5 });
    expect(readFigure('fixed', '1.000.000.000', spanish)).toEqual({ value: 1_000_000_000 });
    expect(readFigure('price', '0,000001', spanish)).toEqual({ value: 0.000001 });
  });
});
