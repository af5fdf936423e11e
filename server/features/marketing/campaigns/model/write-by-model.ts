import type { Message } from '../../../../../shared/message';
import type { Piece } from '../../../../../shared/marketing/campaigns/piece';
import { campaignTypes } from '../../../../../shared/marketing/campaigns/kinds';
import type { Angle } from '../../../../../shared/marketing/campaigns/scales';
import type { Ground } from '../validators/ground';
import { leavesOf } from '../validators/leaves';
import { type Beside, keyOfText } from '../validators/validate-piece';
import type { AiCall } from './ai-call';
import type { Model } from '../../../../platform/language-model/ask-model';
import type { Clock } from '../../../../platform/language-model/clock';
import { noticesOf } from './notices';
import type { PieceToWrite } from './question';
import { createSetOfCalls } from './set-of-calls';
import { type WrittenPiece, writePiece } from './write-piece';

/** A set of campaigns, or a part of one that is written again. */
export interface SetToWrite {
  ground: Ground;
  pieces: readonly PieceToWrite[];
  /** Pieces of the set that stay unchanged; new ones must differ from them. */
  standing?: readonly { angle: Angle; piece: Piece }[];
  slot?: string;
}

/** Where a piece stands; `done` comes with what was written and the calls made since, to be stored at once. */
export type PieceProgress = { type: Piece['type']; angle: Angle } & (
  | { state: 'writing' | 'repairing' }
  | { state: 'done'; written: WrittenPiece; calls: AiCall[] }
);

interface Surroundings {
  model: Model;
  clock: Clock;
  random: () => number;
  /** Aborted when the user cancels: what is finished stays. */
  signal: AbortSignal;
  onProgress?: (progress: PieceProgress) => Promise<void>;
}

export interface SetWritten {
  /** Finished pieces, all of them unless it was cancelled. */
  written: WrittenPiece[];
  calls: AiCall[];
  /** Those of the calls that came with no piece. */
  untold: AiCall[];
  isCancelled: boolean;
  /** What the user should know about pieces that hold a template's text. */
  notices: Message[];
}

/**
 * Writes pieces with the model: pieces of one type in sequence, so that each can be compared with the earlier angles,
 * and the types in parallel. An unwritten angle counts as its template, so that a fallback to the template never
 * makes two pieces alike.
 */
export async function writeByModel(set: SetToWrite, surroundings: Surroundings): Promise<SetWritten> {
  const { onProgress = async () => undefined } = surroundings;
  const broken = new AbortController();
  const signal = AbortSignal.any([surroundings.signal, broken.signal]);
  const calls = createSetOfCalls({ ...surroundings, signal });
  const written: WrittenPiece[] = [];
  let told = 0;
  const newCalls = () => {
    const found = calls.calls.slice(told);
    told = calls.calls.length;
    return found;
  };

  async function writeOne(toWrite: PieceToWrite) {
    const { angle, template } = toWrite;
    const about = { type: template.type, angle };
    await onProgress({ ...about, state: 'writing' });
    const beside = besideOf(set, toWrite, written);
    const onRepair = () => onProgress({ ...about, state: 'repairing' });
    const done = await writePiece(toWrite, { ground: set.ground, beside }, calls, onRepair);
    if (!done) return;
    written.push(done);
    await onProgress({ ...about, state: 'done', written: done, calls: newCalls() });
  }

  const lanes = campaignTypes.map(async (type) => {
    try {
      for (const piece of set.pieces)
        if (piece.template.type === type && !signal.aborted) await writeOne(piece);
    } catch (error) {
      // What the caller does with progress has failed: the other lanes must not go on without him.
      broken.abort();
      throw error;
    }
  });
  const ends = await Promise.allSettled(lanes);
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  const isCancelled = written.length < set.pieces.length;
  return { written, calls: calls.calls, untold: newCalls(), isCancelled, notices: noticesOf(written) };
}

/** Texts in the composer's words, which need no check. */
const textsOf = (template: Piece) => new Set(leavesOf(template).map(keyOfText));

/** The context of the judgement: the other angles, and the composer's piece, whose words need no check. */
const besideOf = (set: SetToWrite, toWrite: PieceToWrite, written: readonly WrittenPiece[]): Beside => ({
  others: othersOf(set, toWrite, written),
  composed: textsOf(toWrite.template),
  templates: [toWrite.template],
  ...(set.slot !== undefined && { slot: set.slot }),
});

/** The pieces of the same type with another angle: those that stand, those written, and templates for the rest. */
function othersOf(
  { pieces, standing = [] }: SetToWrite,
  own: PieceToWrite,
  written: readonly WrittenPiece[],
) {
  const { type } = own.template;
  const isOther = ({ angle, piece }: { angle: Angle; piece: Piece }) =>
    angle !== own.angle && piece.type === type;
  const ready = [...written, ...standing].filter(isOther);
  const open = pieces
    .map(({ angle, template }) => ({ angle, piece: template }))
    .filter((other) => isOther(other) && ready.every(({ angle }) => angle !== other.angle));
  return [...ready, ...open];
}
