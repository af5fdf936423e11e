import type { Line } from '../../../../../../shared/marketing/campaigns/piece';
import type { Angle } from '../../../../../../shared/marketing/campaigns/scales';
import { priceId } from '../../validators/fact-rules';
import { fold } from '../../../grammar/words/fold';
import { checkLeaf } from '../../validators/validate-piece';
import type { Material } from '../plan/material';
import { inOrder } from '../pick';
import type { Try, Unit } from '../plan/unit';
import { banks } from '../shapes/banks';
import type { Shape, Size } from '../shapes/shape';
import { fill } from '../surface/markup';
import type { Mention } from '../surface/mention';

/** The state of a set in writing: what is used up. */
export interface Desk {
  material: Material;
  usedShapes: Set<string>;
  usedHeadlines: Set<string>;
  /** What the lexicon has said, by type of piece, and the questions that a landing page has answered. */
  usedSayings: Set<string>;
  /** What has been tried: the same attempt is asked for by every network and every wish. */
  attempts: WeakMap<Try, Map<string, Line | undefined>>;
}

export const newDesk = (material: Material): Desk => ({
  material,
  usedShapes: new Set(),
  usedHeadlines: new Set(),
  usedSayings: new Set(),
  attempts: new WeakMap(),
});

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
  'a product': a,
  'your product': your,
});

const withFirst = (text: string) => text.charAt(0).toLocaleUpperCase('es') + text.slice(1);

/** Everything that a template's slots can take. */
function slotsFor(unit: Unit, way: Try, size: Size, { material }: Desk) {
  const { mentions, ground, sector, key } = material;
  const { name, shortName } = ground.product;
  const isBulky = shortName !== undefined && name.length > longName;
  const mention = unit.isNaming && !isBulky ? mentions.full : mentions.short;
  const filled = size === 'S' && way.brief ? way.brief : way.slots;
  return {
    ...named(mention),
    it: mentions.it,
    company: ground.company.name,
    price: ground.product.price,
    moment: inOrder(sector.moments, `${key}|${unit.slot}`, (moment) => moment)[0],
    thing: sector.vocabulary.thing.one,
    ...filled,
    ...(unit.isNaming && filled?.s && filled.p ? { s: `${mention.the} ${filled.p}` } : {}),
  };
}

/** Whether the product's name or short name stands in a text. */
export function isNamedIn(text: string, { ground: { product } }: Material): boolean {
  const names = [product.name, product.shortName].filter((name) => name !== undefined);
  return names.some((name) => fold(text).includes(fold(name)));
}

/** One attempt: a line, or nothing if a slot is empty, a validator complains or the text is not what is wanted. */
function attempt(unit: Unit, choice: Choice, size: Size, wanted: Wanted, desk: Desk): Line | undefined {
  const { isSentence = true, accepts = () => true } = wanted;
  const tried = desk.attempts.get(choice.way) ?? new Map<string, Line | undefined>();
  desk.attempts.set(choice.way, tried);
  const key = `${unit.slot}|${unit.isNaming}|${isSentence}|${choice.shape.id}|${size}`;
  if (!tried.has(key)) tried.set(key, tryOut(unit, choice, size, isSentence, desk));
  const line = tried.get(key);
  return line && accepts(line.text) ? line : undefined;
}

function tryOut(
  unit: Unit,
  { way, shape }: Choice,
  size: Size,
  isSentence: boolean,
  desk: Desk,
): Line | undefined {
  const { material } = desk;
  const template = shape.forms[size].replace('{act}', way.slots?.act ?? '{act}');
  const filled = fill(template, material.about, slotsFor(unit, way, size, desk));
  if (filled === undefined) return undefined;
  const text = filled.replace(/(?<=[.:!?] )\p{Ll}(?=.*)/u, (letter, at: number, all: string) =>
    /[.!?] $/u.test(all.slice(0, at)) ? withFirst(letter) : letter,
  );
  const cites = [...new Set(way.facts.map(({ id }) => id))];
  const isPriced =
    /\{price\}/u.test(template) || (/\{figs\}/u.test(template) && way.slots?.price !== undefined);
  const facts = isPriced ? [...cites, priceId] : cites;
  if (unit.isNaming && !isNamedIn(text, material)) return undefined;
  const leaf = { at: unit.slot, text, facts, isSentence, canCite: true };
  const findings = checkLeaf(leaf, material.ground, { said: material.said });
  return findings.length === 0 ? { text, facts } : undefined;
}

/** The shapes of a way, in the order that the slot gives them; «other wording» begins further on. */
function shapesOf(way: Try, unit: Unit, wanted: Wanted, { material }: Desk): readonly Shape[] {
  const { key, input } = material;
  if (way.own) return rotated(way.own, bumps(unit, wanted, input.wording));
  const all = way.bank ? (banks[input.language][way.bank] as readonly Shape[]) : [];
  const fitting = way.only ? all.filter(way.only) : all;
  return rotated(
    inOrder(fitting, `${key}|${wanted.angle}|${unit.slot}`, ({ id }) => id),
    bumps(unit, wanted, input.wording),
  );
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
