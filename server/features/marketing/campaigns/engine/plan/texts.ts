import { predicateOf } from '../facts/say';
import { type Plan, attention, core, required, unitOf } from './attention';
import type { Material, Told } from './material';
import { inviting, ordering, pricing, pricingByMeasure } from './terms';
import { figuring, listing } from './lists';
import { asItIs, consequence, contrast, meaning, telling } from './tries';
import type { Try, Unit } from './unit';

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
  const isLed = angle === 'proof' && type === 'email' && told.length > 2;
  const order = isLed ? told.filter((fact) => fact !== facts[0]) : told;
  // The product is named by a fact that takes it as its subject.
  const lead = order.find((fact) => predicateOf(fact, material.about) !== undefined) ?? order[0];
  const rest = order.filter((fact) => fact !== lead);
  const partner = lead && rest.find((fact) => goTogether(lead, fact, material));
  return { offer, lead, partner, rest: rest.filter((fact) => fact !== partner) };
}

/** What the leading facts do, what ends with another one, the other facts, and the price. */
function desire(
  plan: Plan,
  { lead, partner }: ReturnType<typeof toldFacts>,
  others: readonly Told[],
): Unit[] {
  const { angle, facts, material, type, more = 0 } = plan;
  const unit = unitOf(plan);
  // What the lead does has opened the email of the outcome.
  const isOpened = angle === 'outcome' && type === 'email';
  const leading = (isOpened ? [partner] : [lead, partner]).filter((fact) => fact !== undefined);
  const priced = [...pricingByMeasure(facts, material), ...pricing(material)];
  const contrasted = partner ?? (more > 0 ? lead : undefined);
  const listed = listing(others, material);
  const rest = restOf(others, more > 0 ? [] : listed, material, more > 0 ? 4 : 2);
  const isPriced = angle === 'proof' && type === 'social' && rest.length > 0 && isInFigures(facts, material);
  return [
    unit(
      'D1',
      'D',
      6,
      leading.flatMap((fact) => meaning(fact, material, `${type}.D1`)),
      core,
    ),
    unit('D2', 'D', 3, contrasted ? contrast(contrasted, material, `${type}.D2`) : []),
    ...rest.map((tries, index) => {
      const last = [...tries, ...others.flatMap((fact) => telling(fact, material)), ...priced];
      return index === 0 && isPriced
        ? unit('D3.0', 'D', 4, last, required)
        : unit(`D3.${index}`, 'D', 4 - index * 0.1, tries);
    }),
    unit('D4', 'D', 8, isPriced ? [] : priced, required),
  ];
}

/** Whether the figures that open a text hold the price. */
const isInFigures = (facts: readonly Told[], material: Material) =>
  material.ground.product.price !== undefined && figuring(facts, material).length > 0;

/** An offer as it is, or with the product's name. */
const offering = (offer: Told, material: Material) => [asItIs(offer, material), ...telling(offer, material)];

/** Whether a fact has opened the text. */
const isOpener = (fact: Told, { angle, type, facts, material }: Plan) =>
  angle === 'proof' && fact === facts[0] && (type === 'email' || figuring(facts, material).length === 0);

/** Whether all that a fact says has been said by the figures that open a post. */
const isInRow = (fact: Told, { angle, type, facts, material }: Plan) =>
  angle === 'proof' &&
  type === 'social' &&
  fact.figure !== undefined &&
  fact.text.length <= fact.figure.length + 14 &&
  figuring(facts, material)[0]?.facts.includes(fact) === true;

/** The sentences of an email's body or of a post, in the order of the specification. */
export function planText(plan: Plan): Unit[] {
  const { angle, type, facts, material } = plan;
  const unit = unitOf(plan);
  const told = toldFacts(plan);
  const { offer, lead, partner } = told;
  const [next, ...others] = told.rest.filter((fact) => !isInRow(fact, plan));
  const named = plan.isShort ? shortest(facts, material) : naming(lead, partner, facts, material);
  const ordered = angle === 'pain' ? ordering(offer, material) : [];
  const units = [
    ...attention(plan, lead),
    unit('I1', 'I', 10, named, { ...required, isNaming: true }),
    unit('I2', 'I', 5, next ? consequence(next, material, `${type}.I2`) : [], type === 'email' ? core : {}),
    ...desire(plan, told, others),
    unit(
      'X1',
      'X',
      7,
      offer && ordered.length === 0 && !isOpener(offer, plan) ? offering(offer, material) : [],
    ),
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
function restOf(others: readonly Told[], listed: readonly Try[], material: Material, most: number): Try[][] {
  const inList = new Set(listed[0]?.facts ?? []);
  const single = others.filter((fact) => !inList.has(fact)).slice(0, most);
  return [
    ...(listed.length > 0 ? [listed.slice(0, 1)] : []),
    ...single.map((fact, index) => {
      const [framed, ...plain] = telling(fact, material);
      // Every other one stands as it is.
      return framed && index % 2 === 1
        ? [...plain, framed]
        : [framed, ...plain].filter((way) => way !== undefined);
    }),
  ];
}
