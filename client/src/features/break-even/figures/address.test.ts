import { describe, expect, it } from 'vitest';
import { readAddress, searchWith, searchWithoutFigures } from './address';
import { exampleFigures, type Figures } from './figures';

const bakery: Figures = { fixed: 1234.56, price: 2.5, variable: 0.000001, period: 'year', whole: false };

describe('the address', () => {
  it.each<[string, Figures]>([
    ['all figures', exampleFigures],
    ['only the needed ones, per year and with units that can be split', bakery],
    ['zeros', { fixed: 0, price: 0, variable: 0, planned: 0, target: 0, period: 'month', whole: true }],
    ['the largest', { ...bakery, fixed: 1_000_000_000, planned: 0.5 }],
  ])('brings back what was put into it: %s', (_, figures) => {
    expect(readAddress(searchWith(figures))).toEqual({ figures, isExample: false, unreadable: [] });
  });

  it('holds numbers in neutral notation and leaves out what is usual', () => {
    expect(searchWith(exampleFigures)).toBe('?fixed=3000&price=25&variable=10&planned=260&target=1500');
    expect(searchWith(bakery)).toBe('?fixed=1234.56&price=2.5&variable=0.000001&period=year&units=split');
  });

  it('keeps what belongs to others', () => {
    expect(searchWith(bakery, '?utm_source=mail&price=9&planned=4')).toBe(
      '?utm_source=mail&fixed=1234.56&price=2.5&variable=0.000001&period=year&units=split',
    );
    expect(searchWithoutFigures('?utm_source=mail&price=9&units=split')).toBe('?utm_source=mail');
    expect(searchWithoutFigures('?price=9')).toBe('');
  });

  it.each(['', '?', '?utm_source=mail'])('without figures shows the example: “%s”', (search) => {
    expect(readAddress(search)).toEqual({ figures: exampleFigures, isExample: true, unreadable: [] });
  });

  it.each(['abc', '', '1.234,56', '-5', '1e3', 'NaN', 'Infinity', '1000000001', '0.0000001', '%'])(
    'names what it cannot read and takes the example’s figure: price=%s',
    (price) => {
      const { figures, unreadable } = readAddress(`?fixed=100&price=${price}&variable=1`);
      expect(unreadable).toEqual(['price']);
      expect(figures).toEqual({ fixed: 100, price: 25, variable: 1, period: 'month', whole: true });
    },
  );

  it('names what is missing of the needed, and leaves out what is wrong with the optional', () => {
    expect(readAddress('?price=30&planned=x&target=').unreadable).toEqual([
      'fixed',
      'variable',
      'planned',
      'target',
    ]);
    expect(readAddress('?fixed=1&price=3&variable=1&planned=2.5')).toMatchObject({ unreadable: ['planned'] });
    expect(readAddress('?fixed=1&price=3&variable=1&planned=2.5').figures).not.toHaveProperty('planned');
  });

  it('takes the first of several and overlooks periods and units it does not know', () => {
    const { figures } = readAddress('?fixed=1&fixed=2&price=3&variable=1&period=week&units=dozen');
    expect(figures).toEqual({ fixed: 1, price: 3, variable: 1, period: 'month', whole: true });
  });
});
