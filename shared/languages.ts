/** The languages with a dictionary. */
export const dictionaryLanguages = ['en', 'es', 'ca', 'fr'] as const;
export type DictionaryLanguage = (typeof dictionaryLanguages)[number];

/** The languages that a person can choose; only these are accepted from storage. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'en';

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);
