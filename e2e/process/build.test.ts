import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { projectRoot } from '../../server/platform/project-root';

test('a build is made from the sources and the packages, wherever it is asked for, and not from tests', () => {
  const module = pathToFileURL(join(projectRoot, 'scripts/source-hash.mjs')).href;
  const script = `import { buildSources } from '${module}'; console.log(JSON.stringify(buildSources()));`;
  const args = ['--input-type=module', '--eval', script];
  const sources = JSON.parse(execFileSync(process.execPath, args, { cwd: tmpdir(), encoding: 'utf8' }));
  expect(sources).toEqual(expect.arrayContaining(['package.json', 'server/index.ts', 'client/index.html']));
  expect(sources.filter((path: string) => /\.test\.|\/testing\//.test(path))).toEqual([]);
});
