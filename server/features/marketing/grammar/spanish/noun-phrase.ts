import { agreeAdjective } from 'spanish-adjectives';
import { type Gender, listedNouns, singularInS } from './listed-nouns';
import { readNoun } from './noun';

/** A noun with what follows it, as in «hogaza de masa madre». */
export interface NounPhrase {
  text: string;
  /** The first noun, as it is written. */
  head: string;
  /** Undefined: write a sentence in which no agreement shows. */
  gender: Gender | undefined;
  isPlural: boolean;
}

/** Words that may stand before the noun of a name. */
const before = /^(?:nuev|buen|gran|mejor|primer|últim|mini|super|súper|auténtic|clásic)[a-záéíóúñ]*$/iu;

/** A word that no rule of Spanish says anything about: a model, a brand in capitals, an abbreviation. */
const isForeign = (word: string) =>
  /\d|[kw](?!í)|(?:ee|oo|sh|ph|th|ck|ll|tt|ss|pp|ff)\b|[A-ZÁÉÍÓÚÑ]{2}|[a-z][A-Z]/u.test(word) ||
  /[^aeiouáéíóúdjlnrsyz]$/iu.test(word);

/** Reads a name or another noun phrase: its first noun decides the agreement. */
export function readNounPhrase(text: string): NounPhrase {
  const trimmed = text.trim().replace(/\s+/gu, ' ');
  const words = trimmed.split(/[\s,(/·–-]+/u);
  const start = words.findIndex((word, index) => !before.test(word) || index === words.length - 1);
  const head = words[Math.max(0, start)] ?? '';
  const noun = readNoun(head);
  if (!noun.gender || (isForeign(head) && !listedNouns.has(noun.singular))) {
    return { text: trimmed, head, gender: undefined, isPlural: false };
  }
  const { gender, isPlural } = noun;
  return { text: trimmed, head, gender, isPlural: isPlural || isPluralByNext(head, words[start + 1]) };
}

/** «Análisis clínicos»: the adjective shows the number that the noun does not. */
const isPluralByNext = (head: string, next = '') =>
  singularInS.has(head.toLocaleLowerCase('es')) && /^(?!anti|para|cubre|porta).*[aeo]s$/u.test(next);

/** Feminine nouns that begin with a stressed a: they take «el» and «un» in the singular. */
const stressedA = new Set(
  'agua águila ala álgebra alga alma alza ama ancla ánfora ansia arca área arma arpa asa aspa aula ave haba habla hacha hada hambre haya'.split(
    ' ',
  ),
);

const forms = {
  definite: { m: ['el', 'los'], f: ['la', 'las'] },
  indefinite: { m: ['un', 'unos'], f: ['una', 'unas'] },
  our: { m: ['nuestro', 'nuestros'], f: ['nuestra', 'nuestras'] },
  your: { m: ['tu', 'tus'], f: ['tu', 'tus'] },
  yourFormal: { m: ['su', 'sus'], f: ['su', 'sus'] },
  this: { m: ['este', 'estos'], f: ['esta', 'estas'] },
} as const;

export type Determiner = keyof typeof forms;

/** The noun phrase with a determiner, as in «la hogaza»; undefined if its gender is not known and would show. */
export function withDeterminer(which: Determiner, phrase: NounPhrase): string | undefined {
  const { gender, isPlural, head, text } = phrase;
  const place = isPlural ? 1 : 0;
  if (!gender) {
    const [masculine, feminine] = [forms[which].m[place], forms[which].f[place]];
    return masculine === feminine ? `${masculine} ${text}` : undefined;
  }
  const takesEl =
    gender === 'f' && !isPlural && stressedA.has(head.toLocaleLowerCase('es')) && text.startsWith(head);
  const shown = takesEl && (which === 'definite' || which === 'indefinite') ? 'm' : gender;
  return `${forms[which][shown][place]} ${text}`;
}

/** A preposition before a phrase: «de el» becomes «del», «a el» becomes «al». */
export const withPreposition = (preposition: string, phrase: string): string =>
  `${preposition} ${phrase}`.replace(/\b(de|a) el (?=\S)/gu, (_all, one: string) =>
    one === 'de' ? 'del ' : 'al ',
  );

/**
 * An adjective that agrees with a noun phrase, given in its masculine singular; undefined if the gender is not known and
 * would show. Before the noun it is shortened where Spanish does: «buen pan», «gran hogaza».
 */
export function agree(
  adjective: string,
  { gender, isPlural }: Pick<NounPhrase, 'gender' | 'isPlural'>,
  isBefore = false,
): string | undefined {
  const number = isPlural ? 'P' : 'S';
  const masculine = agreeAdjective(adjective, 'M', number, isBefore);
  const feminine = agreeAdjective(adjective, 'F', number, isBefore);
  if (masculine === feminine) return masculine;
  return gender && (gender === 'm' ? masculine : feminine);
}
