import type { Piece } from '../../../../../shared/marketing/campaigns/piece';
import { angles } from '../../../../../shared/marketing/campaigns/scales';
import {
  type Lexicon,
  type Missing,
  type WriterInput,
  type WrittenPiece,
  type WrittenSet,
  factsNeeded,
} from './input';
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
    ...(has('advantage') || facts.some(({ kind, concept }) => kind === 'feature' && concept)
      ? []
      : ['advantage' as const]),
  ];
}

interface Written extends WrittenPiece {
  tooLong: readonly string[];
}

function writeAngle(job: Job, earlier: readonly Written[]): Written[] {
  const { angle } = job;
  const of = (
    piece: Piece,
    { slots, tooLong }: { slots: Record<string, string>; tooLong: string[] },
  ): Written => ({
    ...{ angle, piece, slots, tooLong },
  });
  const types = [
    (turned: Job) => {
      const email = writeEmail(turned);
      return of({ type: 'email', content: email.content }, email);
    },
    (turned: Job) => {
      const social = writeSocial(turned);
      return of({ type: 'social media', content: social.content }, social);
    },
    (turned: Job) => {
      const landing = writeLanding(turned);
      return of({ type: 'landing page', content: landing.content }, landing);
    },
  ];
  return types.map((write) => writeApart(write, job, earlier));
}

/** The facts after the leading one, from a later one on. */
const turnedFacts = ([lead, ...rest]: Job['facts'], turn: number): Job['facts'] => {
  const by = rest.length === 0 ? 0 : turn % rest.length;
  return lead ? [lead, ...rest.slice(by), ...rest.slice(0, by)] : [];
};

/** How often a piece is written anew that is too much like another angle's. */
const turns = 3;

function writeApart(write: (job: Job) => Written, job: Job, earlier: readonly Written[]): Written {
  const { material } = job.desk;
  let first: Written | undefined;
  for (let turn = 0; turn <= turns; turn += 1) {
    const written = write({ ...job, facts: turnedFacts(job.facts, turn) });
    const others = earlier.filter(({ piece }) => piece.type === written.piece.type);
    const piece = keepApart(written.piece, others, material);
    first ??= written;
    if (written.tooLong.length > 0) return written;
    if (piece) return { ...written, piece };
  }
  return first as Written;
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
  const written: Written[] = [];
  for (const angle of angles) written.push(...writeAngle({ angle, facts: orders[angle], desk }, written));
  const tooLong = written.flatMap(({ angle, piece, tooLong: at }) =>
    at.map((place) => ({ angle, type: piece.type, at: place })),
  );
  if (tooLong.length > 0) return { status: 'shortName', at: tooLong };
  const pieces = written.map(({ angle, piece, slots }) => ({ angle, piece, slots }));
  return { status: 'written', pieces, leftOut };
}
