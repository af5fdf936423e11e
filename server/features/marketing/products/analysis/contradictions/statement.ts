import type { Language } from '../../../../../../shared/languages';
import type { Place } from '../../../../../../shared/marketing/products/brief/places';
import type { Fact } from '../../../../../../shared/marketing/products/fact';
import { fold, rootOf } from '../../../grammar/words/fold';
import { functionWordsOf } from '../../../grammar/words/function-words';
import { tokensOf } from '../tokens';
import { type Amount, amountsIn } from './amounts';
import { oppositeWords } from './words/opposites';
import { unitKinds } from './words/units';

/** What is compared of a fact. */
export interface Statement {
  id: string;
  place: Place;
  language: Language;
  text: string;
  folded: string;
  /** Roots of the words that say what it is about; neither numbers nor units nor words of little meaning. */
  about: ReadonlySet<string>;
  /** Roots of those that a negation takes back: perro in «no se admiten perros». */
  negated: ReadonlySet<string>;
  /** It may hold beside another amount: «la primera clase», «desde 30 €». */
  isQualified: boolean;
  amounts: readonly Amount[];
}

const units = new Set(Object.values(unitKinds).flatMap(Object.keys));

/** Tokens behind a negation that it takes back. */
const reach = 3;

const isAbout = (token: string, language: Language) =>
  token.length > 2 && !/\d/u.test(token) && !units.has(token) && !functionWordsOf[language].has(token);

function negatedIn(folded: string, language: Language): Set<string> {
  const { negations, idle, without } = oppositeWords[language];
  const found = new Set(Array.from(folded.matchAll(without), ([, word = '']) => rootOf(word)));
  for (const clause of folded.replace(new RegExp(idle, 'gu'), ',').split(/[,;.:()]/u)) {
    const tokens = tokensOf(clause);
    for (const [at, token] of tokens.entries()) {
      if (!negations.has(token)) continue;
      for (const one of tokens.slice(at + 1, at + 1 + reach))
        if (isAbout(one, language)) found.add(rootOf(one));
    }
  }
  return found;
}

/** Words that are opposites say how a thing is, and not which one. */
const isOpposite = (token: string, language: Language) =>
  oppositeWords[language].pairs.some((pair) => pair.some((pattern) => pattern.test(token)));

/** Reads what a fact claims. */
export function statementOf(
  { id, place }: Pick<Fact, 'id' | 'place'>,
  text: string,
  language: Language,
): Statement {
  const folded = fold(text);
  const tokens = tokensOf(text);
  const { qualifiers, negations } = oppositeWords[language];
  return {
    id,
    place,
    language,
    text,
    folded,
    about: new Set(
      tokens
        .filter((one) => isAbout(one, language) && !negations.has(one) && !isOpposite(one, language))
        .map(rootOf),
    ),
    negated: negatedIn(folded, language),
    isQualified: tokens.some((token) => qualifiers.has(token)),
    amounts: amountsIn(text, language),
  };
}

/** The roots that two facts share: what both are about. */
export const sharedBy = (one: Statement, other: Statement): string[] =>
  [...one.about].filter((word) => other.about.has(word));
