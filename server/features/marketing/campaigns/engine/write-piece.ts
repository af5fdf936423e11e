import type { Piece } from '../../../../../shared/marketing/campaigns/piece';
import type { WrittenPiece } from './input';
import { type Draft, type Job, writeEmail } from './writing/email';
import { keepApart } from './writing/keep-apart';
import { writeLanding } from './writing/landing';
import { checkpoint } from './writing/realize';
import { writeSocial } from './writing/social';

/** A piece, with the places where nothing was short enough. */
export interface Written extends WrittenPiece {
  tooLong: readonly string[];
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

/** How often a piece is written anew that is too much like another angle's. */
const turns = 5;

/** A piece that is not too much like the earlier ones of its type, if its facts allow it. */
export function writeApart(
  type: Piece['type'],
  job: Omit<Job, 'shapes'>,
  earlier: readonly WrittenPiece[],
): Written {
  const { desk } = job;
  const restart = checkpoint(desk);
  const others = earlier.filter(({ piece }) => piece.type === type);
  for (let turn = 0; turn <= turns; turn += 1) {
    const written = writePiece(type, { ...job, facts: turnedFacts(job.facts, turn), isLong: turn > 0 });
    if (written.tooLong.length > 0) return written;
    const piece = keepApart(written.piece, others, desk.material);
    if (piece) return { ...written, piece };
    restart();
  }
  return writePiece(type, job);
}
