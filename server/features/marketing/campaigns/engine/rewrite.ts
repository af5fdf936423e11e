import type { Line, Piece } from '../../../../../shared/marketing/campaigns/piece';
import type { Angle } from '../../../../../shared/marketing/campaigns/scales';
import { validatePiece } from '../validators/validate-piece';
import type { Lexicon, Wording, WriterInput, WrittenPiece } from './input';
import { readMaterial } from './plan/material';
import { writeSet } from './write-set';

/** What is to be worded otherwise: a set, one of its pieces, or the sentence of a slot. */
export type Scope =
  | { of: 'set' }
  | { of: 'piece'; angle: Angle; type: Piece['type'] }
  | { of: 'sentence'; angle: Angle; type: Piece['type']; slot: string };

/** Another wording, and how often it has been asked for by now. */
export interface Rewritten {
  wording: Wording;
  pieces: readonly WrittenPiece[];
}

const raise = (counts: Readonly<Record<string, number>>, key: string) => ({
  ...counts,
  [key]: (counts[key] ?? 0) + 1,
});

function raised(wording: Wording, scope: Scope): Wording {
  if (scope.of === 'set') return { ...wording, set: wording.set + 1 };
  const { angle } = scope;
  return scope.of === 'piece'
    ? { ...wording, pieces: raise(wording.pieces, `${angle}/${scope.type}`) }
    : { ...wording, slots: raise(wording.slots, `${angle}/${scope.slot}`) };
}

/** The line at a place: `variants.x.blocks.0.lines.1`. */
function lineAt(piece: Piece, at: string): Line | undefined {
  let found: unknown = piece.content;
  for (const key of at.split('.')) found = (found as Record<string, unknown> | undefined)?.[key];
  return found as Line | undefined;
}

/** A piece with the sentence of a slot as another version has it. */
function withSentence(old: WrittenPiece, fresh: WrittenPiece, slot: string): WrittenPiece {
  const piece = structuredClone(old.piece);
  for (const [at, stands] of Object.entries(old.slots)) {
    const place =
      stands === slot
        ? Object.entries(fresh.slots).find(([to, other]) => other === slot && sameRoot(to, at))
        : undefined;
    const [line, next] = [lineAt(piece, at), place && lineAt(fresh.piece, place[0])];
    if (line && next) Object.assign(line, next);
  }
  return { ...old, piece };
}

/** Whether two places lie in the same network's post, or in the same field. */
const sameRoot = (one: string, other: string) =>
  one.split('.').slice(0, 2).join('.') === other.split('.').slice(0, 2).join('.') ||
  (one.startsWith('blocks') && other.startsWith('blocks'));

function merge(old: readonly WrittenPiece[], fresh: readonly WrittenPiece[], scope: Scope): WrittenPiece[] {
  return old.map((one) => {
    const next = fresh.find(({ angle, piece }) => angle === one.angle && piece.type === one.piece.type);
    const isMeant = scope.of === 'set' || (scope.angle === one.angle && scope.type === one.piece.type);
    if (!next || !isMeant) return one;
    return scope.of === 'sentence' ? withSentence(one, next, scope.slot) : next;
  });
}

/** How many wordings are tried until one is new and valid. */
const most = 12;

/**
 * Words a set, a piece or a sentence otherwise, by the next seed whose text is another one and valid beside what stays;
 * undefined if the product's facts give no other wording.
 */
export function rewrite(
  input: WriterInput,
  lexicon: Lexicon,
  pieces: readonly WrittenPiece[],
  scope: Scope,
): Rewritten | undefined {
  const { ground, said } = readMaterial(input, lexicon);
  let { wording } = input;
  for (let turn = 0; turn < most; turn += 1) {
    wording = raised(wording, scope);
    const fresh = writeSet({ ...input, wording }, lexicon);
    if (fresh.status !== 'written') return undefined;
    const merged = merge(pieces, fresh.pieces, scope);
    const isNew = JSON.stringify(merged) !== JSON.stringify(pieces);
    const isSound = merged.every(({ angle, piece }) => {
      const others = merged.filter((other) => other.piece.type === piece.type && other.angle !== angle);
      return validatePiece(piece, ground, { said, others }).length === 0;
    });
    if (isNew && isSound) return { wording, pieces: merged };
  }
  return undefined;
}
