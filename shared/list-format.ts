import type { Language } from './languages';

/** Joins words as a sentence does: “a, b and c”, as the British write it. */
export const listFormat = (language: Language) =>
  new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' });
