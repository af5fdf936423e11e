import type { Piece } from '../../../../../shared/marketing/campaigns/piece';
import { type Angle, angles } from '../../../../../shared/marketing/campaigns/scales';
import { type Lexicon, type Missing, type WriterInput, type WrittenPiece, type WrittenSet, factsNeeded } from './input';
import { type Material, readMaterial } from './plan/material';
import { orderFacts } from './plan/order';
import { type Job, writeEmail } from './writing/email';
import { writeLanding } from './writing/landing';
import { newDesk } from './writing/realize';
import { keepApart } from './writing/keep-apart';
import { writeSocial } from './writing/social';

/** What a set lacks: three facts, of which one is a feature and one an advantage or a feature with a benefit. */
function missingFor({ facts }: Material): Missing[] {
  const has = (kind: string) => facts.some((fact) => fact.kind === kind);
  return [
    ...(facts.length < factsNeeded.set ? ['facts' as const] : []),
    ...(has('feature') ? [] : ['feature' as const]),
    ...(has('advantage') || facts.some(({ kind, concept }) => kind === 'feature' && concept) ? [] : ['advantage' as const]),
  ];
}

interface Written extends WrittenPiece {
  tooLong: readonly string[];
}

function writeAngle(job: Job): Written[] {
  const { angle } = job;
  const of = (piece: Piece, { slots, tooLong }: { slots: Record<string, string>; tooLong: string[] }): Written => ({
    ...{ angle, piece, slots, tooLong },
  });
  const email = writeEmail(job);
  const social = writeSocial(job);
  const landing = writeLanding(job);
  return [
    of({ type: 'email', content: email.content }, email),
    of({ type: 'social media', content: social.content }, social),
    of({ type: 'landing page', content: landing.content }, landing),
  ];
}

/**
 * Writes the nine pieces of a set: three angles as email, posts and landing page. The same input gives the same bytes.
 * With too few facts it says what is missing; where even the shortest form of a text does not fit, it asks for a short
 * name.
 */
export function writeSet(input: WriterInput, lexicon: Lexicon): WrittenSet {
  const material = readMaterial(input, lexicon);
  const { leftOut } = material;
  const missing = missingFor(material);
  if (missing.length > 0) return { status: 'questions', missing, leftOut };
  const desk = newDesk(material);
  const orders = orderFacts(material);
  const written = angles.flatMap((angle: Angle) => writeAngle({ angle, facts: orders[angle], desk }));
  const tooLong = written.flatMap(({ angle, piece, tooLong: at }) => at.map((place) => ({ angle, type: piece.type, at: place })));
  if (tooLong.length > 0) return { status: 'shortName', at: tooLong };
  const pieces = written.map(({ angle, piece, slots }) => ({ angle, piece, slots }));
  return { status: 'written', pieces: keepApart(pieces, material), leftOut };
}
