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

test('below a row of lists stand two wide ones, of which the one in line comes first', () => {
  const board = [
    box('new', 0, 0, 100, 400),
    box('open', 110, 0, 100, 400),
    box('sent', 220, 0, 100, 400),
    box('won', 0, 410, 155, 50),
    box('lost', 165, 410, 155, 50),
  ];
  const named = (name: string) => board.find((each) => each.name === name)!;
  const next = (key: string, name: string) => nextList(key, named(name), board)?.name;
  expect(next('ArrowRight', 'new')).toBe('open');
  expect(next('ArrowDown', 'new')).toBe('won');
  expect(next('ArrowDown', 'sent')).toBe('lost');
  // Although the list above it is nearer.
  expect(next('ArrowLeft', 'lost')).toBe('won');
  expect(next('ArrowUp', 'lost')).toBe('open');
});
