import { type DictionaryLanguage, dictionaryLanguages } from '@shared/languages';
import type { ScreenTexts, TextTree } from './texts';

/** The texts loaded so far: one instance for the browser, one for each prerendered page. */
export interface Dictionaries {
  has: (language: DictionaryLanguage, screen: ScreenTexts) => boolean;
  /**
   * Loads a screen's texts once; a failed load can be repeated. If the screen lacks the language, English
   * is loaded.
   */
  load: (language: DictionaryLanguage, screen: ScreenTexts) => Promise<void>;
  /**
   * Loads every screen that is loaded in `from` also in `to`, so that a switch of language shows no
   * spinner.
   */
  follow: (from: DictionaryLanguage, to: DictionaryLanguage) => Promise<void>;
  find: (language: DictionaryLanguage, screen: ScreenTexts, key: string) => string | undefined;
  /** The screens whose texts are loaded in a language. */
  loaded: (language: DictionaryLanguage) => ScreenTexts[];
  subscribe: (listener: () => void) => () => void;
  /** The number of loads, as the snapshot for subscribers. */
  version: () => number;
}

type ByScreen<Value> = Map<ScreenTexts, Value>;

const inEachLanguage = <Value>() =>
  Object.fromEntries(dictionaryLanguages.map((each) => [each, new Map()])) as Record<
    DictionaryLanguage,
    ByScreen<Value>
  >;

function textAt(tree: TextTree | undefined, key: string) {
  let found: string | TextTree | undefined = tree;
  for (const step of key.split('.')) found = typeof found === 'object' ? found[step] : undefined;
  return typeof found === 'string' ? found : undefined;
}

export function createDictionaries(): Dictionaries {
  const trees = inEachLanguage<TextTree>();
  const loads = inEachLanguage<Promise<void>>();
  const listeners = new Set<() => void>();
  let version = 0;

  const has = (language: DictionaryLanguage, screen: ScreenTexts) =>
    typeof screen[language] === 'object' || trees[language].has(screen);

  function treeOf(language: DictionaryLanguage, screen: ScreenTexts) {
    const source = screen[language];
    return typeof source === 'object' ? source.texts : trees[language].get(screen);
  }

  async function read(language: DictionaryLanguage, screen: ScreenTexts) {
    const source = screen[language];
    if (!source) await load('en', screen);
    trees[language].set(screen, typeof source === 'function' ? (await source()).texts : {});
    version += 1;
    for (const listener of listeners) listener();
  }

  function load(language: DictionaryLanguage, screen: ScreenTexts): Promise<void> {
    const known = has(language, screen) ? Promise.resolve() : loads[language].get(screen);
    if (known) return known;
    const loading = read(language, screen).finally(() => loads[language].delete(screen));
    loads[language].set(screen, loading);
    return loading;
  }

  const loaded = (language: DictionaryLanguage) => [...trees[language].keys()];

  return {
    has,
    load,
    follow: async (from, to) => void (await Promise.all(loaded(from).map((screen) => load(to, screen)))),
    find: (language, screen, key) => textAt(treeOf(language, screen), key),
    loaded,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    version: () => version,
  };
}
