import type { Piece } from '../../../../../shared/marketing/campaigns/piece';
import type { Angle } from '../../../../../shared/marketing/campaigns/scales';
import { checkCited, checkClaims, checkContacts, checkNames, checkNumbers } from './fact-rules';
import type { Finding, Ground } from './ground';
import { type Leaf, leavesOf } from './leaves';
import { checkMust } from './must-rules';
import { checkLengths, checkOrder } from './shape-rules';
import { checkAngles } from './similarity';
import { checkText } from './text-rules';
import { checkLanguage, checkRegister, checkVoice } from './voice-rules';

/** What a piece is validated against, besides what it may state. */
export interface Beside {
  /** The pieces of the same type and set with another angle. */
  others?: readonly { angle: Angle; piece: Piece }[];
  /** What the lexicon says of a fact: a sentence may say that instead of the fact's own words. */
  said?: (fact: string) => readonly string[];
  /** The day on which the piece goes out, as an ISO date; an offer has to hold until then. */
  slot?: string;
}

/** «offer.expired»: every cited fact holds on the day on which the piece goes out. */
const checkExpiry = ({ at, facts }: Leaf, ground: Ground, slot: string): Finding[] =>
  ground.facts
    .filter(({ id, until }) => facts.includes(id) && until !== undefined && until < slot)
    .map(({ id }) => ({ code: 'offer.expired', at, words: id }));

/** Findings of one text and rule that are told: a text of numbers alone has thousands, which nobody reads. */
const mostOfRule = 20;

/** What is wrong with one text, wherever it stands: of each rule the first twenty findings. */
export function checkLeaf(leaf: Leaf, ground: Ground, { said = () => [], slot }: Beside = {}): Finding[] {
  return [
    checkText(leaf, ground.language),
    checkNumbers(leaf, ground),
    checkNames(leaf, ground),
    checkContacts(leaf, ground),
    checkClaims(leaf, ground),
    checkCited(leaf, ground, said),
    checkRegister(leaf, ground),
    checkLanguage(leaf, ground),
    checkVoice(leaf, ground),
    slot === undefined ? [] : checkExpiry(leaf, ground, slot),
  ].flatMap((findings) => findings.slice(0, mostOfRule));
}

/**
 * Everything that is wrong with a piece, whoever wrote it. The texts of consent and form are the product's own and
 * checked for marks only.
 */
export function validatePiece(piece: Piece, ground: Ground, beside: Beside = {}): Finding[] {
  const perLeaf = leavesOf(piece).flatMap((leaf) => checkLeaf(leaf, ground, beside));
  return [
    ...checkOrder(piece),
    ...checkLengths(piece, ground),
    ...checkMust(piece, ground),
    ...perLeaf,
    ...checkAngles(piece, beside.others ?? [], ground),
  ];
}
