import { type DictionaryLanguage, isLanguage } from '@shared/languages';
import { failure } from './en/failure';
import { failure as spanishFailure } from './es/failure';
import type { Namespace, TextTree } from './texts';

const files = import.meta.glob<Record<string, TextTree>>(['./{en,es}/*.ts', '!./{en,es}/failure.ts']);

/** The texts loaded so far. One for the browser; a render ahead of time has its own. */
export interface Dictionaries {
  has: (language: DictionaryLanguage, namespace: Namespace) => boolean;
  /** Loads once; a failed load may be tried again. Where a language has no such file, English is loaded. */
  load: (language: DictionaryLanguage, namespace: Namespace) => Promise<void>;
  /** Loads in one language what is loaded in another, so that a switch shows no spinner. */
  follow: (from: DictionaryLanguage, to: DictionaryLanguage) => Promise<void>;
  find: (language: DictionaryLanguage, key: string) => string | undefined;
  subscribe: (listener: () => void) => () => void;
  /** Counts the loads, for those who subscribe. */
  version: () => number;
}

const filesOf = async (language: DictionaryLanguage) =>
  isLanguage(language) ? files : (await import('./further-dictionaries')).furtherFiles;

function textAt(trees: Map<string, TextTree>, language: DictionaryLanguage, key: string) {
  const [namespace, ...path] = key.split('.');
  let found: string | TextTree | undefined = trees.get(`${language}/${namespace}`);
  for (const step of path) found = typeof found === 'object' ? found[step] : undefined;
  return typeof found === 'string' ? found : undefined;
}

/** Starts with the texts that say so when nothing else can be loaded. */
export function createDictionaries(): Dictionaries {
  const trees = new Map<string, TextTree>([
    ['en/failure', failure],
    ['es/failure', spanishFailure],
  ]);
  const loads = new Map<string, Promise<void>>();
  const listeners = new Set<() => void>();

  async function read(language: DictionaryLanguage, namespace: Namespace) {
    const file = (await filesOf(language))[`./${language}/${namespace}.ts`];
    if (!file && language !== 'en') await load('en', namespace);
    trees.set(`${language}/${namespace}`, (await file?.())?.[namespace] ?? {});
    for (const listener of listeners) listener();
  }

  function load(language: DictionaryLanguage, namespace: Namespace): Promise<void> {
    const name = `${language}/${namespace}`;
    const known = trees.has(name) ? Promise.resolve() : loads.get(name);
    if (known) return known;
    const loading = read(language, namespace).finally(() => loads.delete(name));
    loads.set(name, loading);
    return loading;
  }

  async function follow(from: DictionaryLanguage, to: DictionaryLanguage) {
    const loaded = [...trees.keys()].filter((name) => name.startsWith(`${from}/`));
    await Promise.all(loaded.map((name) => load(to, name.slice(from.length + 1) as Namespace)));
  }

  return {
    has: (language, namespace) => trees.has(`${language}/${namespace}`),
    load,
    follow,
    find: (language, key) => textAt(trees, language, key),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    version: () => trees.size,
  };
}
