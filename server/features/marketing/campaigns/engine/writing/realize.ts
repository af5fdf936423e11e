import type { Line } from '../../../../../../shared/marketing/campaigns/piece';
import type { Angle } from '../../../../../../shared/marketing/campaigns/scales';
import { priceId } from '../../validators/fact-rules';
import { fold } from '../../../grammar/words/fold';
import type { Material } from '../plan/material';
import { inOrder } from '../pick';
import { momentFor } from './moment';
import type { Try, Unit } from '../plan/unit';
import { banks } from '../shapes/banks';
import type { Shape, Size } from '../shapes/shape';
import { fill } from '../surface/markup';
import type { Mention } from '../surface/called';
import { meetsPreposition, priceWithin } from '../surface/price-within';

/** The state of a set in writing: what is used up. */
export interface Desk {
  material: Material;
  usedShapes: Set<string>;
  usedHeadlines: Set<string>;
  /** What the lexicon has said, by type of piece, and the questions that a landing page has answered. */
  usedSayings: Set<string>;
  /** What has been worked out: banks in the order of a slot, and what a slot takes. */
  kept: Map<string, unknown>;
}

export const newDesk = (material: Material): Desk => ({
  material,
  usedShapes: new Set(),
  usedHeadlines: new Set(),
  usedSayings: new Set(),
  kept: new Map(),
});

/** Remembers what is used up, and gives back a way to return to that: what was tried and not taken is free again. */
export function checkpoint(desk: Desk): () => void {
  const { usedShapes, usedHeadlines, usedSayings } = desk;
  const used = [usedShapes, usedHeadlines, usedSayings].map((set) => [set, new Set(set)] as const);
  return () => {
    for (const [set, before] of used) {
      set.clear();
      for (const one of before) set.add(one);
    }
  };
}

/** What has been worked out under a key, or works it out. */
function keep<T>({ kept }: Desk, key: string, work: () => T): T {
  if (!kept.has(key)) kept.set(key, work());
  return kept.get(key) as T;
}

/** What a text must be besides valid. */
export interface Wanted {
  size: Size;
  angle: Angle;
  /** The piece that it stands in, for «other wording»: `pain/email`. */
  pieceKey: string;
  isSentence?: boolean;
  accepts?: (text: string) => boolean;
}

/** A way to fill a unit that has been found: it is kept for the other lengths of the same sentence. */
export interface Choice {
  way: Try;
  shape: Shape;
}

export interface Realized {
  line: Line;
  choice: Choice;
}

const sizes: Record<Size, readonly Size[]> = { L: ['L', 'M', 'S'], M: ['M', 'S'], S: ['S', 'M'] };

/** A name beyond this length stands in no sentence if there is a short one. */
const longName = 40;

const named = ({ the, a, your, our, this: here }: Mention) => ({
  the,
  a,
  your,
  our,
  this: here,
  'the product': the,
  // Sentences of a sector name a brand as it is: «the list has Relevo on it».
  'a product': a ?? the,
  'your product': your,
});

const withFirst = (text: string) => text.charAt(0).toLocaleUpperCase('es') + text.slice(1);

/** What stands in a slot whatever a sentence tells. */
function namesFor(unit: Unit, { material }: Desk) {
  const { mentions, ground, sector, key } = material;
  const { name, shortName } = ground.product;
  const isBulky = shortName !== undefined && name.length > longName;
  const mention = unit.isNaming && !isBulky ? mentions.full : mentions.short;
  return {
    ...named(mention),
    it: mentions.it,
    // A name that holds the company's is not said to be of it.
    company: fold(mention.the).includes(fold(ground.company.name)) ? undefined : ground.company.name,
    price: priceWithin(ground.product.price),
    moment: momentFor(`${key}|${unit.slot}`, sector.moments, ground),
    thing: sector.vocabulary.thing.one,
  };
}

/** Everything that a template's slots can take. */
function slotsFor(unit: Unit, way: Try, size: Size, desk: Desk) {
  const names = keep(desk, `names|${unit.isNaming}|${unit.slot}`, () => namesFor(unit, desk));
  const filled = size === 'S' && way.brief ? way.brief : way.slots;
  const subject = unit.isNaming && filled?.s && filled.p ? { s: `${names.the} ${filled.p}` } : undefined;
  return { ...names, ...filled, ...subject };
}

