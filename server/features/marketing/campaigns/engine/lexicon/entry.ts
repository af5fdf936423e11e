import type { Language } from '../../../../../../shared/languages';
import type { Audience } from '../../../../../../shared/marketing/campaigns/scales';
import type { Concept, ConceptText } from './concept';

/** A concept in one language as the bank writes it, with a fact it is found in beside one it is not. */
export interface EntryText {
  /** The expressions, with bars between them. */
  match: string;
  found: string;
  /** A fact with a like word that means something else, or the opposite. */
  notFound: string;
  /** The sentences as [s, m]. */
  means: readonly (readonly [s: string, m: string])[];
  after: readonly string[];
  questions: readonly string[];
  scenes: readonly string[];
  short: readonly string[];
}

/** A concept as the bank writes it. */
export interface Entry {
  id: string;
  sectors?: readonly string[];
  audience?: Audience;
  es: EntryText;
  en: EntryText;
}

/** The expressions that a bank writes in one text. */
export const expressionsOf = (match: string): string[] => match.split('|').map((one) => one.trim());

const textOf = ({ match, means, after, questions, scenes, short }: EntryText): ConceptText => ({
  match: expressionsOf(match),
  means: means.map(([s, m]) => ({ s, m })),
  after,
  without: { questions, scenes, short },
});

const languagesOf = (entry: Entry): Record<Language, ConceptText> => ({
  es: textOf(entry.es),
  en: textOf(entry.en),
});

/** The concept of an entry, without its examples. */
export const conceptOf = (entry: Entry): Concept => ({
  id: entry.id,
  ...(entry.sectors && { sectors: entry.sectors }),
  ...(entry.audience && { audience: entry.audience }),
  texts: languagesOf(entry),
});
