import { setImmediate as breathe } from 'node:timers/promises';
import { type Affix, type Affixes, affixesIn } from './affixes';

/** The words of a language, in all their forms. */
export interface Dictionary {
  /** Whether a word is one in this spelling; small letters count as they are, capitals only for names. */
  has: (word: string) => boolean;
  /** Whether it stands in the dictionary itself, without any ending. */
  lists: (word: string) => boolean;
  /** Its letters, the frequent ones first. */
  letters: string;
}

/** Lines that are read before others are served. */
const atOnce = 4_000;

/** Letters at the beginning of words by which what cannot be one is told at once. */
const begun = 7;

/** The words of a dictionary file with their flags, and how words begin. */
async function entriesIn(file: string) {
  const entries = new Map<string, string>();
  const starts = new Set<string>(['']);
  for (const [at, text] of file.split('\n').entries()) {
    if (at % atOnce === 0) await breathe();
    const end = text.search(/[\t ]/u);
    const [word = '', flags = ''] = (end === -1 ? text : text.slice(0, end)).split('/');
    if (!word) continue;
    entries.set(word, (entries.get(word) ?? '') + flags);
    for (let length = 1; length <= Math.min(begun, word.length); length += 1)
      starts.add(word.slice(0, length));
  }
  return { entries, starts };
}

/** A way in which a word is made: the flags that it has, and those of the listed word that it is made of. */
interface Made {
  flags: string;
  base: string;
}

class Words {
  private readonly longest: number;

  constructor(
    private readonly entries: ReadonlyMap<string, string>,
    /** The beginnings of all entries, up to so many letters. */
    private readonly starts: ReadonlySet<string>,
    private readonly affixes: Affixes,
  ) {
    this.longest = Math.max(...[...affixes.suffixes.keys()].map(({ length }) => length));
  }

  /** Whether a word is listed, or made of one that is by endings and a beginning. */
  isMade(word: string): boolean {
    return this.entries.has(word) || this.madeOf(word, true).length > 0 || this.isPrefixed(word);
  }

  /** The ways in which a word is made by an ending, or by one upon another: -ción, -ciones. */
  private madeOf(word: string, mayHaveTwo: boolean): Made[] {
    const found: Made[] = [];
    for (let length = 0; length <= Math.min(this.longest, word.length - 1); length += 1) {
      const stem = word.slice(0, word.length - length);
      if (!this.starts.has(stem.slice(0, begun))) continue;
      for (const { strip, rules, upon } of this.affixes.suffixes.get(word.slice(word.length - length)) ??
        []) {
        const base = stem + strip;
        const own = this.entries.get(base);
        if (own !== undefined) found.push(...made(base, rules, { flags: own, base: own }));
        if (!mayHaveTwo || upon.length === 0) continue;
        for (const inner of this.madeOf(base, false)) found.push(...made(base, upon, inner));
      }
    }
    return found;
  }

  private isPrefixed(word: string): boolean {
    for (let length = 1; length < word.length - 1; length += 1) {
      for (const { strip, rules } of this.affixes.prefixes.get(word.slice(0, length)) ?? []) {
        const rest = strip + word.slice(length);
        const own = this.entries.get(rest);
        const bases = [
          ...(own === undefined ? [] : [own]),
          ...this.madeOf(rest, true).map(({ base }) => base),
        ];
        const isFor = ({ flag, on }: Affix) => on.test(rest) && bases.some((flags) => flags.includes(flag));
        if (bases.length > 0 && rules.some(isFor)) return true;
      }
    }
    return false;
  }
}

/** What rules make of a word with its flags. */
const made = (word: string, rules: readonly Affix[], { flags, base }: Made): Made[] =>
  rules
    .filter(({ flag, on }) => flags.includes(flag) && on.test(word))
    .map(({ further }) => ({ flags: further, base }));

const titled = (word: string) =>
  word.charAt(0).toLocaleUpperCase('es') + word.slice(1).toLocaleLowerCase('es');

/** Reads a Hunspell dictionary in slices, about a third of a second in all; looking for a word takes microseconds. */
export async function dictionaryOf({ aff, dic }: { aff: Uint8Array; dic: Uint8Array }): Promise<Dictionary> {
  const decoder = new TextDecoder();
  const affixes = await affixesIn(decoder.decode(aff));
  const { entries, starts } = await entriesIn(decoder.decode(dic));
  const words = new Words(entries, starts, affixes);
  return {
    letters: affixes.letters,
    lists: (word) => entries.has(word),
    has: (word) => {
      if (words.isMade(word)) return true;
      const small = word.toLocaleLowerCase('es');
      if (small === word) return false;
      const isLoud = word.length > 1 && word === word.toLocaleUpperCase('es');
      return words.isMade(small) || (isLoud && words.isMade(titled(word)));
    },
  };
}
