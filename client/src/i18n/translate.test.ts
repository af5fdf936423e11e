import { describe, expect, it } from 'vitest';
import type { DictionaryLanguage } from '@shared/languages';
import type { Dictionaries } from './dictionaries';
import { createDictionaries } from './dictionaries';
import { translate } from './translate';

const texts: Record<string, Record<string, string>> = {
  en: {
    'shell.companies_one': '{{count}} company',
    'shell.companies_other': '{{count}} companies',
    'shell.only': 'Hello {{name}}',
  },
  es: { 'shell.companies_one': '{{count}} empresa', 'shell.companies_other': '{{count}} empresas' },
};

function dictionariesOf(loaded: DictionaryLanguage[]) {
  const asked: string[] = [];
  const dictionaries: Dictionaries = {
    ...createDictionaries(),
    has: (language) => loaded.includes(language),
    load: async (language, namespace) => void asked.push(`${language}/${namespace}`),
    find: (language, key) => (loaded.includes(language) ? texts[language]?.[key] : undefined),
  };
  return { dictionaries, asked };
}

describe('a text', () => {
  it('is found in the current language, else in English, else reads as its key', () => {
    const { dictionaries } = dictionariesOf(['en', 'es']);
    expect(translate(dictionaries, 'es', 'shell.only', { name: 'Ana' })).toBe('Hello Ana');
    expect(translate(dictionaries, 'es', 'shell.nowhere')).toBe('shell.nowhere');
  });

  it('asks for English only once something is missing', () => {
    const { dictionaries, asked } = dictionariesOf(['es']);
    translate(dictionaries, 'es', 'shell.companies', { count: 2 });
    expect(asked).toEqual([]);
    expect(translate(dictionaries, 'es', 'shell.only')).toBe('shell.only');
    expect(asked).toEqual(['en/shell']);
  });

  it.each([
    ['en', 0, '0 companies'],
    ['en', 1, '1 company'],
    ['es', 1, '1 empresa'],
    ['es', 2, '2 empresas'],
    ['es', 1_000_000, '1000000 empresas'],
  ] as const)('in %s follows the count %d', (language, count, text) => {
    const { dictionaries } = dictionariesOf(['en', 'es']);
    expect(translate(dictionaries, language, 'shell.companies', { count })).toBe(text);
  });

  it('keeps a placeholder that has no value, and takes values as they are', () => {
    const { dictionaries } = dictionariesOf(['en']);
    expect(translate(dictionaries, 'en', 'shell.only')).toBe('Hello {{name}}');
    expect(translate(dictionaries, 'en', 'shell.only', { name: '$& <b>' })).toBe('Hello $& <b>');
  });
});

describe('the dictionaries', () => {
  it('load a language and namespace on demand', async () => {
    const dictionaries = createDictionaries();
    expect(dictionaries.find('es', 'shell.settings')).toBeUndefined();
    await dictionaries.load('es', 'shell');
    expect(dictionaries.find('es', 'shell.settings')).toBe('Ajustes');
    expect(dictionaries.has('en', 'shell')).toBe(false);
  });

  it('load English where a language has no dictionary of its own', async () => {
    const dictionaries = createDictionaries();
    await dictionaries.load('fr', 'shell');
    expect(translate(dictionaries, 'fr', 'shell.settings')).toBe('Settings');
  });

  it('load in a second language what was loaded in the first', async () => {
    const dictionaries = createDictionaries();
    await dictionaries.load('en', 'shell');
    await dictionaries.follow('en', 'es');
    expect(dictionaries.has('es', 'shell')).toBe(true);
  });
});
