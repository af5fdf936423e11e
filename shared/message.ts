import type { Language } from './languages';

/**
 * What the server says to a person, and what forms say before they ask it. `unasked` is the language
 * used when a request names none: the one in which the specification prints the text.
 */
export interface Message {
  en: string;
  es: string;
  unasked: Language;
}

/** A message about a field: in Spanish where nobody asks for a language. */
export const validation = (en: string, es: string): Message => ({ en, es, unasked: 'es' });
/** A message that the specification prints in English. */
export const english = (en: string, es: string): Message => ({ en, es, unasked: 'en' });
/** A message that the specification prints in Spanish. */
export const spanish = validation;
