import { expect, test } from 'vitest';
import { nextList } from './next-list';

const box = (name: string, left: number, top: number, width = 100, height = 100) => ({
  name,
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const grid = [box('A', 0, 0), box('B', 110, 0), box('C', 0, 110, 100, 40), box('D', 110, 110, 100, 300)];

test.each([
  ['A', 'ArrowRight', 'B'],
  ['A', 'ArrowDown', 'C'],
  ['D', 'ArrowLeft', 'C'],
  ['D', 'ArrowUp', 'B'],
  ['B', 'ArrowRight', undefined],
  ['A', 'ArrowUp', undefined],
  ['A', 'KeyX', undefined],
])('from %s, %s leads to %s', (name, key, next) => {
  const from = grid.find((each) => each.name === name)!;
  expect(nextList(key, from, grid)?.name).toBe(next);
});

test('lists in a row are passed one by one, and of two over each other the one in line comes first', () => {
  const row = [
    box('new', 0, 0),
    box('won', 220, 0, 60, 40),
    box('open', 110, 0),
    box('lost', 220, 50, 60, 40),
  ];
  expect(nextList('ArrowRight', row[0]!, row)?.name).toBe('open');
  expect(nextList('ArrowRight', row[2]!, row)?.name).toBe('won');
});
