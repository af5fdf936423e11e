import { expect, test } from 'vitest';
import { isTest, sourceFiles } from '../architecture/source-files';
import { literalSpreads } from './literal-spreads';

test('no literal is spread into a literal', () => {
  const files = sourceFiles().filter((file) => /^(server|shared)\//.test(file.path) && !isTest(file));
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.flatMap(literalSpreads)).toEqual([]);
});

test.each([
  ['const a = { ...{ b, c }, d };', 1],
  ["const a = {\n  ...({ b: 'b' } as const),\n};", 2],
  ['const a = [...[b, c], d];', 1],
])('finds a spread literal: %s', (text, line) => {
  expect(literalSpreads({ path: 'a', text })).toEqual([`a:${line}`]);
});

test.each(['const a = { ...(b && { c }) };', 'f(...[b, c]);', 'const a = [...(b ? [c] : [])];'])(
  'accepts a spread that depends on a value: %s',
  (text) => {
    expect(literalSpreads({ path: 'a', text })).toEqual([]);
  },
);
