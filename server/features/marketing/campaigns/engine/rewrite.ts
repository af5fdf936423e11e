import type { Line, Piece } from '../../../../../shared/marketing/campaigns/piece';
import type { Angle } from '../../../../../shared/marketing/campaigns/scales';
import { headlinesOf } from '../validators/similarity';
import { validatePiece } from '../validators/validate-piece';
import type { Lexicon, Wording, WriterInput, WrittenPiece } from './input';
import { type Material, readMaterial } from './plan/material';
import { orderFacts } from './plan/order';
import { writeApart } from './write-piece';
import { writeSet } from './write-set';
import { takeHeadline } from './writing/email';
import { newDesk } from './writing/realize';

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
  const shape = fresh.shapes[slot];
  return { ...old, piece, shapes: shape === undefined ? old.shapes : { ...old.shapes, [slot]: shape } };
}

/** Whether two places lie in the same network's post, or in the same field. */
const sameRoot = (one: string, other: string) =>
  one.split('.').slice(0, 2).join('.') === other.split('.').slice(0, 2).join('.') ||
  (one.startsWith('blocks') && other.startsWith('blocks'));

/** The old pieces, with the fresh ones in the place of those that are meant. */
const merge = (old: readonly WrittenPiece[], fresh: readonly WrittenPiece[], scope: Scope): WrittenPiece[] =>
  old.map((one) => {
    const next = fresh.find(({ angle, piece }) => angle === one.angle && piece.type === one.piece.type);
    if (!next) return one;
    return scope.of === 'sentence' ? withSentence(one, next, scope.slot) : next;
  });

/** The whole set anew, or only the piece that is meant, with the shapes and headings that the others leave. */
function freshOf(
  material: Material,
  lexicon: Lexicon,
  pieces: readonly WrittenPiece[],
  scope: Scope,
): readonly WrittenPiece[] {
  if (scope.of === 'set') {
    const set = writeSet(material.input, lexicon);
    return set.status === 'written' ? set.pieces : [];
  }
  const { angle, type } = scope;
  const others = pieces.filter((one) => one.angle !== angle || one.piece.type !== type);
  const own = pieces.filter((one) => !others.includes(one));
  const desk = newDesk(material);
  // A sentence gets a shape that no sentence of the set has, a piece may use its own again.
  for (const { shapes } of scope.of === 'sentence' ? pieces : others) {
    for (const shape of Object.values(shapes)) desk.usedShapes.add(shape);
  }
  if (scope.of === 'sentence') {
    // The sentences that stay do not have to find other shapes.
    for (const [slot, shape] of own.flatMap(({ shapes }) => Object.entries(shapes))) {
      if (slot !== scope.slot) desk.usedShapes.delete(shape);
    }
  }
  for (const { text } of others.flatMap(({ piece }) => headlinesOf(piece))) takeHeadline(desk, text);
  const written = writeApart(type, { angle, facts: orderFacts(material)[angle], desk }, others);
  return written.tooLong.length > 0 ? [] : [written];
}

/** Whether a set has what is to be worded otherwise. */
const isThere = (pieces: readonly WrittenPiece[], scope: Scope): boolean =>
  scope.of !== 'sentence' ||
  pieces.some(
    ({ angle, piece, slots }) =>
      angle === scope.angle && piece.type === scope.type && Object.values(slots).includes(scope.slot),
  );

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
  if (!isThere(pieces, scope)) return undefined;
  const material = readMaterial(input, lexicon);
  const { ground, said } = material;
  const isSound = (merged: readonly WrittenPiece[], { angle, piece }: WrittenPiece) => {
    const others = merged.filter((other) => other.piece.type === piece.type && other.angle !== angle);
    return validatePiece(piece, ground, { said, others }).length === 0;
  };
  let { wording } = input;
  for (let turn = 0; turn < most; turn += 1) {
    wording = raised(wording, scope);
    const fresh = freshOf({ ...material, input: { ...input, wording } }, lexicon, pieces, scope);
    if (fresh.length === 0) return undefined;
    const merged = merge(pieces, fresh, scope);
    const changed = merged.filter(
      (one, index) => JSON.stringify(one.piece) !== JSON.stringify(pieces[index]?.piece),
    );
    if (changed.length > 0 && changed.every((one) => isSound(merged, one)))
      return { wording, pieces: merged };
  }
  return undefined;
}
