import type { Angle } from '../../../../../../shared/marketing/campaigns/scales';
import { predicateOf } from '../facts/say';
import type { Material, Told } from './material';
import { question, scene, situation } from './openings';
import { inviting, ordering, pricing, pricingByMeasure } from './terms';
import { asItIs, consequence, contrast, figuring, listing, meaning, telling } from './tries';
import type { Try, Unit } from './unit';

/** What a body is planned from. */
export interface Plan {
  angle: Angle;
  type: 'email' | 'social';
  facts: readonly Told[];
  material: Material;
  /** Sentences of the reader's day that are added where the facts alone are too short. */
  more?: boolean;
  /** The product is named in the shortest way, where nothing else fits. */
  isShort?: boolean;
}

/** The openers of an angle: a question and the day without the thing; the moment of use; the figures. */
function openers({ angle, type, facts, material }: Plan, slot: (name: string) => string): [Try[], Try[]] {
  const [lead] = facts;
  const [first, second] = [slot('A1'), slot('A2')];
  const isEmail = type === 'email';
  if (angle === 'pain') {
    return isEmail
      ? [scene(lead, material, first), question(undefined, material, second)]
      : [question(lead, material, first), scene(lead, material, second)];
  }
  if (angle === 'outcome') {
    const other = facts.find(({ concept }, index) => index > 0 && concept) ?? lead;
    return [situation(material, first), question(isEmail ? other : undefined, material, second)];
  }
  const figures = figuring(facts, material);
  const told = lead ? telling(lead, material) : [];
  return figures.length === 0 || isEmail ? [told, figures] : [figures, []];
}

/** Two facts that go into one sentence with the product as its subject. */
const goTogether = (one: Told, other: Told | undefined, { about }: Material): other is Told =>
  other !== undefined &&
  one.text.length + other.text.length <= 90 &&
  [one, other].every((fact) => predicateOf(fact, about) !== undefined && !/[,;:]/u.test(fact.text));

/** The facts of the body, in the order in which it tells them, with the leading ones in one sentence if they go together. */
function toldFacts({ angle, type, facts, material }: Plan) {
  const offer = facts.find(({ kind }) => kind === 'offer');
  const told = facts.filter((fact) => fact !== offer);
  // The email of the proof angle opens with its leading fact.
  const order = angle === 'proof' && type === 'email' && told.length > 2 ? told.slice(1) : told;
  // The product is named by a fact that takes it as its subject.
  const lead = order.find((fact) => predicateOf(fact, material.about) !== undefined) ?? order[0];
  const rest = order.filter((fact) => fact !== lead);
  const partner = lead && rest.find((fact) => goTogether(lead, fact, material));
  return { offer, lead, partner, rest: rest.filter((fact) => fact !== partner) };
}

/** A unit of a plan's text; what is not said of it is optional. */
const unitOf =
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

const required = { isRequired: true };
const core = { isCore: true };

/** What opens a text; any fact can where nothing else is left. */
function attention(plan: Plan, lead: Told | undefined): Unit[] {
  const { facts, material, more = false } = plan;
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
    unit('A3', 'A', 1.5, more ? situation(material, slot('A3')) : []),
    unit('A4', 'A', 1, more ? question(undefined, material, slot('A4')) : []),
  ];
}

/** What the leading facts do, what ends with them, the other facts, and the price. */
function desire(
  plan: Plan,
  { lead, partner }: ReturnType<typeof toldFacts>,
  others: readonly Told[],
): Unit[] {
  const { facts, material, type } = plan;
  const unit = unitOf(plan);
  const leading = [lead, partner].filter((fact) => fact !== undefined);
  const contrasted = partner ?? lead;
  const listed = listing(others, material);
  return [
    unit(
      'D1',
      'D',
      6,
      leading.flatMap((fact) => meaning(fact, material, `${type}.D1`)),
      core,
    ),
    unit('D2', 'D', 3, contrasted ? contrast(contrasted, material, `${type}.D2`) : []),
    ...restOf(others, listed, material).map((tries, index) =>
      unit(`D3.${index}`, 'D', 4 - index * 0.1, tries),
    ),
    unit('D4', 'D', 8, [...pricingByMeasure(facts, material), ...pricing(material)], required),
  ];
}

/** The sentences of an email's body or of a post, in the order of the specification. */
export function planText(plan: Plan): Unit[] {
  const { angle, type, facts, material } = plan;
  const unit = unitOf(plan);
  const told = toldFacts(plan);
  const { offer, lead, partner } = told;
  const [next, ...others] = told.rest;
  const named = plan.isShort ? shortest(facts, material) : naming(lead, partner, facts, material);
  const ordered = angle === 'pain' ? ordering(offer, material) : [];
  const units = [
    ...attention(plan, lead),
    unit('I1', 'I', 10, named, { ...required, isNaming: true }),
    unit('I2', 'I', 5, next ? consequence(next, material, `${type}.I2`) : [], type === 'email' ? core : {}),
    ...desire(plan, told, others),
    unit('X1', 'X', 7, offer && ordered.length === 0 ? [asItIs(offer, material)] : []),
    unit('X2', 'X', 10, [...ordered, ...inviting(material, `${type}.X2`)], required),
  ];
  return units.filter(({ tries }) => tries.length > 0);
}

/** The sentence that names the product: about the leading facts, or a shorter one if that does not fit. */
const naming = (
  lead: Told | undefined,
  partner: Told | undefined,
  facts: readonly Told[],
  material: Material,
): Try[] => [
  ...(lead && partner ? listing([lead, partner], material) : []),
  ...(lead ? telling(lead, material, true) : []),
  ...facts
    .filter((fact) => fact !== lead)
    .toSorted((a, b) => a.text.length - b.text.length)
    .flatMap((fact) => telling(fact, material, true)),
  ...pricing(material),
];

/** The product named with its shortest fact, or with its price. */
const shortest = (facts: readonly Told[], material: Material): Try[] => [
  ...facts
    .filter(({ text }) => text.length <= 60)
    .toSorted((a, b) => a.text.length - b.text.length)
    .flatMap((fact) => telling(fact, material, true)),
  ...pricing(material),
];

/** The facts that are left: in one sentence if they go together, else one by one. */
function restOf(others: readonly Told[], listed: readonly Try[], material: Material): Try[][] {
  const inList = new Set(listed[0]?.facts ?? []);
  const single = others.filter((fact) => !inList.has(fact)).slice(0, 4);
  return [
    ...(listed.length > 0 ? [listed.slice(0, 1)] : []),
    ...single.map((fact) => telling(fact, material)),
  ];
}
