import { expect, test } from 'vitest';
import { type SourceFile, sourceFiles, undocumentedExports } from './source-files';

const files = sourceFiles();
const code = files.filter(({ path }) => !isTest(path));

function isTest(path: string) {
  return /\.(test|spec)$/.test(path) || /\/testing\//.test(path);
}

/** Rooms from the ground up: each may import itself and those listed. A feature is a room of its own. */
const rooms: [room: RegExp, mayImport: RegExp][] = [
  [/^shared\//, /^shared\//],
  [/^server\/platform\//, /^(shared|server\/platform)\//],
  [/^server\/features\/([^/]+)\//, /^(shared|server\/platform|server\/features\/$1)\//],
  [/^server\/[^/]+$/, /^(shared|server)\//],
  [/^client\/src\/i18n\//, /^(shared|client\/src\/(i18n|lib))\//],
  [/^client\/src\/lib\//, /^(shared|client\/src\/(i18n|lib))\//],
  [/^client\/src\/ui\//, /^(shared|client\/src\/(ui|i18n|lib))\//],
  [/^client\/src\/features\/([^/]+)\//, /^(shared|client\/src\/(ui|i18n|lib|features\/$1))\//],
  [/^client\/src\/pages\//, /^(shared|client\/src\/(ui|i18n|lib|features|pages))\//],
  [/^client\/src\/app\//, /^(shared|client\/src)\//],
  [/^scripts\//, /^(scripts|shared|server\/platform|client\/src\/app)\//],
  [/^e2e\//, /^(e2e|scripts|shared|server)\//],
  [/^bench\//, /^(bench|e2e|scripts|shared|server)\//],
  [/^[^/]+\.config$/, /^(scripts|shared|server\/platform|client\/src\/lib)\//],
];

const isOurs = (target: string) => /^(shared|server|client|scripts|e2e|bench)\//.test(target);

function forbiddenImports({ path, imports }: SourceFile): string[] {
  const room = rooms.find(([pattern]) => pattern.test(path));
  if (!room) return [`${path} is in no room`];
  const [pattern, mayImport] = room;
  const feature = pattern.exec(path)?.[1] ?? '';
  const allowed = new RegExp(mayImport.source.replace('$1', feature));
  return imports
    .filter(({ target }) => isOurs(target) && !allowed.test(target))
    .map(({ target }) => `${path} imports ${target}`);
}

const offenders = (where: RegExp, except: RegExp, what: RegExp) =>
  code
    .filter(({ path, text }) => where.test(path) && !except.test(path) && what.test(text))
    .map(({ path }) => path);

test('every file imports only what its room may', () => {
  expect(code.flatMap(forbiddenImports)).toEqual([]);
});

/** The rooms of a feature on the server, from the ground up; what lies beside them is their root. */
const roomsOfFeatures: Record<string, string[]> = {
  consulting: ['items', 'swot', 'report', 'shares', 'companies'],
};

test.each(Object.entries(roomsOfFeatures))(
  'a room of %s imports earlier ones and the root only, and the root no room',
  (feature, order) => {
    const root = `server/features/${feature}/`;
    const roomOf = (path: string) => path.slice(root.length).split('/').slice(0, -1)[0];
    // What states the feature stands above its rooms.
    const reach = (path: string) =>
      path === `${root}feature` ? order.length : order.indexOf(roomOf(path) ?? '');
    const its = code.filter(({ path }) => path.startsWith(root));
    expect([...new Set(its.flatMap(({ path }) => roomOf(path) ?? []))].toSorted()).toEqual(order.toSorted());
    const upward = its.flatMap(({ path, imports }) =>
      imports
        .filter(({ target }) => target.startsWith(root) && reach(target) > reach(path))
        .map(({ target }) => `${path} imports ${target}`),
    );
    expect(upward).toEqual([]);
  },
);

test('no file imports itself by way of others', () => {
  const byPath = new Map(code.map((file) => [file.path, file]));
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (path: string, trail: string[]) => {
    if (trail.includes(path)) cycles.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
    if (trail.includes(path) || done.has(path)) return;
    for (const { target, typeOnly } of byPath.get(path)?.imports ?? []) {
      if (!typeOnly) visit(target, [...trail, path]);
    }
    done.add(path);
  };
  for (const { path } of code) visit(path, []);
  expect(cycles).toEqual([]);
});

test('tables reach the browser as types only', () => {
  const leaks = code
    .filter(({ path }) => /^(client|shared)\//.test(path) && !/\/tables$/.test(path))
    .flatMap(({ path, imports }) =>
      imports
        .filter(
          ({ target, typeOnly }) =>
            !typeOnly && (/^drizzle/.test(target) || /^shared\/.*tables$/.test(target)),
        )
        .map(({ target }) => `${path} imports ${target}`),
    );
  expect(leaks).toEqual([]);
});

test('only queries touch tables at run time', () => {
  const allowed = /(\.queries|\/tables)$|^server\/platform\/database\//;
  const touching = code
    .filter(({ path }) => path.startsWith('server/') && !allowed.test(path))
    .filter(({ imports }) => imports.some(({ target, typeOnly }) => !typeOnly && /\/tables$/.test(target)));
  expect(touching.map(({ path }) => path)).toEqual([]);
});

test('only the configuration reads the environment, only the API client fetches', () => {
  expect(offenders(/^(server|shared)\//, /^server\/platform\/config$/, /process\.env\b/)).toEqual([]);
  expect(offenders(/^client\//, /\/lib\/api-client$/, /\bfetch\(|XMLHttpRequest/)).toEqual([]);
});

test('nothing is exported by default, nothing is passed on through a barrel', () => {
  expect(offenders(/./, /^[^/]+\.config$/, /^export default\b/m)).toEqual([]);
  expect(offenders(/./, /^$/, /^export \* from|^export \{[^}]*\} from/m)).toEqual([]);
});

test('what others build on says in a sentence what its name cannot', () => {
  const foundation = /^(shared\/http|server\/platform|client\/src\/(lib|ui))\//;
  const inOneLanguage = /\/texts\/[^/]+\.(en|es|ca|fr)$/;
  const silent = code
    .filter(({ path }) => foundation.test(path) && !inOneLanguage.test(path))
    .flatMap(({ path, text }) => undocumentedExports(text).map((name) => `${path} exports ${name}`));
  expect(silent).toEqual([]);
});

test('texts in one language reach a screen by the file that names its languages only', () => {
  const inOneLanguage = /^(client\/.*\/texts\/)[^/]+\.(en|es|ca|fr)$/;
  const direct = code.flatMap(({ path, imports }) =>
    imports
      .map(({ target }) => target)
      .filter(
        (target) => inOneLanguage.test(target) && !path.startsWith(inOneLanguage.exec(target)?.[1] ?? ''),
      )
      .map((target) => `${path} imports ${target}`),
  );
  expect(direct).toEqual([]);
});

test('names are in kebab case', () => {
  const odd = files.filter(({ path }) => !/^[a-z0-9.-]+$/.test(path.split('/').at(-1) as string));
  expect(odd.map(({ path }) => path)).toEqual([]);
});

test('files are as short as agreed: 200 lines, tests 250, half of them 60', () => {
  const counted = files.filter(({ path }) => !/\/texts\//.test(path));
  const tooLong = counted.filter(({ path, lines }) => lines > (isTest(path) ? 250 : 200));
  expect(tooLong.map(({ path, lines }) => `${path} has ${lines} lines`)).toEqual([]);
  const sizes = counted.map(({ lines }) => lines).sort((left, right) => left - right);
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(60);
});
