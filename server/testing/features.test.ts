import { expect, test } from 'vitest';
import { features, jobs } from '../features';
import { ownerOf } from '../platform/database/rows/owner';
import type { Feature } from '../platform/feature';
import { emptyDatabase } from './database';
import { type SourceFile, sourceFiles } from './architecture/source-files';

const stated = import.meta.glob<Record<string, Pick<Feature, 'name'>>>('../features/*/feature.ts', {
  eager: true,
});
const folders = Object.keys(import.meta.glob('../features/*/**/*.ts')).map(
  (path) => path.split('/')[2] as string,
);
const code = sourceFiles().filter(({ path }) => path.startsWith('server/') && !path.endsWith('.test'));
const limits = features.flatMap((feature) => feature.limits ?? []);

const twice = (names: string[]) => names.filter((name, index) => names.indexOf(name) !== index);

test('every feature folder exports a feature of the same name, which is in the list of features', () => {
  const named = Object.entries(stated).flatMap(([path, exported]) =>
    Object.values(exported).map((feature) => [path.split('/')[2] as string, feature] as const),
  );
  for (const [folder, feature] of named) {
    expect(feature.name).toBe(folder);
    // A feature that reads others is a function of its readers.
    expect(features.map(({ name }) => name)).toContain(feature.name);
  }
  expect(named.map(([folder]) => folder).toSorted()).toEqual([...new Set(folders)].toSorted());
});

test('only the list of features imports `feature.ts` files', () => {
  const statements = code.flatMap(({ path, imports }) =>
    imports
      .filter(({ target }) => /^server\/features\/[^/]+\/feature$/.test(target))
      .map(({ target }) => `${path} imports ${target}`),
  );
  expect(statements.filter((line) => !line.startsWith('server/features imports'))).toEqual([]);
});

test('names of features, limits, queues and download parts are unique', async () => {
  expect(twice(features.map(({ name }) => name))).toEqual([]);
  expect(twice(limits.map(({ name }) => name))).toEqual([]);
  expect(twice(jobs.map(({ name }) => name))).toEqual([]);
  const { db } = await emptyDatabase();
  const owner = ownerOf({ userId: 1 });
  const parts = await Promise.all(features.map(async ({ accountData }) => accountData?.(db, owner) ?? {}));
  expect(twice(['user', ...parts.flatMap(Object.keys)])).toEqual([]);
});

/** The names that `states` matches in the sources of the features and the platform, without tests. */
const namesOf = (states: RegExp) =>
  code.flatMap(({ text }) => [...text.matchAll(states)].map(([, name]) => name as string));

test('every limit and every job in the sources belongs to a feature', () => {
  expect(limits.map(({ name }) => name).toSorted()).toEqual(namesOf(/= limit\('(\w+)'/g).toSorted());
  const defined = namesOf(/(?:Job\(\s*\{\s*name: |undoJob\(|(?:check|write|undo): )'(\w+)'/g).toSorted();
  expect(jobs.map(({ name }) => name).toSorted()).toEqual(defined);
});

test('queue names that jobs of the previous version may wait in still exist', () => {
  expect(jobs.map(({ name }) => name)).toEqual(expect.arrayContaining(['mail', 'passwordReset']));
});

/** The packages and files that an entry loads through static imports. */
function loadedWith(entry: string): Set<string> {
  const byPath = new Map<string, SourceFile>(sourceFiles().map((file) => [file.path, file]));
  const loaded = new Set<string>();
  const visit = (path: string) => {
    if (loaded.has(path)) return;
    loaded.add(path);
    for (const { target, typeOnly, lazy } of byPath.get(path)?.imports ?? []) {
      if (!typeOnly && !lazy) visit(target);
    }
  };
  visit(entry);
  return loaded;
}

/**
 * The packages that every start loads: the web server with its body parsers, the database, jobs, mail, passwords (with
 * the list of common ones), schemas, phone formats (1.5 MB of memory), time zones, and the list of robots.
 */
const light =
  /^(express(-session)?|busboy|passport(-local)?|helmet|connect-pg-simple|rate-limiter-flexible|drizzle-orm|pg|pg-boss|nodemailer|@node-rs\/argon2|@noble\/hashes|@zxcvbn-ts\/language-common|isbot|libphonenumber-js\/min|temporal-polyfill\/fns|zod|pino(-http)?)(\/|$)/;

test('the list of features loads no renderer and no parser', () => {
  const packages = [...loadedWith('server/features')].filter((path) => !/^(server|shared|node:)/.test(path));
  expect(packages.filter((name) => !light.test(name))).toEqual([]);
  expect(packages).toContain('zod');
});
