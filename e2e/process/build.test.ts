import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../../scripts/in-project';
import { buildSources } from '../../scripts/source-hash';

test('a build is made from the sources and the packages, and not from tests', () => {
  const sources = buildSources();
  expect(sources).toEqual(expect.arrayContaining(['package.json', 'server/index.ts', 'client/index.html']));
  expect(sources.filter((path) => /\.test\.|\/testing\//.test(path))).toEqual([]);
  expect(sources.filter((path) => !existsSync(inProject(path)))).toEqual([]);
});
