import type { Language } from './languages';

declare const isMessage: unique symbol;

/**
 * What the server says to a person, and what forms say before they ask it: its texts and its values in one string,
 * because zod keeps an error's text as a string. Made by the functions below and read by `messageText`.
 */
export type Message = string & { readonly [isMessage]: true };

type Values = Record<string, string | number>;

/** The language of a request that names none comes first: the one in which the specification prints the text. */
type Parts = [unasked: Language, en: string, es: string, values?: Values];

/** No text that a person or a library writes begins with it. */
const mark = '\u0002';

const write = (parts: Parts) => (mark + JSON.stringify(parts)) as Message;

/** The parts of a message; undefined for any other text. */
export const partsOf = (text: string) =>
  text.startsWith(mark) ? (JSON.parse(text.slice(mark.length)) as Parts) : undefined;

/** The language of a message where nobody asks for one. */
export const unaskedLanguage = (message: Message): Language => (partsOf(message) as Parts)[0];

/** A message about a field: in Spanish where nobody asks for a language. */
export const validation = (en: string, es: string) => write(['es', en, es]);
/** A message that the specification prints in English. */
export const english = (en: string, es: string) => write(['en', en, es]);
/** A message that the specification prints in Spanish. */
export const spanish = validation;

/** A message with the values that stand as `{{name}}` in its text. */
export function say(message: Message, values: Values = {}): Message {
  const [unasked, en, es] = partsOf(message) as Parts;
  return write([unasked, en, es, values]);
}
