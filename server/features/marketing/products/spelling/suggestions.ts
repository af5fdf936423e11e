import type { RightWords } from './right-words';

/** Words that are offered in the place of a wrong one at most. */
const most = 4;

const accented: Readonly<Record<string, readonly string[]>> = {
  a: ['á'],
  e: ['é'],
  i: ['í'],
  o: ['ó'],
  u: ['ú', 'ü'],
  n: ['ñ'],
  á: ['a'],
  é: ['e'],
  í: ['i'],
  ó: ['o'],
  ú: ['u'],
};

/** Sounds that are spelt alike: what is written, and what may be meant. */
const alike: readonly (readonly [string, string])[] = [
  ['b', 'v'],
  ['v', 'b'],
  ['j', 'g'],
  ['g', 'j'],
  ['z', 'c'],
  ['c', 'z'],
  ['s', 'z'],
  ['y', 'll'],
  ['ll', 'y'],
  ['k', 'qu'],
  ['ie', 'ei'],
  ['ei', 'ie'],
  ['s', 'c'],
  ['x', 's'],
  ['mb', 'nv'],
  ['nb', 'mb'],
  ['np', 'mp'],
  ['nm', 'mm'],
];

/** The word with one accent more or less. */
function* otherAccents(word: string): Generator<string> {
  for (const [at, letter] of Array.from(word).entries()) {
    for (const other of accented[letter] ?? []) yield word.slice(0, at) + other + word.slice(at + 1);
  }
}

/** The word with one sound spelt otherwise. */
function* otherSounds(word: string): Generator<string> {
  for (const [written, meant] of alike) {
    for (let at = word.indexOf(written); at !== -1; at = word.indexOf(written, at + 1)) {
      yield word.slice(0, at) + meant + word.slice(at + written.length);
    }
  }
}

/** Two letters in the other order, one letter twice or once, one missing, one too many, another one. */
function* oneApart(word: string, letters: string): Generator<string> {
  for (let at = 0; at < word.length - 1; at += 1)
    yield word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
  for (let at = 0; at < word.length; at += 1) yield word.slice(0, at) + word.slice(at + 1);
  for (let at = 0; at <= word.length; at += 1)
    for (const letter of letters) yield word.slice(0, at) + letter + word.slice(at);
  for (let at = 0; at < word.length; at += 1)
    for (const letter of letters) yield word.slice(0, at) + letter + word.slice(at + 1);
}

/** Two words that were written as one. */
function* inTwo(word: string): Generator<string> {
  for (let at = 1; at < word.length; at += 1) yield `${word.slice(0, at)} ${word.slice(at)}`;
}

/** Letters of a word from which on one more letter is looked for, and where it is too long to be looked at. */
const longest = 24;

/** The words that may be meant by a wrong one, the likeliest first: other accents, sounds, letters; then two words. */
export function suggestionsFor(word: string, { has, letters }: RightWords): string[] {
  const small = word.toLocaleLowerCase('es');
  if (small.length > longest) return [];
  const found = new Set<string>();
  const take = (candidates: Iterable<string>, isRight: (one: string) => boolean) => {
    for (const one of candidates) {
      if (found.size === most) return;
      if (one !== small && isRight(one)) found.add(one);
    }
  };
  take(otherAccents(small), has);
  take(otherSounds(small), has);
  take(oneApart(small, letters.replace(/[^\p{Ll}]/gu, '')), has);
  if (found.size === 0) {
    take(inTwo(small), (pair) => pair.split(' ').every((part) => part.length > 1 && has(part)));
  }
  const isCapital = small.charAt(0) !== word.charAt(0);
  return [...found].map((one) => (isCapital ? one.charAt(0).toLocaleUpperCase('es') + one.slice(1) : one));
}
