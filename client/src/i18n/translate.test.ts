import { describe, expect, it } from 'vitest';
import type { DictionaryLanguage } from '@shared/languages';
import { createDictionaries } from './dictionaries';
import type { ScreenTexts } from './texts';
import { translator } from './translate';

const english = {
  companies_one: '{{count}} company',
  companies_other: '{{count}} companies',
  only: 'Hello {{name}}',
};
const spanish = { companies_one: '{{count}} empresa', companies_other: '{{count}} empresas' };

/** A screen with one text in English only, and a record of its loads. */
function aScreen() {
  const asked: DictionaryLanguage[] = [];
  const load =
    <Tree>(language: DictionaryLanguage, texts: Tree) =>
    async () => {
      asked.push(language);
      return { texts };
    };
  const screen = { en: load('en', english), es: load('es', spanish) } satisfies ScreenTexts;
  return { screen, asked, dictionaries: createDictionaries() };
}

async function loaded(...languages: DictionaryLanguage[]) {
  const { screen, dictionaries } = aScreen();
  for (const language of languages) await dictionaries.load(language, screen);
  return (language: DictionaryLanguage) => translator(dictionaries, language, screen);
}

describe('a text', () => {
  it('is found in the current language, else in English, else reads as its key', async () => {
    const say = await loaded('en', 'es');
    expect(say('es')('only', { name: 'Ana' })).toBe('Hello Ana');
    expect(say('es')('nowhere' as 'only')).toBe('nowhere');
  });

  it('asks for English only once something is missing', async () => {
    const { screen, asked, dictionaries } = aScreen();
    await dictionaries.load('es', screen);
    const t = translator(dictionaries, 'es', screen);
    t('companies', { count: 2 });
    expect(asked).toEqual(['es']);
    expect(t('only')).toBe('only');
    expect(asked).toEqual(['es', 'en']);
  });

  it.each([
    ['en', 0, '0 companies'],
    ['en', 1, '1 company'],
    ['es', 1, '1 empresa'],
    ['es', 2, '2 empresas'],
    ['es', 1_000_000, '1000000 empresas'],
  ] as const)('in %s follows the count %d', async (language, count, text) => {
    const say = await loaded('en', 'es');
    expect(say(language)('companies', { count })).toBe(text);
  });

  it('keeps a placeholder that has no value, and takes values as they are', async () => {
    const t = (await loaded('en'))('en');
    expect(t('only')).toBe('Hello {{name}}');
    expect(t('only', { name: '$& <b>' })).toBe('Hello $& <b>');
  });
});

describe('the dictionaries', () => {
  it('load the texts of a screen in one language on demand, and once', async () => {
    const { screen, asked, dictionaries } = aScreen();
    expect(dictionaries.find('es', screen, 'companies_one')).toBeUndefined();
    await Promise.all([dictionaries.load('es', screen), dictionaries.load('es', screen)]);
    await dictionaries.load('es', screen);
    expect(dictionaries.find('es', screen, 'companies_one')).toBe('{{count}} empresa');
    expect(asked).toEqual(['es']);
  });

  it('load English where a screen lacks the language', async () => {
    const say = await loaded('fr');
    expect(say('fr')('only', { name: 'Ana' })).toBe('Hello Ana');
  });

  it('load in a second language what was loaded in the first', async () => {
    const { screen, dictionaries } = aScreen();
    await dictionaries.load('en', screen);
    await dictionaries.follow('en', 'es');
    expect(dictionaries.has('es', screen)).toBe(true);
  });

  it('have what is at hand without loading it', () => {
    const screen = { en: { texts: english }, es: { texts: spanish } } satisfies ScreenTexts;
    const t = translator(createDictionaries(), 'en', screen);
    expect(t('only', { name: 'Ana' })).toBe('Hello Ana');
  });

  it('ask again for what could not be loaded', async () => {
    let isOnline = false;
    const load = async () => {
      if (!isOnline) throw new Error('offline');
      return { texts: english };
    };
    const screen = { en: load, es: load } satisfies ScreenTexts;
    const dictionaries = createDictionaries();
    await expect(dictionaries.load('en', screen)).rejects.toThrow('offline');
    isOnline = true;
    await dictionaries.load('en', screen);
    expect(dictionaries.has('en', screen)).toBe(true);
  });
});
