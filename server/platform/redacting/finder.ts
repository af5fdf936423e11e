import { lastDigits, phoneFinder, type Span } from './phone-words';

/** The names, addresses and phones of a person. */
export interface Called {
  emails: readonly string[];
  phones: readonly string[];
  names: readonly string[];
  /**
   * Names that other people share, such as a first name: they count only in text that is known to be about the
   * person.
   */
  alone?: readonly string[];
  /** Longer names of other people or things that contain a name of the person; they do not count. */
  others?: readonly string[];
  /** The country of phones that are written without a country code (ISO 3166 alpha-2). */
  country?: string;
}

/** Finds a person in texts: their full addresses, phones and names, ignoring case. */
export interface Finder {
  readonly called: Called;
  finds: (text: string) => boolean;
  /** The text with `…` in place of the person. */
  without: (text: string) => string;
  /** Whether a text is only an address or phone of the person. */
  isPoint: (text: string) => boolean;
}

const escaped = (word: string) => word.replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);

const longestFirst = (words: readonly string[]) =>
  [...new Set(words)].filter(Boolean).toSorted((left, right) => right.length - left.length);

const anyOf = (words: readonly string[]) => longestFirst(words).map(escaped).join('|');

/**
 * An address ends where no letter, digit or further domain part follows, and begins where no part of a local name
 * precedes.
 */
function emailPattern(emails: readonly string[]): RegExp | undefined {
  if (emails.length === 0) return undefined;
  const before = String.raw`(?<![\p{L}\p{N}_][.+%&'!#$*^~\x60-]*)`;
  return new RegExp(String.raw`${before}(?:${anyOf(emails)})(?![\p{L}\p{N}_]|[.-][\p{L}\p{N}])`, 'giu');
}

const nameOf = (words: readonly string[]) =>
  longestFirst(words.flatMap((word) => [word.normalize('NFC'), word.normalize('NFD')]))
    .map((word) => escaped(word.trim()).replace(/\s+/g, String.raw`\s+`))
    .join('|');

/** A name ends where no letter follows that would make it another name, an address or a domain. */
function namePattern(names: readonly string[], others: readonly string[]): RegExp | undefined {
  if (names.length === 0) return undefined;
  const before = String.raw`(?<![\p{L}\p{M}\p{N}_@]|[\p{L}\p{M}\p{N}][.+'’-])`;
  const after = String.raw`(?![\p{L}\p{M}\p{N}_@]|[.+-][\p{L}\p{N}]|['’](?!s(?!\p{L}))\p{L})`;
  const kept = others.length > 0 ? `(?<kept>${nameOf(others)})|` : '';
  return new RegExp(`${before}(?:${kept}(?:${nameOf(names)}))${after}`, 'giu');
}

const spansOf = (text: string, pattern: RegExp | undefined): Span[] =>
  pattern
    ? [...text.matchAll(pattern)]
        .filter(({ groups }) => groups?.kept === undefined)
        .map(({ 0: found, index }) => [index, index + found.length] as const)
    : [];

/** A finder for a person; undefined if nothing is known that could be found. */
export function finderOf(called: Called): Finder | undefined {
  const { emails, phones, names, others = [], country } = called;
  if (emails.length + names.length + lastDigits(phones).length === 0) return undefined;
  const addresses = emailPattern(emails);
  const phonesIn = phoneFinder(phones, country);
  const people = namePattern(names, others);
  const points = (text: string) => [...spansOf(text, addresses), ...phonesIn(text)];
  const spans = (text: string) => [...points(text), ...spansOf(text, people)];
  return {
    called,
    finds: (text) => spans(text).length > 0,
    without: (text) => cut(text, spans(text)),
    isPoint: (text) => points(text.trim()).some(([from, to]) => from === 0 && to === text.trim().length),
  };
}

/** A text with `…` in place of ranges, which may overlap. */
function cut(text: string, spans: readonly Span[]): string {
  let rest = '';
  let at = 0;
  for (const [from, to] of spans.toSorted(([left], [right]) => left - right)) {
    if (from >= at) rest += `${text.slice(at, from)}…`;
    at = Math.max(at, to);
  }
  return rest + text.slice(at);
}
