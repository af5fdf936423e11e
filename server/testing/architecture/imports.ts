import { codeOf, type Rule } from './rule';
import { folderOf, type SourceFile } from './source-files';

const anyShared = 'shared/';

/**
 * The allowed import targets by the beginning of a path; `$1` is the feature. The first entry that matches a file
 * applies.
 */
const mayImport: [files: RegExp, targets: string[]][] = [
  [
    /^shared\/(?:http|list|time|addresses|acts|imports|views)\//,
    ['shared/[^/]+$', 'shared/(http|list|time|addresses|acts|imports|views|auth/addresses)'],
  ],
  [/^shared\/([^/]+)\//, ['shared/[^/]+$', 'shared/(http|list|time|addresses|acts|imports|views|auth|$1)/']],
  [/^shared\//, [anyShared]],
  [/^server\/platform\//, [anyShared, 'server/platform/']],
  [/^server\/features\/([^/]+)\//, [anyShared, 'server/platform/', 'server/features/$1/']],
  [/^server\//, [anyShared, 'server/']],
  [/^client\/src\/(?:lib|i18n)\//, [anyShared, 'client/src/(i18n|lib)/']],
  [/^client\/src\/ui\//, [anyShared, 'client/src/(ui|i18n|lib)/']],
  [/^client\/src\/features\/([^/]+)\//, [anyShared, 'client/src/(ui|i18n|lib|features/$1)/']],
  [/^client\/src\/pages\//, [anyShared, 'client/src/(ui|i18n|lib|features|pages)/']],
  [/^client\/src\/(?:app|prerender)\//, [anyShared, 'client/src/']],
  [/^scripts\//, [anyShared, 'scripts/', 'server/platform/', 'client/src/(app|prerender)/']],
  [/^[^/]+\.config$/, [anyShared, 'scripts/', 'server/platform/', 'client/src/lib/']],
];

const isOurs = (target: string) => /^(shared|server|client|scripts|e2e|bench)\//.test(target);

/** Tables may import tables of other features, for foreign keys. */
const isTables = (path: string) => /^shared\/.*\/tables$/.test(path);

function forbidden({ path, imports }: SourceFile): string[] {
  const line = mayImport.find(([files]) => files.test(path));
  if (!line) return [`${path} is in no wing`];
  const [files, targets] = line;
  const feature = files.exec(path)?.[1] ?? '';
  const allowed = targets.map((target) => new RegExp(`^${target.replace('$1', feature)}`));
  return imports
    .filter(({ target }) => isOurs(target) && !allowed.some((one) => one.test(target)))
    .filter(({ target }) => !(isTables(path) && isTables(target)))
    .map(({ target }) => `${path} imports ${target}`);
}

/** The cycles in a graph of files or folders. */
function circles(nodes: Map<string, Set<string>>): string[] {
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (node: string, trail: string[]) => {
    if (trail.includes(node)) found.push([...trail.slice(trail.indexOf(node)), node].join(' → '));
    if (trail.includes(node) || done.has(node)) return;
    for (const next of nodes.get(node) ?? []) visit(next, [...trail, node]);
    done.add(node);
  };
  for (const node of nodes.keys()) visit(node, []);
  return found;
}

const isWithin = (one: string, other: string) =>
  one === other ||
  one === '' ||
  other === '' ||
  `${one}/`.startsWith(`${other}/`) ||
  `${other}/`.startsWith(`${one}/`);

const graph = (files: SourceFile[], types: boolean, nameOf: (path: string) => string) => {
  const known = new Set(files.map(({ path }) => path));
  const nodes = new Map<string, Set<string>>();
  for (const { path, imports } of files) {
    const next = nodes.get(nameOf(path)) ?? new Set();
    nodes.set(nameOf(path), next);
    for (const { target, typeOnly } of imports) {
      const isFollowed = known.has(target) && (types || !typeOnly);
      if (isFollowed && !isWithin(nameOf(target), nameOf(path))) next.add(nameOf(target));
    }
  }
  return nodes;
};

const inOneLanguage = /^(client\/.*\/texts\/)[^/]+\.(en|es|ca|fr)$/;

export const importRules: Rule[] = [
  {
    name: 'every file imports only what its root folder may',
    offences: (tree) => codeOf(tree).flatMap(forbidden),
  },
  {
    name: 'files have no import cycles',
    offences: (tree) => circles(graph(codeOf(tree), false, (path) => path)),
  },
  {
    name: 'files of client, server and shared have no import cycles, types included',
    offences: (tree) => {
      const files = codeOf(tree).filter(({ path }) => /^(client|server|shared)\//.test(path));
      return circles(graph(files, true, (path) => path));
    },
  },
  {
    // A folder and its subfolders count as one node, because files beside the rooms may compose them.
    name: 'folders have no import cycles, types included',
    offences: (tree) => circles(graph(codeOf(tree), true, folderOf)),
  },
  {
    name: 'tables reach the browser as types only',
    offences: (tree) =>
      codeOf(tree)
        .filter(({ path }) => /^(client|shared)\//.test(path) && !/(^|\/)tables$/.test(path))
        .flatMap(({ path, imports }) =>
          imports
            .filter(({ target, typeOnly }) => !typeOnly && /^drizzle|^shared\/.*tables$/.test(target))
            .map(({ target }) => `${path} imports ${target}`),
        ),
  },
  {
    // The build removes these files from the browser's endpoints by this name.
    name: 'the schemas of endpoints are in files called `schemas`',
    offences: (tree) =>
      codeOf(tree)
        .filter(({ path }) => /^shared\/.*endpoints$/.test(path))
        .filter(({ imports }) => imports.some(({ target, typeOnly }) => !typeOnly && target === 'zod'))
        .map(({ path }) => path),
  },
  {
    name: 'only queries touch tables at run time',
    offences: (tree) =>
      codeOf(tree)
        .filter(({ path }) => /^server\//.test(path))
        .filter(({ path }) => !/(\.queries|\/tables)$|^server\/platform\/database\//.test(path))
        .filter(({ imports }) =>
          imports.some(({ target, typeOnly }) => !typeOnly && /\/tables$/.test(target)),
        )
        .map(({ path }) => path),
  },
  {
    name: 'only the handle of a text imports its translations',
    offences: (tree) =>
      codeOf(tree).flatMap(({ path, imports }) =>
        imports
          .filter(({ target }) => {
            const folder = inOneLanguage.exec(target)?.[1];
            return folder !== undefined && !path.startsWith(folder);
          })
          .map(({ target }) => `${path} imports ${target}`),
      ),
  },
];
