import { expect, test } from 'vitest';
import { publicNamespaces } from '@/testing/public-namespaces';
import type { TextTree } from './texts';

const dictionaries = import.meta.glob<Record<string, TextTree>>('./{en,es,ca,fr}/*.ts', { eager: true });

const isSentence = (text: string) => text.includes(' ');

function textsOf(file: string): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (tree: TextTree, path: string) => {
    for (const [key, value] of Object.entries(tree)) {
      if (typeof value === 'string') found.set(`${path}.${key}`, value);
      else walk(value, `${path}.${key}`);
    }
  };
  for (const [name, tree] of Object.entries(dictionaries[file] ?? {})) walk(tree, name);
  return found;
}

const placeholders = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort();

const translations = ['ca', 'fr', 'es'].flatMap((language) =>
  publicNamespaces.map((name) => ({ language, name })),
);

test.each(translations)('$language/$name says all that English says', ({ language, name }) => {
  const english = textsOf(`./en/${name}.ts`);
  const translated = textsOf(`./${language}/${name}.ts`);
  const untranslated = [...english].filter(([key, text]) => isSentence(text) && translated.get(key) === text);
  expect([...translated.keys()]).toEqual([...english.keys()]);
  expect([...translated.values()].map(placeholders)).toEqual([...english.values()].map(placeholders));
  expect([...translated.values()]).not.toContain('');
  expect(untranslated).toEqual([]);
});
