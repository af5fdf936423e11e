import { describe, expect, it } from 'vitest';
import { publicNamespaces } from '@/testing/public-namespaces';
import type { TextTree } from './texts';

const modules = import.meta.glob<Record<string, TextTree>>('./{en,es,ca,fr}/*.ts', { eager: true });

function leaves(tree: TextTree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : leaves(value, `${path}${key}.`),
  );
}

const dictionaries = Object.entries(modules).map(([file, module]) => {
  const [, language = '', namespace = ''] = /^\.\/(\w+)\/(.+)\.ts$/.exec(file) ?? [];
  return { file, language, namespace, texts: new Map(leaves(module[namespace] ?? {})) };
});

const find = (language: string, namespace: string) =>
  dictionaries.find((each) => each.language === language && each.namespace === namespace);

const placeholders = (text = '') => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort().join(' ');

const english = dictionaries.filter(({ language }) => language === 'en');

describe('the dictionaries', () => {
  it.each(english.map(({ namespace }) => namespace))('have %s in English and Spanish', (namespace) => {
    expect(find('es', namespace)).toBeDefined();
  });

  it.each(publicNamespaces)('have %s in Catalan and French as well', (namespace) => {
    expect(find('ca', namespace)).toBeDefined();
    expect(find('fr', namespace)).toBeDefined();
  });

  it.each(dictionaries)(
    'say in $file what the English one says, with the same values',
    ({ namespace, texts }) => {
      const original = find('en', namespace)?.texts ?? new Map<string, string>();
      expect([...texts.keys()].sort()).toEqual([...original.keys()].sort());
      const differing = [...texts].filter(
        ([key, text]) => !text.trim() || placeholders(text) !== placeholders(original.get(key)),
      );
      expect(differing).toEqual([]);
    },
  );
});
