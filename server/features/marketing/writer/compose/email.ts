import { countWords } from '../../../../../shared/marketing/campaigns/counters';
import { campaignKinds } from '../../../../../shared/marketing/campaigns/kinds';
import { pieceLimits } from '../../../../../shared/marketing/campaigns/limits';
import type { Email } from '../../../../../shared/marketing/campaigns/piece';
import { blockText } from '../../../../../shared/marketing/campaigns/rendering/words';
import type { Choice } from '../blueprint/variant';
import { priceId } from '../brief/slots/slot';
import { bodyOf } from './body';
import type { Drafted } from './drafted';
import { fieldOf, type Job } from './desk';
import { finished, orEmpty, type PlaceSlots, slotsOfBody } from './finish';
import { fitted } from './fit';
import { inOrder } from './order';

/** A piece with the slot of each of its texts, and the facts that found no room. */
export interface Composition<Content> {
  content: Content;
  slots: PlaceSlots;
  left: readonly string[];
}

/** How often other words were asked for in a choice of this piece. */
export const turnsOf =
  ({ desk, angle, type }: Pick<Job, 'desk' | 'angle' | 'type'>, body: string) =>
  (id: string): number =>
    desk.wording.slots[`${angle}/${type}.${body}.${id}`] ?? 0;

/** What the other variants of an angle say in their bodies. */
export const siblingsOf = ({ desk, angle, type }: Pick<Job, 'desk' | 'angle' | 'type'>): Choice[] =>
  desk.context.blueprints[campaignKinds[type].handle]
    .filter(({ path }) => path[0] === angle)
    .flatMap(({ bodies }) => bodies.body ?? []);

/** Drafts a body; again in its shortest forms, beside what was taken before it. */
export function drafting(
  job: Omit<Job, 'variant'>,
  body: string,
  choices: readonly Choice[],
  siblings: () => readonly Choice[],
  canRepeat = false,
): (isTight?: boolean) => Drafted[] {
  const { context, taken } = job.desk;
  const used = taken[job.type];
  const before = new Set(used);
  const turn = turnsOf(job, body);
  return (isTight = false) =>
    bodyOf(choices, context, { turn, taken: isTight ? before : used, isTight, siblings, canRepeat });
}

const wordsOf = (blocks: readonly Drafted[]) => countWords(blocks.map(blockText).join('\n'));

/** The email of an angle. */
export function composeEmail(job: Job): Composition<Email> {
  const { desk, variant } = job;
  const { context, taken } = desk;
  const { subject, preheader, body } = pieceLimits;
  const canRepeat = context.brief.language === 'en';
  const draft = drafting(job, 'body', variant.bodies.body ?? [], () => siblingsOf(job), canRepeat);
  const isOver = (some: readonly Drafted[]) => wordsOf(some) > body.most;
  const { blocks, left } = fitted(draft(), isOver, {
    tight: () => draft(true),
    isPlain: true,
    terms: [priceId, ...(context.answers.offer?.phrase.facts ?? [])],
  });
  const ordered = inOrder(blocks);
  const heads = { most: subject.most, taken: taken[job.type], isHead: true };
  const subjectLine = orEmpty(fieldOf(job, 'subject', heads));
  const told = new Set(ordered.flatMap(({ lines }) => lines.flatMap(({ facts }) => facts)));
  const altSubject = orEmpty(fieldOf(job, 'subject2', { ...heads, beside: [subjectLine], told }));
  const beside = [subjectLine, altSubject, ...(ordered[0]?.lines.slice(0, 1) ?? [])];
  return {
    content: {
      subject: subjectLine,
      altSubject,
      preheader: orEmpty(fieldOf(job, 'preheader', { ...preheader, beside })),
      blocks: finished(ordered),
      cta: { label: context.slots.get('button')?.text ?? '', goal: context.brief.goal.goal },
    },
    slots: {
      subject: 'subject',
      altSubject: 'subject2',
      preheader: 'preheader',
      ...slotsOfBody(ordered, 'body'),
    },
    left,
  };
}
