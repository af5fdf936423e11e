import type { Leaf } from '../../validators/leaves';
import { checkLeaf } from '../../validators/validate-piece';
import { fold } from '../../../grammar/words/fold';
import type { Ground } from '../../validators/ground';
import { cleanFact } from '../facts/clean-fact';
import { type ReadFact, readFact } from '../facts/read-fact';
import { givesNoReason, isOfTheThing } from '../../../products/analysis/shop-labels';
import type { About } from '../facts/about';
import { type LeftOut, type Lexicon, type WriterInput, factsNeeded } from '../input';
import type { Concept, ConceptText } from '../lexicon/concept';
import { findSector } from '../lexicon/find-sector';
import type { SectorText } from '../lexicon/sector';
import { aboutOf } from './about-of';
import { isDone, ofParcels } from './kind';
import { capitalised, withRegister } from '../surface/markup';
import { type Mentions, mentionsOf } from '../surface/mention';
import { engineVersion } from '../pick';

/** What the lexicon says of a fact, in the reader's language and register. */
export interface Found extends ConceptText {
  id: string;
}

/** A fact with what the lexicon says of it. */
export interface Told extends ReadFact {
  concept: Found | undefined;
  /** How much it deserves to lead: a hit in the lexicon, a number, its kind, its length. */
  score: number;
}

/** Everything that a set is written from, read once. */
export interface Material {
  input: WriterInput;
  ground: Ground;
  about: About;
  mentions: Mentions;
  sector: SectorText;
  sectorId: string;
  /** The emoji of its trade, where its company likes some. */
  emoji: readonly string[];
  facts: readonly Told[];
  leftOut: readonly LeftOut[];
  /** What the lexicon says of a fact. */
  said: (id: string) => readonly string[];
  /** Whether a text that cites these facts breaks no rule; the same text is asked for many times, and judged once. */
  isSound: (leaf: Pick<Leaf, 'text' | 'facts' | 'isSentence' | 'canCite'>) => boolean;
  /** What is the same for all texts of a set, for picking. */
  key: string;
}

const isName = (words: ReadonlySet<string>) => (word: string) => words.has(fold(word));

/** The capitalised words within the facts and names: they keep their capitals. */
function namesIn({ facts, company }: WriterInput): Set<string> {
  const inner = facts.flatMap(({ text }) =>
    Array.from(text.matchAll(/(?<=[\p{Ll},] )\p{Lu}[\p{L}]+/gu), ([word]) => fold(word)),
  );
  return new Set([...inner, ...company.name.split(/\s+/u).map(fold)]);
}

/** Figures of proofs and terms, and of sentences about something else, are not the product's. */
const ownFigure = (fact: ReadFact): ReadFact =>
  (fact.kind === 'feature' || fact.kind === 'advantage') && fact.form !== 'sentence'
    ? fact
    : { ...fact, figure: undefined };

const kinds = { proof: 2, offer: 1.5, advantage: 2, feature: 1 } as const;

function scoreOf(fact: ReadFact, concept: Found | undefined, index: number): number {
  const length = fact.text.length;
  const size = length > 120 ? -3 : length > 80 ? -1 : length < 8 ? -1 : 0;
  return (
    (concept ? 3 : 0) +
    (fact.figure ? 2 : /\d/u.test(fact.text) ? 1 : 0) +
    kinds[fact.kind] +
    size -
    (fact.pair && givesNoReason(fact.pair.label) ? 8 : 0) -
    index * 0.01
  );
}

/** A concept's texts in the reader's language and register. */
const inRegister = ({ id, texts }: Concept, { language, register }: WriterInput): Found => {
  const found = texts[language];
  const said = (text: string) => withRegister(text, register);
  return {
    id,
    match: found.match,
    means: found.means.map(({ s, m }) => ({ s: said(s), m: said(m) })),
    after: found.after.map(said),
    without: {
      questions: found.without.questions.map(said),
      scenes: found.without.scenes.map(said),
      short: found.without.short.map(said),
    },
  };
};

export const textsOf = ({ means, after, without }: Found): string[] => [
  ...means.flatMap(({ s, m }) => [s, m]),
  ...after,
  ...without.questions,
  ...without.scenes,
  ...without.short,
];

/** What speaks against a fact as a sentence of its own; such a fact is left out of the set. */
function faultsOf(text: string, id: string, ground: Ground, slot: string | undefined) {
  const sentence = `${capitalised(cleanFact(text))}.`;
  const leaf = { at: id, text: sentence, facts: [id], isSentence: true, canCite: true };
  return checkLeaf(leaf, ground, slot === undefined ? {} : { slot });
}

/** A judge that keeps its verdicts. */
function judge(ground: Ground, said: Material['said']): Material['isSound'] {
  const verdicts = new Map<string, boolean>();
  return (leaf) => {
    const key = `${leaf.isSentence}|${leaf.canCite}|${leaf.facts.join()}|${leaf.text}`;
    const kept = verdicts.get(key);
    if (kept !== undefined) return kept;
    const verdict = checkLeaf({ at: '', ...leaf }, ground, leaf.canCite ? { said } : {}).length === 0;
    verdicts.set(key, verdict);
    return verdict;
  };
}

/** The facts that a text may state, and those that break a rule. */
function sorted(input: WriterInput, ground: Ground): { usable: WriterInput['facts']; leftOut: LeftOut[] } {
  const checked = input.facts.map((fact) => ({
    fact,
    findings: faultsOf(fact.text, fact.id, ground, input.slot),
  }));
  return {
    usable: checked.filter(({ findings }) => findings.length === 0).map(({ fact }) => fact),
    leftOut: checked
      .filter(({ findings }) => findings.length > 0)
      .map(({ fact, findings }) => ({ id: fact.id, findings })),
  };
}

/** Reads an input: its facts, its sector, its names. */
export function readMaterial(input: WriterInput, lexicon: Lexicon): Material {
  const { language, audience, register, company, product } = input;
  const sector = findSector(
    lexicon.sectors,
    { sector: company.sector, category: product.category, name: product.name },
    language,
  );
  const ground: Ground = { ...input, isThin: false };
  const { usable, leftOut } = sorted(input, ground);
  const mentions = mentionsOf(product, company.name, language, register);
  const about = aboutOf(input, mentions);
  const isService = about.isService === true || isDone(input);
  const names = namesIn(input);
  const facts = usable.map((fact, index): Told => {
    const read = ownFigure(readFact(fact, language, isName(names)));
    const [found] = lexicon
      .findConcepts(fact.text, language, sector.id, audience)
      .filter(({ id }) => !(isService && ofParcels.has(id)));
    const concept = found && inRegister(found, input);
    return { ...read, concept, score: scoreOf(read, concept, index) };
  });
  const concepts = new Map(facts.map(({ id, concept }) => [id, concept ? textsOf(concept) : []]));
  const said = (id: string) => concepts.get(id) ?? [];
  const full: Ground = { ...ground, isThin: facts.filter(isOfTheThing).length < factsNeeded.full };
  return {
    ...{ input, mentions, about, facts, leftOut, said },
    ground: full,
    isSound: judge(full, said),
    sector: sector.texts[language],
    sectorId: sector.id,
    emoji: input.hasEmoji ? sector.emoji : [],
    key: [input.wording.set, engineVersion, product.name, sector.id, language, audience].join('|'),
  };
}
