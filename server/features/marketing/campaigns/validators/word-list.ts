import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../../../../shared/languages';
import { projectRoot } from '../../../../platform/project-root';
import { fold } from '../../grammar/words/fold';

/** The lists of words, each a file for each language; their format stands at the top of each file. */
export type ListName = 'claims' | 'sensitive' | 'properties' | 'cliches';

/** Words that are looked for in a text. */
export interface Entry {
  kind: string;
  /** `same`: a text may say it where its facts have any words of the kind; `uncited`: judged where nothing is cited. */
  mode: 'same' | 'uncited' | 'exact';
  /** Of a text in one form; `object` is the word at `_`. */
  pattern: RegExp;
  /** A text in which it is found, and one in which it is not. */
  found: string;
  notFound: string;
}

const folder = join(projectRoot, 'server/features/marketing/campaigns/validators/words');

/** A text as entries are compared: without capitals, accents and typographic apostrophes. */
export const plainText = (text: string): string => fold(text).replaceAll('’', "'");

/** The pattern of an entry, by its signs. */
export function patternOf(words: string): RegExp {
  const source = words
    .replaceAll('.', '\\.')
    .replaceAll('*', '[a-z]*')
    .replace('_', "(?<object>[a-z0-9][a-z0-9'-]{0,30})")
    .replaceAll(' ', '\\s+')
    .replaceAll('\\s+?', '\\s*');
  // What `_` stands for is bounded, so that a row of dashes is read once. Without accents letters are these; classes of Unicode would take seconds to compile.
  return new RegExp(`(?<![a-z0-9])(?:${source})(?![a-z0-9])`, 'g');
}

/** The rows of a table of words: the forms of each, in the order that the top of the file says. */
export const wordRows = (language: Language, name: 'verbs'): string[][] =>
  readFileSync(join(folder, `${language}/${name}.txt`), 'utf8')
    .split('\n')
    .filter((row) => row.trim() !== '' && !row.startsWith('#'))
    .map((row) => row.trim().split(/\s+/u));

const line = /^(?<words>.+?) ✓ (?<found>.+?) ✗ (?<notFound>.+)$/u;

/** The entries of a file. */
export function readEntries(text: string): Entry[] {
  const entries: Entry[] = [];
  let [kind, mode]: [string, Entry['mode']] = ['', 'exact'];
  for (const row of text.split('\n')) {
    if (row.trim() === '' || row.startsWith('#')) continue;
    const [, named, asked] = /^\[(\w+)(?: (same|uncited))?\]$/u.exec(row) ?? [];
    if (named) [kind, mode] = [named, (asked as Entry['mode'] | undefined) ?? 'exact'];
    else entries.push(entryOf(row, kind, mode));
  }
  return entries;
}

function entryOf(row: string, kind: string, mode: Entry['mode']): Entry {
  const { words = '', found = '', notFound = '' } = line.exec(row)?.groups ?? {};
  if (words === '' || kind === '') throw new Error(`No entry of a list of words: ${row}`);
  return { kind, mode, pattern: patternOf(words), found, notFound };
}

/** Any entry of a list, as one pattern: most texts have none, and looking for each by itself takes its time. */
const anyOf = (entries: readonly Entry[]): RegExp =>
  new RegExp(entries.map(({ pattern }) => pattern.source.replace('?<object>', '?:')).join('|'));

const patterns = new Map<readonly Entry[], RegExp>();

/** Whether a text in one form may have words of a list. */
export function mayHave(entries: readonly Entry[], plain: string): boolean {
  const pattern = patterns.get(entries) ?? anyOf(entries);
  patterns.set(entries, pattern);
  return pattern.test(plain);
}

const lists = new Map<string, readonly Entry[]>();

/** The entries of a list in a language, read at its first use. */
export function wordList(language: Language, name: ListName): readonly Entry[] {
  const key = `${language}/${name}`;
  const known = lists.get(key);
  if (known) return known;
  const entries = readEntries(readFileSync(join(folder, `${key}.txt`), 'utf8'));
  lists.set(key, entries);
  return entries;
}
