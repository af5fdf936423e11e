import { localeOf, type Language } from '@shared/languages';

/** Codes with their names in a language, by name. */
export function namedChoices(type: 'currency' | 'region', codes: readonly string[], language: Language) {
  const locale = localeOf(language);
  const names = new Intl.DisplayNames(locale, { type });
  const named = codes.map((code) => ({ code, name: capitalised(names.of(code) ?? code, locale) }));
  return named
    .toSorted((left, right) => left.name.localeCompare(right.name, locale))
    .map(({ code, name }) => ({ value: code, label: type === 'currency' ? `${name} (${code})` : name }));
}

/** A choice begins with a capital: names of currencies do not in Spanish, nor all of them in English. */
const capitalised = (name: string, locale: string) =>
  name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);

/** The name of a country (ISO 3166-1 alpha-2); the code itself if it has none. */
export function countryName(code: string, language: Language): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames(localeOf(language), { type: 'region' }).of(code) ?? code;
}
