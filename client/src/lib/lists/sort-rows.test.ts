import { expect, test } from 'vitest';
import { sortRows, type SortValues } from './sort-rows';

interface Row {
  id: number;
  name: string | null;
  size?: number;
}

const rows: Row[] = [
  { id: 4, name: 'zinc' },
  { id: 3, name: null, size: 2 },
  { id: 2, name: 'Ábaco', size: 10 },
  { id: 1, name: 'abaco', size: 10 },
];
const values: SortValues<Row> = { name: ({ name }) => name, size: ({ size }) => size ?? null };

test.each([
  ['name', [1, 2, 4, 3]],
  ['-name', [4, 1, 2, 3]],
  ['size', [3, 1, 2, 4]],
  ['-size', [1, 2, 3, 4]],
  ['', [4, 3, 2, 1]],
  ['-password', [4, 3, 2, 1]],
])('by “%s” the rows stand as %j', (sort, ids) => {
  expect(sortRows(rows, sort, values).map(({ id }) => id)).toEqual(ids);
});
