import type { Angle } from '../../../../../../shared/marketing/campaigns/scales';
import type { Material, Told } from './material';
import { question, scene, situation } from './openings';
import { figuring } from './lists';
import { meaning, telling } from './tries';
import type { Try, Unit } from './unit';

/** What a body is planned from. */
export interface Plan {
  angle: Angle;
  type: 'email' | 'social';
  facts: readonly Told[];
  material: Material;
  /** How many sentences of the reader's day are added, where the facts alone are too short. */
  more?: number;
  /** For a network that takes more than the shortest ones do. */
  isRoomy?: boolean;
  /** The product is named in the shortest way, where nothing else fits. */
  isShort?: boolean;
}

type Slot = (name: string) => string;

/** The openers of an angle: the day without the thing, or a question; the state afterwards; the leading fact, or figures. */
function openers(
  { angle, type, facts, material, isRoomy = false, more = 0 }: Plan,
  slot: Slot,
): [Try[], Try[]] {
  const [lead] = facts;
  const [first, second] = [slot('A1'), slot('A2')];
  const isEmail = type === 'email';
  if (angle === 'pain') {
    return isEmail
      ? [scene(lead, material, first), more > 0 ? question(undefined, material, second) : []]
      : [question(lead, material, first), isRoomy ? scene(lead, material, second) : []];
  }
  if (angle === 'outcome') {
    const other = facts.find(({ concept }, index) => index > 0 && concept) ?? lead;
    const after = lead && isEmail ? meaning(lead, material, first) : [];
    return [
      [...after, ...situation(material, first)],
      isRoomy || more > 0 ? question(other, material, second) : [],
    ];
  }
  const figures = figuring(facts, material);
  const told = lead ? telling(lead, material) : [];
  return [
    figures.length === 0 || isEmail ? told : figures,
    more > 0 ? question(undefined, material, second) : [],
  ];
}

/** A unit of a plan's text; what is not said of it is optional. */
export const unitOf =
  ({ type }: Plan) =>
  (
    name: string,
    part: Unit['part'],
    rank: number,
    tries: readonly Try[],
    more: Partial<Unit> = {},
  ): Unit => ({
    ...{ slot: `${type}.${name}`, part, rank, tries, isRequired: false },
    ...more,
  });

export const required = { isRequired: true };
export const core = { isCore: true };

/** What opens a text; any fact can where nothing else is left. */
export function attention(plan: Plan, lead: Told | undefined): Unit[] {
  const { facts, material, more = 0 } = plan;
  const unit = unitOf(plan);
  const slot = (name: string) => `${plan.type}.${name}`;
  const [first, second] = openers(plan, slot);
  const opening = [
    ...first,
    ...question(lead, material, slot('A1')),
    ...situation(material, slot('A1')),
    ...facts.flatMap((fact) => telling(fact, material, true)),
  ];
  return [
    unit('A1', 'A', 9, opening, required),
    unit('A2', 'A', 2, second),
    unit('A3', 'A', 1.5, more > 1 ? situation(material, slot('A3')) : []),
    unit('A5', 'A', 0.5, more > 3 ? situation(material, slot('A5')) : []),
    unit('A6', 'A', 0.4, more > 4 ? question(undefined, material, slot('A6')) : []),
    unit('A4', 'A', 1, more > 2 ? question(undefined, material, slot('A4')) : []),
  ];
}
