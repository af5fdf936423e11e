import type { Language } from './languages';

declare const isMessage: unique symbol;

/**
 * A text that the server or a form shows to a person: its translations and values in one string, because zod keeps an
 * error's text as a string. The functions below create it and `messageText` reads it.
 */
export type Message = string & { readonly [isMessage]: true };

type Values = Record<string, string | number>;

/**
 * The first element is the language for requests that name none: the language in which the specification prints the
 * text.
 */
type Parts = [unasked: Language, en: string, es: string, values?: Values];

/** Marks a message; no text of a person or a library begins with it. */
const mark = '\u0002';

const write = (parts: Parts) => (mark + JSON.stringify(parts)) as Message;

/** The parts of a message; undefined for any other text. */
export const partsOf = (text: string) =>
  text.startsWith(mark) ? (JSON.parse(text.slice(mark.length)) as Parts) : undefined;

/** The language of a message for requests that name none. */
export const unaskedLanguage = (message: Message): Language => (partsOf(message) as Parts)[0];

/** A message about a field; Spanish for requests that name no language. */
export const validation = (en: string, es: string) => write(['es', en, es]);
/** A message that the specification prints in English. */
export const english = (en: string, es: string) => write(['en', en, es]);
/** A message that the specification prints in Spanish. */
export const spanish = validation;

/** A message with the values for the `{{name}}` placeholders in its text. */
export function say(message: Message, values: Values = {}): Message {
  const [unasked, en, es] = partsOf(message) as Parts;
  return write([unasked, en, es, values]);
}

/** A message with another one, such as the answer of a far side, in the place of `{{name}}` in each language. */
export function sayWith(message: Message, name: string, inner: Message): Message {
  const [unasked, en, es] = partsOf(message) as Parts;
  const [, innerEn, innerEs, values] = partsOf(inner) as Parts;
  const place = `{{${name}}}`;
  return write([unasked, en.replace(place, () => innerEn), es.replace(place, () => innerEs), values]);
}