/** Whether the product's name or short name stands in a text. */
export function isNamedIn(text: string, { ground: { product } }: Material): boolean {
  const names = [product.name, product.shortName].filter((name) => name !== undefined);
  return names.some((name) => fold(text).includes(fold(name)));
}

/** One attempt: a line, or nothing if a slot is empty, a validator complains or the text is not what is wanted. */
function attempt(
  unit: Unit,
  { way, shape }: Choice,
  size: Size,
  { isSentence = true, accepts = () => true }: Wanted,
  desk: Desk,
): Line | undefined {
  const { material } = desk;
  const template = shape.forms[size].replace('{act}', way.slots?.act ?? '{act}');
  const filled = fill(template, material.about, slotsFor(unit, way, size, desk));
  if (filled === undefined || meetsPreposition(filled)) return undefined;
  const text = filled.replace(/(?<=[.:!?] )\p{Ll}(?=.*)/u, (letter, at: number, all: string) =>
    /[.!?] $/u.test(all.slice(0, at)) ? withFirst(letter) : letter,
  );
  const cites = [...new Set(way.facts.map(({ id }) => id))];
  const isPriced =
    /\{price\}/u.test(template) || (/\{figs\}/u.test(template) && way.slots?.price !== undefined);
  const facts = isPriced ? [...cites, priceId] : cites;
  if ((unit.isNaming && !isNamedIn(text, material)) || !accepts(text)) return undefined;
  return material.isSound({ text, facts, isSentence, canCite: true }) ? { text, facts } : undefined;
}

/** The shapes of a way, in the order that the slot gives them; «other wording» begins further on. */
function shapesOf(way: Try, unit: Unit, wanted: Wanted, desk: Desk): readonly Shape[] {
  const { key, input } = desk.material;
  const by = bumps(unit, wanted, input.wording);
  if (way.own) return rotated(way.own, by);
  const { bank } = way;
  if (bank === undefined) return [];
  const slot = `${key}|${wanted.angle}|${unit.slot}`;
  const all = keep(desk, `${bank}|${slot}`, () =>
    inOrder(banks[input.language][bank] as readonly Shape[], slot, ({ id }) => id),
  );
  return rotated(way.only ? all.filter(way.only) : all, by);
}

const bumps = (
  { slot }: Unit,
  { pieceKey, angle }: Wanted,
  { pieces, slots }: Material['input']['wording'],
) => (pieces[pieceKey] ?? 0) + (slots[`${angle}/${slot}`] ?? 0);

const rotated = <T>(things: readonly T[], by: number): readonly T[] =>
  things.length === 0
    ? things
    : [...things.slice(by % things.length), ...things.slice(0, by % things.length)];

/** Facts as they are may stand anywhere; shapes and sentences of the lexicon only once in a set. */
const isSpent = (shape: Shape, { usedShapes }: Desk) =>
  usedShapes.has(shape.id) && !shape.id.startsWith('fact:');

/** Fills a unit: as it was chosen before, or by the first way whose sentence is valid. */
export function realize(unit: Unit, wanted: Wanted, desk: Desk, chosen?: Choice): Realized | undefined {
  const sized = (choice: Choice) => {
    for (const size of sizes[wanted.size]) {
      const line = attempt(unit, choice, size, wanted, desk);
      if (line) return { line, choice };
    }
    return undefined;
  };
  const before = chosen && sized(chosen);
  if (before) return before;
  const sayingOf = ({ said }: Try) => said && `${wanted.pieceKey.split('/')[1]}|${said}`;
  for (const way of unit.tries) {
    const saying = sayingOf(way);
    if (saying !== undefined && desk.usedSayings.has(saying)) continue;
    for (const shape of shapesOf(way, unit, wanted, desk)) {
      if (isSpent(shape, desk)) continue;
      const found = sized({ way, shape });
      if (!found) continue;
      desk.usedShapes.add(shape.id);
      if (saying !== undefined) desk.usedSayings.add(saying);
      return found;
    }
  }
  return undefined;
}
