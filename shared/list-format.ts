import { type Language, localeOf } from './languages';

/** Joins words into a list, such as “a, b and c”. */
export const listFormat = (language: Language) =>
  new Intl.ListFormat(localeOf(language), { type: 'conjunction' });
