import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { TextTree } from './texts';

const dictionaries = import.meta.glob<Record<string, TextTree>>('./en/*.ts', { eager: true });

const written = Object.values(dictionaries).flatMap((module) =>
  Object.entries(module).flatMap(([namespace, tree]) => keysOf(tree, namespace)),
);

function keysOf(tree: TextTree, path: string): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${path}.${key}`] : keysOf(value, `${path}.${key}`),
  );
}

const sources = readdirSync('client/src', { recursive: true, encoding: 'utf8' })
  .filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|i18n[/\\](en|es|ca|fr)[/\\]|testing[/\\]/.test(file),
  )
  .map((file) => readFileSync(join('client/src', file), 'utf8'));

/** Every key that the sources write out; a `${…}` inside one stands for any single step. */
const used = sources.flatMap((source) =>
  [...source.matchAll(/['"`]([a-z]+\.(?:[\w.-]|\$\{[^}]*\})+)['"`]/g)].map(([, key]) => key as string),
);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const patterns = used.map(
  (key) =>
    new RegExp(
      `^${key
        .split(/\$\{[^}]*\}/)
        .map(escaped)
        .join('[\\w-]+')}(_one|_other)?$`,
    ),
);

test('every text is used by some screen', () => {
  expect(written.filter((key) => !patterns.some((pattern) => pattern.test(key)))).toEqual([]);
});
