import { bodyWords, pieceLimits } from '../../../../../../shared/marketing/campaigns/limits';
import type { Block, Email, Line } from '../../../../../../shared/marketing/campaigns/piece';
import type { Angle } from '../../../../../../shared/marketing/campaigns/scales';
import { fold } from '../../../grammar/words/fold';
import { heading, preheading } from '../plan/headings';
import { listing } from '../plan/lists';
import type { Material, Told } from '../plan/material';
import { planText } from '../plan/texts';
import type { Try } from '../plan/unit';
import type { Size } from '../shapes/shape';
import { labelOf } from './label';
import { type Composed, compose, release } from './compose';
import { goesOn } from './rhythm';
import { type Choice, type Desk, checkpoint, realize } from './realize';

/** A piece in writing, with the slots of its texts, and the places where nothing was short enough. */
export interface Draft<Content> {
  content: Content;
  slots: Record<string, string>;
  tooLong: string[];
}

export interface Job {
  angle: Angle;
  facts: readonly Told[];
  desk: Desk;
  /** The shapes of the piece's sentences, by slot. */
  shapes: Record<string, string>;
  /** With more of the reader's day, so that what is like another angle's can go. */
  isLong?: boolean;
}

const lengthOf = (text: string) => Array.from(text).length;
const sizes: readonly Size[] = ['L', 'M', 'S'];

/** A text that stands alone, as long as its limit lets it be. */
export function single(
  job: Job,
  slot: string,
  pieceKey: string,
  tries: readonly Try[],
  { least = 0, most, isSentence, accepts = () => true, isNaming = false }: Single,
): Line | undefined {
  const unit = { slot, part: 'A' as const, tries, rank: 0, isRequired: true, isNaming };
  const fits = (text: string) =>
    lengthOf(text) >= least && lengthOf(text) <= most && !goesOn(text) && accepts(text);
  for (const size of sizes) {
    const wanted = { size, angle: job.angle, pieceKey, isSentence, accepts: fits };
    const found = realize(unit, wanted, job.desk);
    if (!found) continue;
    job.shapes[slot] = found.choice.shape.id;
    return found.line;
  }
  return undefined;
}

interface Single {
  least?: number;
  most: number;
  isSentence: boolean;
  accepts?: (text: string) => boolean;
  isNaming?: boolean;
}

const plain = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A heading that no other piece of the set has. */
export function headed(
  job: Job,
  slot: string,
  pieceKey: string,
  most: number,
  asks: boolean,
): Line | undefined {
  const { material, usedHeadlines } = job.desk;
  const tries = heading(job.angle, job.facts, material, `${job.angle}.${slot}`, asks);
  const accepts = (text: string) => !usedHeadlines.has(plain(text));
  const line = single(job, slot, pieceKey, tries, { most, isSentence: false, accepts });
  if (line) usedHeadlines.add(plain(line.text));
  return line;
}

export const isHeadline =
  ({ usedHeadlines }: Desk) =>
  (text: string): boolean =>
    usedHeadlines.has(plain(text));
export const takeHeadline = ({ usedHeadlines }: Desk, text: string): void => {
  usedHeadlines.add(plain(text));
};

/** Whether an email's body is as long as it may be. */
const measure =
  ({ ground }: Material) =>
  (blocks: readonly Block[]) => {
    const { least, leastThin, most } = pieceLimits.body;
    const words = bodyWords(blocks.flatMap(({ lines }) => lines.map(({ text }) => text)).join(' '));
    if (words > most) return 'long';
    return words < (ground.isThin ? leastThin : least) ? 'short' : 'fits';
  };

/** The most sentences of the reader's day that a body takes besides its opening. */
const mostMore = 5;

/** The body; with more of the reader's day where it would be too short. */
function bodyOf({ angle, facts, desk, isLong = false }: Job, pieceKey: string): Composed | undefined {
  const { material } = desk;
  const frame = { angle, pieceKey, measure: measure(material), isTaken: isHeadline(desk) };
  const plan = { angle, type: 'email' as const, facts, material };
  const restart = checkpoint(desk);
  for (let more = isLong ? 2 : 0; ; more += 1) {
    const choices = new Map<string, Choice>();
    const body = compose(planText({ ...plan, more }), frame, desk, choices);
    const isRight = body !== undefined && frame.measure(body.blocks) === 'fits';
    if (isRight || more === mostMore) {
      release(desk, choices, body ? [body] : []);
      return body;
    }
    restart();
  }
}

const nothing: Line = { text: '', facts: [] };

/** The email of an angle. */
export function writeEmail(job: Job): Draft<Email> {
  const { angle, facts, desk } = job;
  const { material } = desk;
  const pieceKey = `${angle}/email`;
  const subject = headed(job, 'email.subject', pieceKey, pieceLimits.subject.most, true);
  const altSubject = headed(job, 'email.altSubject', pieceKey, pieceLimits.subject.most, false);
  const limits = { ...pieceLimits.preheader, isSentence: true };
  const previews = [
    ...[facts.slice(1), facts.slice(0, 1)].flatMap((some) => preheading(some, material)),
    // Facts that are too short for it by themselves.
    ...listing(facts, material),
  ];
  const preheader = single(job, 'email.preheader', pieceKey, previews, limits);
  const body = bodyOf(job, pieceKey);
  const first = body?.blocks[0]?.lines[0];
  if (first) takeHeadline(desk, first.text);
  Object.assign(job.shapes, body?.shapes);
  const content: Email = {
    subject: subject ?? nothing,
    altSubject: altSubject ?? nothing,
    preheader: preheader ?? nothing,
    blocks: body?.blocks ?? [],
    cta: { label: labelOf(material, `${angle}.email`), goal: material.input.goal },
  };
  return {
    content,
    slots: {
      subject: 'email.subject',
      altSubject: 'email.altSubject',
      preheader: 'email.preheader',
      ...placesOf(body),
    },
    tooLong: Object.entries({ subject, altSubject, preheader, blocks: body })
      .filter(([, found]) => found === undefined)
      .map(([at]) => at),
  };
}

/** The places of the sentences of a body, with their slots. */
export function placesOf(
  body: { blocks: readonly Block[]; slots: readonly string[] } | undefined,
  prefix = '',
): Record<string, string> {
  if (!body) return {};
  const places = body.blocks.flatMap(({ lines }, block) =>
    lines.map((_line, line) => `${prefix}blocks.${block}.lines.${line}`),
  );
  return Object.fromEntries(places.map((at, index) => [at, body.slots[index] ?? '']));
}
