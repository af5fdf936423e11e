import type { Angle } from '../../../../../../shared/marketing/campaigns/scales';
import { waitsAt } from '../facts/offer-order';
import { givesNoReason } from '../../../products/analysis/shop-labels';
import { inOrder } from '../pick';
import type { Shape } from '../shapes/shape';
import type { Material, Told } from './material';
import { question } from './openings';
import { figuring } from './lists';
import { besidePrice, ending, isDoing, ofSeller, slotsOf, takesDoing, withoutVerb } from './tries';
import type { Try } from './unit';

const needs = (shape: Shape) => shape.forms.S;
const has = (slot: string) => (shape: Shape) => new RegExp(`\\{(?:bare )?${slot}\\}`, 'u').test(needs(shape));
/** Says more than the product's name. */
const isMore = (shape: Shape) => isPlain(shape) && /\{(?:price|moment|company)\}/u.test(needs(shape));
const isPlain = (shape: Shape) => !/\{(?:(?:bare )?(?:short|after)|figs|p|f|c)\}/u.test(needs(shape));
const isOf = (slots: readonly string[]) => (shape: Shape) =>
  slots.some((slot) => has(slot)(shape)) && !/\{(?:(?:bare )?(?:short|after)|figs)\}/u.test(needs(shape));

/** What a concept gives to a heading, each pair of texts a way of its own. */
function ofConcept(fact: Told, material: Material, slot: string, only: (shape: Shape) => boolean): Try[] {
  if (!fact.concept) return [];
  const key = `${material.key}|${slot}`;
  const shorts = inOrder(fact.concept.without.short, key, (text) => text);
  return inOrder(fact.concept.after, key, (text) => text).flatMap((after) =>
    shorts.map((short): Try => {
      const alone = (shape: Shape) => only(shape) && (!/,/u.test(after) || needs(shape) === '{after}');
      const fits = isDoing(short) ? (shape: Shape) => alone(shape) && takesDoing(shape) : alone;
      return { bank: 'headlines', only: fits, facts: [fact], slots: ending(short, after) };
    }),
  );
}

/** Shapes that a fact reads well in. */
const suits = (fact: Told, said: string | undefined) => (shape: Shape) =>
  withoutVerb(said)(shape) && besidePrice(fact)(shape) && ofSeller(fact, said)(shape);

function plainly(fact: Told, material: Material): Try {
  const slots = slotsOf(fact, material).brief ?? {};
  const reads = suits(fact, slots.p);
  const only = (shape: Shape) => isOf(['p', 'f', 'c'])(shape) && reads(shape);
  return { bank: 'headlines', only, facts: [fact], slots };
}

/** When the thing that is ordered waits: «Mañana a las 8:30 te espera tu hogaza». */
function waiting(fact: Told, { input, about }: Material): Try[] {
  const at = waitsAt(fact.text, input.language);
  if (at === undefined) return [];
  const text =
    about.language === 'es' ? `${at} {te|le} [espera/esperan] {your}` : `${at}, {your} [is/are] waiting`;
  return [{ own: [{ id: `waits:${fact.id}`, forms: { S: text, M: text, L: text } }], facts: [fact] }];
}

/** Ways to head a text: pain by a question or what ends, outcome by what comes, proof by figures; else by a fact. */
export function heading(
  angle: Angle,
  facts: readonly Told[],
  material: Material,
  slot: string,
  asks: boolean,
): Try[] {
  const concept = facts.filter((fact) => fact.concept !== undefined);
  const lead = concept[0] ?? facts[0];
  const byFacts = facts.map((fact) => plainly(fact, material));
  const plain: Try[] = [isMore, isPlain].map((only) => ({ bank: 'headlines', only, facts: [] }));
  if (!lead) return plain;
  if (angle === 'pain') {
    const asked = asks ? question(lead, material, slot).slice(0, lead.concept ? 1 : 3) : [];
    const ends = concept.slice(0, 2).flatMap((fact) => ofConcept(fact, material, slot, has('short')));
    return [...asked, ...ends, ...byFacts, ...plain];
  }
  if (angle === 'outcome') {
    const waits = facts.flatMap((fact) => waiting(fact, material));
    const isAfter = (shape: Shape) => has('after')(shape) && !has('short')(shape);
    const comes = concept.slice(0, 2).flatMap((fact) => ofConcept(fact, material, slot, isAfter));
    return [...(asks ? waits : []), ...comes, ...byFacts, ...plain];
  }
  const isBare = (shape: Shape) => needs(shape) === '{figs}';
  const figures = figuring(facts, material).flatMap((way) =>
    [isBare, has('figs')].map((only): Try => ({ ...way, bank: 'headlines', only })),
  );
  return [...(asks ? figures : []), ...byFacts, ...plain];
}

/** What goes on from its subject needs no colon: «nuestra mesa: es de roble». */
const withoutColon =
  (said: string | undefined) =>
  ({ forms }: Shape): boolean =>
    said === undefined || !/: \{c\}/u.test(forms.L);

/** The line beside the subject. */
export const preheading = (facts: readonly Told[], material: Material): Try[] =>
  facts
    .filter(({ pair }) => !pair || !givesNoReason(pair.label))
    .map((fact): Try => {
      const filled = slotsOf(fact, material);
      const said = filled.slots?.p;
      return {
        bank: 'preheaders',
        only: (shape) => suits(fact, said)(shape) && withoutColon(said)(shape),
        facts: [fact],
        ...filled,
      };
    });
