import type { DictionaryLanguage } from '@shared/languages';
import type { Dictionaries } from './dictionaries';
import type { Namespace, TextValues } from './texts';

function findText(dictionaries: Dictionaries, language: DictionaryLanguage, key: string, count: unknown) {
  if (typeof count !== 'number') return dictionaries.find(language, key);
  const plural = new Intl.PluralRules(language).select(count);
  return (
    dictionaries.find(language, `${key}_${plural}`) ??
    dictionaries.find(language, `${key}_other`) ??
    dictionaries.find(language, key)
  );
}

/** A text in a language, else in English, else its key. English is loaded only once a text is missing. */
export function translate(
  dictionaries: Dictionaries,
  language: DictionaryLanguage,
  key: string,
  values: TextValues = {},
): string {
  let text = findText(dictionaries, language, key, values.count);
  if (text === undefined) {
    const namespace = key.split('.')[0] as Namespace;
    if (!dictionaries.has('en', namespace)) void dictionaries.load('en', namespace);
    text = findText(dictionaries, 'en', key, values.count) ?? key;
  }
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
