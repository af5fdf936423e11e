/** The languages with a dictionary. */
export const dictionaryLanguages = ['en', 'es', 'ca', 'fr'] as const;
export type DictionaryLanguage = (typeof dictionaryLanguages)[number];

/** The languages that a person can choose; only these are accepted from storage. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'en';

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);

/** The locale for dates, numbers and lists: English is British, as the copy is. */
export const localeOf = (language: DictionaryLanguage) => (language === 'en' ? 'en-GB' : language);

/** The cookie that tells the server the stored language, for the pages whose address has none. */
export const languageCookie = 'language';
