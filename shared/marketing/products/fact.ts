import type { Language } from '../../languages';
import type { FactForm, Place } from './brief/places';
import { takesReply } from './brief/replies';
import type { FactKind, FactShape, FactSource } from './scales';

/** A statement about a product; campaigns cite it by its id, which is never reused. */
export interface Fact {
  /** f1, f2 … */
  id: string;
  place: Place;
  text: string;
  language: Language;
  /** The name of a pair. */
  label?: string | undefined;
  /** The answer to a doubt or to a customer's question; a worry keeps a typed answer, but it is not used. */
  answer?: string | undefined;
  /** The last day on which it holds (YYYY-MM-DD). */
  until?: string | undefined;
  form?: FactForm | undefined;
  /** A loose text: the place that a rule or a model proposes for it. */
  suggests?: Place | undefined;
  source: {
    from: FactSource;
    quote: string;
    /** The list of CONSULTIA in which it stood. */
    part?: 'products' | 'strengths' | 'problems' | undefined;
  };
  /** Texts use only accepted facts. */
  state: 'accepted' | 'proposed';
  /** For the previous version, which still reads them. */
  kind: FactKind;
  shape: FactShape;
  translation?: string | undefined;
}

/** A fact as it may be stored: before the brief, it had a kind and a shape and no place. */
export type StoredFact = Omit<Fact, 'place' | 'state'> & Partial<Pick<Fact, 'place' | 'state'>>;

/** What the version before takes a fact of a place for. */
const kindOf: Record<Place, FactKind> = {
  thing: 'feature' as const,
  kind: 'feature' as const,
  includes: 'feature' as const,
  how: 'feature' as const,
  doubt: 'feature' as const,
  detail: 'feature' as const,
  loose: 'feature' as const,
  who: 'advantage' as const,
  result: 'advantage' as const,
  voice: 'advantage' as const,
  proof: 'proof' as const,
  different: 'proof' as const,
  case: 'proof' as const,
  offer: 'offer' as const,
};

/** What the version before reads of a fact. */
export const beforeTheBrief = (place: Place): Pick<Fact, 'kind' | 'shape'> => ({
  kind: kindOf[place],
  shape: place === 'detail' ? 'pair' : 'phrase',
});

/** A text such as `label: value`; it is kept whole, since pieces that cite it compare it. */
export const pairText = /^([^:]{2,40}):\s+(\S[\s\S]*)$/u;

/**
 * A stored fact in the current form. An older one keeps its id and text and counts as accepted: at a certain place
 * (proof, offer, a pair as a detail), or else loose with a suggested place.
 */
export function readFact(stored: StoredFact): Fact {
  if (stored.place) return { ...stored, place: stored.place, state: stored.state ?? 'accepted' };
  const { kind, shape, text } = stored;
  const old = { ...stored, state: 'accepted' as const };
  if (kind === 'proof' || kind === 'offer') return { ...old, place: kind };
  if (shape === 'pair' && pairText.test(text)) return { ...old, place: 'detail' };
  return { ...old, place: 'loose', suggests: kind === 'advantage' ? 'result' : 'includes' };
}

/** Stored facts in the current form; the only reader of both forms, for rows and for acts. */
export const readFacts = (stored: readonly StoredFact[]): Fact[] => stored.map(readFact);

/** The name and the value of a detail, also of one that was kept whole. */
export function pairOf({ label, text }: Pick<Fact, 'label' | 'text'>): { label: string; value: string } {
  const [, name = '', value = text] = label ? [] : (pairText.exec(text) ?? []);
  return { label: label ?? name, value };
}

/** All the words of a fact, which a piece that cites it compares. */
export const wordsOfFact = ({ label, text, answer }: Pick<Fact, 'label' | 'text' | 'answer'>): string =>
  [label && `${label}:`, text, answer].filter(Boolean).join(' ');

/** The answer that a fact is told with. */
export const replyOf = ({ place, text, form, answer }: Pick<Fact, 'place' | 'text' | 'form' | 'answer'>) =>
  takesReply(place, text, form) ? answer : undefined;

/** The words of a fact that texts may say: all but an answer that is only kept. */
export const toldWords = (fact: Fact): string => wordsOfFact({ ...fact, answer: replyOf(fact) });
