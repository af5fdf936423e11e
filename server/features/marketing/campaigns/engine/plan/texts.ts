import type { Angle } from '../../../../../../shared/marketing/campaigns/scales';
import { predicateOf } from '../facts/say';
import type { Material, Told } from './material';
import {
  asItIs,
  consequence,
  contrast,
  figuring,
  inviting,
  listing,
  meaning,
  ordering,
  pricing,
  pricingByMeasure,
  question,
  scene,
  situation,
  telling,
} from './tries';
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

/** The sentences of an email's body or of a post, in the order of the specification. */
export function planText(plan: Plan): Unit[] {
  const { type, facts, material } = plan;
  const slot = (name: string) => `${type}.${name}`;
  const [first, second] = openers(plan, slot);
  const { offer, lead, partner, rest } = toldFacts(plan);
  const [next, ...others] = rest;
  const listed = listing(others, material);
  const measured = pricingByMeasure(facts, material);
  const unit = (
    name: string,
    part: Unit['part'],
    rank: number,
    tries: readonly Try[],
    more: Partial<Unit> = {},
  ): Unit => ({
    ...{ slot: slot(name), part, rank, tries, isRequired: false },
    ...more,
  });
  const required = { isRequired: true };
  const core = { isCore: true };
  const desired = lead && [
    ...meaning(lead, material, slot('D1')),
    ...(partner ? meaning(partner, material, slot('D1')) : []),
  ];
  const contrasted = partner ?? lead;
  const ordered = plan.angle === 'pain' ? ordering(offer, material) : [];
  const named = lead
    ? plan.isShort
      ? shortest(facts, material)
      : naming(lead, partner, facts, material)
    : [];
  const opening = [
    ...first,
    ...question(lead, material, slot('A1')),
    ...situation(material, slot('A1')),
    ...facts.flatMap((fact) => telling(fact, material, true)),
  ];
  const units = [
    unit('A1', 'A', 9, opening, required),
    unit('A2', 'A', 2, second),
    unit('A3', 'A', 1.5, plan.more ? situation(material, slot('A3')) : []),
    unit('A4', 'A', 1, plan.more ? question(undefined, material, slot('A4')) : []),
    unit('I1', 'I', 10, named, { ...required, isNaming: true }),
    unit('I2', 'I', 5, next ? consequence(next, material, slot('I2')) : [], type === 'email' ? core : {}),
    unit('D1', 'D', 6, desired ?? [], core),
    unit('D2', 'D', 3, contrasted ? contrast(contrasted, material, slot('D2')) : []),
    ...restOf(others, listed, material).map((tries, index) =>
      unit(`D3.${index}`, 'D', 4 - index * 0.1, tries),
    ),
    unit('D4', 'D', 8, [...measured, ...pricing(material)], required),
    unit('X1', 'X', 7, offer && ordered.length === 0 ? [asItIs(offer, material)] : []),
    unit('X2', 'X', 10, [...ordered, ...inviting(material, slot('X2'))], required),
  ];
  return units.filter(({ tries }) => tries.length > 0);
}

/** The sentence that names the product: about the leading facts, or a shorter one if that does not fit. */
const naming = (lead: Told, partner: Told | undefined, facts: readonly Told[], material: Material): Try[] => [
  ...(partner ? listing([lead, partner], material) : []),
  ...telling(lead, material, true),
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
