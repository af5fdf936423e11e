import { expect, test } from 'vitest';
import { dictionaryLanguages } from '@shared/languages';
import { createDictionaries } from '@/i18n/dictionaries';
import type { TextTree } from '@/i18n/texts';
import { allTexts } from './all-texts';
import { prerenderSite } from './prerender';

const written = import.meta.glob<{ texts: TextTree }>('../**/texts/*.{en,es,ca,fr}.ts', { eager: true });

const sources = Object.entries(written).map(([path, { texts }]) => {
  const { pathname } = new URL(path, 'file:///src/app/');
  const [, screen = '', language = ''] = /^\/(.+)\.(\w+)\.ts$/.exec(pathname) ?? [];
  return { screen, language, texts };
});

function leaves(tree: TextTree, path = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : leaves(value, `${path}${key}.`),
  );
}

const textsOf = (screen: string, language: string) =>
  new Map(leaves(sources.find((each) => each.screen === screen && each.language === language)?.texts ?? {}));

const placeholders = (text = '') => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort().join(' ');
const isSentence = (text: string) => /\p{L} \p{L}/u.test(text.replace(/\{\{\w+\}\}/g, ''));

test.each([...allTexts])(
  '%s loads each of its languages from the file of that name',
  async (file, screen) => {
    const dictionaries = createDictionaries();
    for (const language of dictionaryLanguages) {
      await dictionaries.load(language, screen);
      const inFile = textsOf(file, language);
      for (const [key, text] of inFile) expect(dictionaries.find(language, screen, key)).toBe(text);
      expect(language in screen).toBe(inFile.size > 0);
    }
  },
);

test('every file of texts is a language of some screen', () => {
  expect(sources.filter(({ screen }) => !allTexts.has(screen))).toEqual([]);
});

test.each(sources.filter(({ language }) => language !== 'en'))(
  '$screen says in $language what it says in English, with the same values',
  ({ screen, language }) => {
    const english = textsOf(screen, 'en');
    const translated = textsOf(screen, language);
    expect([...translated.keys()]).toEqual([...english.keys()]);
    const differing = [...translated].filter(
      ([key, text]) => !text.trim() || placeholders(text) !== placeholders(english.get(key)),
    );
    expect(differing).toEqual([]);
    const untranslated = [...english].filter(
      ([key, text]) => isSentence(text) && translated.get(key) === text,
    );
    expect(untranslated).toEqual([]);
  },
);

test('what visitors read is there in Catalan and French as well', async () => {
  const { pages } = await prerenderSite();
  const onPages = pages.flatMap((page) => page.sources).map((source) => source.replace(/\.\w+\.ts$/, ''));
  const everywhere = /^src\/(app|ui)\/texts\//;
  const read = [...allTexts].filter(([file]) => onPages.includes(file) || everywhere.test(file));
  expect(read.length).toBeGreaterThan(20);
  expect(read.filter(([, screen]) => !('ca' in screen && 'fr' in screen)).map(([file]) => file)).toEqual([]);
});
