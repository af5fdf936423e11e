import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressFolder, sentSize } from '../../scripts/compress';
import { inProject } from '../../scripts/in-project';
import { stylesFrom } from '../../scripts/pages/page-styles';
import { buildSources } from '../../scripts/source-hash';

test('a build depends on the sources and the packages, and not on tests', () => {
  const sources = buildSources();
  expect(sources).toEqual(expect.arrayContaining(['package.json', 'server/index.ts', 'client/index.html']));
  expect(sources.filter((path) => /\.test\.|\/testing\//.test(path))).toEqual([]);
  expect(sources.filter((path) => !existsSync(inProject(path)))).toEqual([]);
});

test('the size of a file is the transferred size: compressed if that is smaller', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'compressed-'));
  const [long, short, picture] = ['long.js', 'short.js', 'picture.png'].map((name) => join(folder, name));
  const script = 'export const answer = 42;\n'.repeat(100);
  for (const file of [long, picture]) writeFileSync(file as string, script);
  writeFileSync(short as string, 'export {}');
  await compressFolder(folder);
  expect(brotliDecompressSync(readFileSync(`${long}.br`)).toString()).toBe(script);
  expect(sentSize(long as string)).toBe(statSync(`${long}.br`).size);
  expect(sentSize(short as string)).toBe('export {}'.length);
  expect(readdirSync(folder).sort()).toEqual([
    'long.js',
    'long.js.br',
    'long.js.gz',
    'picture.png',
    'short.js',
  ]);
  rmSync(folder, { recursive: true });
});

test('a page keeps the styles of its elements, and words in its text do not count as elements', async () => {
  const stylesOf = stylesFrom(
    'a[href^="http"]{color:red}[hidden]{display:none}.card{margin:0}.other{margin:1px}p{padding:0}ul{padding:1px}',
  );
  const styles = await stylesOf(
    '<body><p class="card">hidden ul</p><a href="https://example.org">x</a></body>',
  );
  expect(styles).toBe('a[href^="http"]{color:red}.card{margin:0}p{padding:0}');
});

test('a program loads only what it uses: the workers load nothing of the server', () => {
  const server = loadedBy('index.js');
  expect(loadedBy('report-worker.js')).toBeLessThan(server / 4);
  expect(loadedBy('picture-worker.js')).toBeLessThan(server / 4);
  // Three portals and the assistant, unminified; a dictionary or a lexicon that came along would break it.
  expect(server).toBeLessThan(2_800_000);
});

/** The bytes of a built program and of all that it imports statically. */
function loadedBy(program: string): number {
  const folder = inProject('dist/server');
  const loaded = new Map<string, number>();
  const load = (name: string) => {
    if (loaded.has(name)) return;
    const code = readFileSync(join(folder, name), 'utf8');
    loaded.set(name, code.length);
    for (const [, imported] of code.matchAll(/(?:from|import)\s*"\.\/([\w-]+\.js)"/g))
      load(imported as string);
  };
  load(program);
  return [...loaded.values()].reduce((sum, size) => sum + size, 0);
}
