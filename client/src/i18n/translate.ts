import { formatter } from './formatters';
import type { DictionaryLanguage } from '@shared/languages';
import type { Dictionaries } from './dictionaries';
import type { ScreenTexts, Translate } from './texts';

function findText(
  { find }: Dictionaries,
  language: DictionaryLanguage,
  screen: ScreenTexts,
  key: string,
  count: unknown,
) {
  if (typeof count !== 'number') return find(language, screen, key);
  const plural = formatter(Intl.PluralRules, language).select(count);
  return (
    find(language, screen, `${key}_${plural}`) ??
    find(language, screen, `${key}_other`) ??
    find(language, screen, key)
  );
}

/**
 * Returns a screen's texts in a language, else in English, else their keys. English is loaded only if a
 * text is missing.
 */
export function translator<Of extends ScreenTexts>(
  dictionaries: Dictionaries,
  language: DictionaryLanguage,
  screen: Of,
): Translate<Of> {
  return (key, values = {}) => {
    let text = findText(dictionaries, language, screen, key, values.count);
    if (text === undefined) {
      if (!dictionaries.has('en', screen)) void dictionaries.load('en', screen);
      text = findText(dictionaries, 'en', screen, key, values.count) ?? key;
    }
    return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
  };
}
