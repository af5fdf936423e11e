import type { Language } from './languages';

/** Joins words into a list, such as “a, b and c”; English uses the British form. */
export const listFormat = (language: Language) =>
  new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' });
