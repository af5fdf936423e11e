import genderByEnding from 'rosaenlg-gender-es';
import pluralOf from 'rosaenlg-pluralize-es';
import { type Gender, listedNouns, pluralNouns, singularInS, verbParts } from './listed-nouns';

/** What a sentence must know of a noun to agree with it; no gender: the noun is not known. */
export interface Noun {
  singular: string;
  gender: Gender | undefined;
  isPlural: boolean;
}

/** Endings that tell the gender with hardly an exception among the nouns of shops; the longest that fits counts. */
const tellingEndings: readonly (readonly [RegExp, Gender])[] = [
  [/(ción|sión|xión|gión|tión|dad|tad|tud|umbre|eza|ncia|ería|itis|triz|ez)$/u, 'f'],
  [/(aje|ambre|miento|ismo|grama|oma|ema|án|ete|ote|el|or|és|ín|ón|al|ar|il|ol|ín|us|ud)$/u, 'm'],
  [/o$/u, 'm'],
  [/a$/u, 'f'],
];

const compoundOfVerb = (word: string) =>
  /s$/u.test(word) && verbParts.some((part) => word.startsWith(part) && word.length > part.length + 3);

/** The possible singulars of a noun in the plural, the likeliest first. */
function singularsOf(word: string): string[] {
  if (/(c)es$/u.test(word)) return [word.replace(/ces$/u, 'z'), word.slice(0, -1)];
  const accented = word
    .replace(/([aeiou])n(es)$/u, (_all, vowel: string) => `${'áéíóú'['aeiou'.indexOf(vowel)]}n`)
    .replace(/([aeo])s(es)$/u, (_all, vowel: string) => `${'áéó'['aeo'.indexOf(vowel)]}s`);
  return [
    ...(accented === word ? [] : [accented]),
    ...(/es$/u.test(word) ? [word.slice(0, -2)] : []),
    word.slice(0, -1),
  ];
}

/** Of the possible singulars, one that is listed, else one whose plural is the word again, else the shorter one. */
function singularOf(word: string): string {
  const possible = singularsOf(word);
  const isBack = (one: string) => pluralOf(one) === word;
  const soundsRight = (one: string) => /[aeoáéíóúdjlnrsyzmtkpgbfcw]$/u.test(one);
  return (
    possible.find((one) => listedNouns.has(one)) ??
    possible.find((one) => isBack(one) && soundsRight(one) && endsLikeNoun(one)) ??
    word.slice(0, -1)
  );
}

/** Whether Spanish nouns end so: a vowel, or -d, -j, -l, -n, -r, -s, -z. */
const endsLikeNoun = (word: string) => /[aeoáéíóúdjlnrsz]$/u.test(word);

function genderOf(singular: string): Gender | undefined {
  const known = listedNouns.get(singular);
  if (known) return known;
  const telling = tellingEndings.find(([ending]) => ending.test(singular));
  if (!telling) return undefined;
  // The list of irregular nouns wins over the ending.
  const byList = genderByEnding(singular);
  return byList === 'm' || byList === 'f' ? byList : undefined;
}

/** Reads a single word as a noun. Capital letters do not count. */
export function readNoun(word: string): Noun {
  const small = word.toLocaleLowerCase('es');
  const inPlural = pluralNouns.get(small);
  if (inPlural) return { singular: small, gender: inPlural, isPlural: true };
  if (compoundOfVerb(small)) return { singular: small, gender: 'm', isPlural: false };
  const isPlural =
    /s$/u.test(small) && !singularInS.has(small) && small.length > 3 && !/(ís|ás|ós|és)$/u.test(small);
  const singular = isPlural ? singularOf(small) : small;
  return { singular, gender: genderOf(singular), isPlural };
}
