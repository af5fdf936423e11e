import type { Piece } from '../../../../../shared/marketing/campaigns/piece';
import { validatePiece } from '../validators/validate-piece';
import type { WrittenPiece } from './input';
import { type Draft, type Job, writeEmail } from './writing/email';
import { keepApart } from './writing/keep-apart';
import { writeLanding } from './writing/landing';
import { type Desk, checkpoint } from './writing/realize';
import { writeSocial } from './writing/social';

/** A piece, with the places where nothing was short enough. */
export interface Written extends WrittenPiece {
  tooLong: readonly string[];
  /** Too much like another angle's however it is written, or without something that it must say. */
  isAlike?: boolean;
}

/** The types of an angle's pieces, in the order in which they are written. */
export const pieceTypes = ['email', 'social media', 'landing page'] as const;

function draftOf(type: Piece['type'], job: Job): { piece: Piece; draft: Draft<unknown> } {
  if (type === 'email') {
    const draft = writeEmail(job);
    return { piece: { type, content: draft.content }, draft };
  }
  if (type === 'social media') {
    const draft = writeSocial(job);
    return { piece: { type, content: draft.content }, draft };
  }
  const draft = writeLanding(job);
  return { piece: { type, content: draft.content }, draft };
}

function writePiece(type: Piece['type'], wanted: Omit<Job, 'shapes'>): Written {
  const job = { ...wanted, shapes: {} };
  const { piece, draft } = draftOf(type, job);
  return { angle: job.angle, piece, slots: draft.slots, shapes: job.shapes, tooLong: draft.tooLong };
}

/** The facts after the leading one, from a later one on. */
const turnedFacts = ([lead, ...rest]: Job['facts'], turn: number): Job['facts'] => {
  const by = rest.length === 0 ? 0 : turn % rest.length;
  return lead ? [lead, ...rest.slice(by), ...rest.slice(0, by)] : [];
};

/** How often a piece is written anew that is too much like another angle's: from other facts on, then in other words. */
const [turns, wordings] = [5, 12];

type Try = Pick<Job, 'desk' | 'facts' | 'isLong'>;

/** All that a desk picks comes in another order; what is used up stays used up. */
const reordered = (desk: Desk, count: number): Desk => ({
  ...desk,
  material: { ...desk.material, key: `${desk.material.key}|${count}` },
  kept: new Map(),
});

/** The facts without one of those after the leading one, another one each time, the last first. */
const withoutOne = (facts: Job['facts'], count: number): Job['facts'] => {
  const out = facts.length - 1 - (count % Math.max(1, facts.length - 1));
  return facts.length < 3 ? facts : facts.filter((_fact, index) => index !== out);
};

/** The ways to write a piece, one after the other: every second one in other words leaves a fact out. */
function triesOf({ desk, facts }: Omit<Job, 'shapes'>): Try[] {
  const turned = Array.from({ length: turns + 1 }, (_one, turn) => ({
    ...{ desk, facts: turnedFacts(facts, turn), isLong: turn > 0 },
  }));
  const reworded = Array.from({ length: wordings }, (_one, count) => ({
    desk: reordered(desk, count),
    facts: count % 2 === 0 ? turnedFacts(facts, count / 2) : withoutOne(facts, (count - 1) / 2),
    isLong: true,
  }));
  return [...turned, ...reworded];
}

/** A piece that says what it must and is not too much like the earlier ones of its type, if its facts allow it. */
export function writeApart(
  type: Piece['type'],
  job: Omit<Job, 'shapes'>,
  earlier: readonly WrittenPiece[],
): Written {
  const { material } = job.desk;
  const restart = checkpoint(job.desk);
  const others = earlier.filter(({ piece }) => piece.type === type);
  const { ground, said } = material;
  const isWhole = (piece: Piece) => validatePiece(piece, ground, { said, others }).length === 0;
  for (const [index, tried] of triesOf(job).entries()) {
    const written = writePiece(type, { ...job, ...tried });
    if (written.tooLong.length > 0 && index === 0) return written;
    const piece = written.tooLong.length > 0 ? undefined : keepApart(written.piece, others, material);
    if (piece && isWhole(piece)) return { ...written, piece };
    restart();
  }
  return { ...writePiece(type, job), isAlike: true };
}
