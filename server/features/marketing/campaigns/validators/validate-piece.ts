import type { Piece } from '../../../../../shared/marketing/campaigns/piece';
import type { Angle } from '../../../../../shared/marketing/campaigns/scales';
import { checkClaims, checkRisk } from './claim-rules';
import { checkCited, checkContacts, checkNames, checkNumbers } from './fact-rules';
import type { Finding, Ground } from './ground';
import { type Leaf, leavesOf } from './leaves';
import { checkMust } from './must-rules';
import { checkLengths, checkOrder } from './shape-rules';
import { checkAngles } from './similarity';
import { priceId } from './stated';
import { checkPlaceholder, checkText } from './text-rules';
import { plainText } from './word-list';
import { checkLanguage, checkRegister, checkVoice } from './voice-rules';

/** What a piece is validated against, besides what it may state. */
export interface Beside {
  /** The pieces of the same type and set with another angle. */
  others?: readonly { angle: Angle; piece: Piece }[];
  /** Texts that the composer wrote and that still stand as it wrote them, by `keyOfText`: they are not judged. */
  composed?: ReadonlySet<string>;
  /** Pieces of the composer's: what is wrong with the build of them too is nobody else's fault. */
  templates?: readonly Piece[];
  /** The day on which the piece goes out, as an ISO date; an offer has to hold until then. */
  slot?: string;
}

/** «offer.expired»: every cited fact holds on the day on which the piece goes out. */
const checkExpiry = ({ at, facts }: Leaf, ground: Ground, slot: string): Finding[] =>
  ground.facts
    .filter(({ id, until }) => facts.includes(id) && until !== undefined && until < slot)
    .map(({ id }) => ({ code: 'offer.expired', at, words: id }));

/** A text with what it cites, as one that the composer wrote is found again. */
export const keyOfText = ({ text, facts }: Pick<Leaf, 'text' | 'facts'>): string =>
  `${facts.join(',')} ${text}`;

/** Whether a text in a list, a quotation or the like is what its owner said, word for word. */
function isOwnWords({ text, own = [] }: Leaf, { facts, product }: Ground): boolean {
  const said = facts.filter(({ id }) => own.includes(id)).map((fact) => fact.text);
  const priced = own.includes(priceId) && product.price ? [product.price] : [];
  const plain = (one: string) =>
    ` ${
      plainText(one)
        .match(/[\p{L}\p{N}]+/gu)
        ?.join(' ') ?? ''
    } `;
  return own.length > 0 && [...said, ...priced].some((one) => plain(one).includes(plain(text)));
}

/** Findings of one text and rule that are told: a text of numbers alone has thousands, which nobody reads. */
const mostOfRule = 20;

/** What is wrong with one text, wherever it stands: of each rule the first twenty findings. */
export function checkLeaf(leaf: Leaf, ground: Ground, { slot, composed }: Beside = {}): Finding[] {
  const expired = slot === undefined ? [] : checkExpiry(leaf, ground, slot);
  if (composed?.has(keyOfText(leaf))) return expired;
  if (isOwnWords(leaf, ground)) return [...checkPlaceholder(leaf), ...expired];
  return [
    checkText(leaf, ground.language),
    checkNumbers(leaf, ground),
    checkNames(leaf, ground),
    checkContacts(leaf, ground),
    checkClaims(leaf, ground),
    checkRisk(leaf, ground),
    checkCited(leaf, ground),
    checkRegister(leaf, ground),
    checkLanguage(leaf, ground),
    checkVoice(leaf, ground),
    expired,
  ].flatMap((findings) => findings.slice(0, mostOfRule));
}

/** What is wrong with the build of a piece: its parts, lengths, what it has to say, and its likeness to other angles. */
const buildFaults = (piece: Piece, ground: Ground, { others = [] }: Beside): Finding[] => [
  ...checkOrder(piece),
  ...checkLengths(piece, ground),
  ...checkMust(piece, ground),
  ...checkAngles(piece, others, ground),
];

/**
 * Everything that is wrong with a piece of a person or a model. What the composer wrote holds by construction: a piece
 * of nothing else is judged by its offers only.
 */
export function validatePiece(piece: Piece, ground: Ground, beside: Beside = {}): Finding[] {
  const { composed, templates = [] } = beside;
  const leaves = leavesOf(piece);
  const perLeaf = leaves.flatMap((leaf) => checkLeaf(leaf, ground, beside));
  if (leaves.every((leaf) => composed?.has(keyOfText(leaf)))) return perLeaf;
  const found = buildFaults(piece, ground, beside);
  const keyOf = ({ code, at }: Finding) => `${code} ${at}`;
  const inherited = new Set(
    found.length > 0 ? templates.flatMap((one) => buildFaults(one, ground, beside)).map(keyOf) : [],
  );
  return [...found.filter((finding) => !inherited.has(keyOf(finding))), ...perLeaf];
}
