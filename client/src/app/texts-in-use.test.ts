import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import type { TextTree } from '@/i18n/texts';

const english = import.meta.glob<{ texts: TextTree }>('../**/texts/*.en.ts', { eager: true });

const root = 'client/src';
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|texts[/\\]|testing[/\\]/.test(file))
  .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }));

function keysOf(tree: TextTree, path = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${path}${key}`] : keysOf(value, `${path}${key}.`),
  );
}

function importsOf({ file, source }: (typeof files)[number]): string[] {
  return [...source.matchAll(/ from '([^']+)'/g)].map(([, from = '']) =>
    from.startsWith('@/') ? from.slice(2) : normalize(join(dirname(file), from)),
  );
}

/** The sources that import a screen's texts, or a hook or function that imports them and returns its `t`. */
function usersOf(screen: string) {
  const hooks = files
    .filter((each) => each.file.endsWith('.ts') && importsOf(each).includes(screen))
    .map(({ file }) => file.replace(/\.ts$/, ''));
  return files.filter((each) => importsOf(each).some((from) => from === screen || hooks.includes(from)));
}

const literal = /['"`]((?:[\w.-]|\$\{[^}]*\})+)['"`]/g;
const literals = (source: string) => [...source.matchAll(literal)].map(([, key = '']) => key);

/** The literals inside each call of `t`, `tCommon` …, up to its closing bracket. */
function saidBy(source: string): string[] {
  return [...source.matchAll(/\bt(?:[A-Z]\w*)?\(/g)].flatMap(({ index, 0: call }) => {
    let depth = 1;
    let end = index + call.length;
    for (; depth > 0 && end < source.length; end += 1) depth += { '(': 1, ')': -1 }[source[end] ?? ''] ?? 0;
    return literals(source.slice(index, end));
  });
}

/**
 * The possible keys in a source. A single word counts only inside a call, because elsewhere it may mean
 * anything.
 */
const keysIn = (source: string) => [
  ...saidBy(source),
  ...literals(source).filter((text) => text.includes('.')),
];

/** The files that a source hands its `t` to: pieces that several features share, which say its texts for it. */
function helpersOf(user: (typeof files)[number]) {
  if (!/\bt=\{(?:t|useTexts\(\w+\))\}|[(,]\s*t\s*[,)]/.test(user.source)) return [];
  const imported = importsOf(user);
  return files.filter(
    (each) =>
      imported.includes(each.file.replace(/\.tsx?$/, '')) && !/texts\/(?!common')[\w-]+'/.test(each.source),
  );
}

/** What a source hands on with its `t`: the parts of its texts that a shared piece says. */
const partsIn = (source: string) =>
  [...source.matchAll(/\w+\(\s*t,([^;]*?)\)/g)].flatMap(([, rest = '']) => literals(rest));

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A `${…}` inside a key matches any single step. */
const asPattern = (key: string) =>
  new RegExp(
    `^${key
      .split(/\$\{[^}]*\}/)
      .map(escaped)
      .join('[\\w-]+')}(_one|_other)?$`,
  );

test.each(Object.entries(english))('every text of %s is used by some screen', (path, { texts }) => {
  const screen = normalize(join('app', path)).replace(/\.en\.ts$/, '');
  const users = usersOf(screen);
  const shared = users.flatMap(helpersOf).flatMap(({ source }) => keysIn(source));
  const parts = users.flatMap(({ source }) => partsIn(source));
  // `${section}.title` in a shared piece is the title of each part that is handed to it.
  const said = shared.flatMap((key) =>
    key.startsWith('$') ? parts.map((part) => key.replace(/^\$\{[^}]*\}/, part)) : [key],
  );
  const patterns = [...users.flatMap(({ source }) => keysIn(source)), ...said].map(asPattern);
  expect(keysOf(texts).filter((key) => !patterns.some((pattern) => pattern.test(key)))).toEqual([]);
});
