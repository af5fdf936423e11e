import type { Line, Piece } from '../../../../../shared/marketing/campaigns/piece';
import { campaignKinds } from '../../../../../shared/marketing/campaigns/kinds';
import type { Angle } from '../../../../../shared/marketing/campaigns/scales';
import type { Wording } from '../../../../../shared/marketing/campaigns/sets/wording';
import { commonField } from '../blueprint/load';
import type { Template, Variant } from '../blueprint/parse';
import type { Context } from '../brief/context';
import { fill, holds, lettersOf } from '../brief/fill';
import { priceId } from '../brief/slots';

/** The pieces of a set that are being written beside each other. */
export interface Desk {
  context: Context;
  wording: Wording;
  /** Subjects, headings and first lines, by what they stand in: no other angle repeats them. */
  taken: Set<string>;
}

/** One piece that is to be written. */
export interface Job {
  desk: Desk;
  angle: Angle;
  type: Piece['type'];
}

/** The variants of an angle in the blueprints of a job's type; those of posts under a lead, or plain ones. */
export function variantsOf({ desk, angle, type }: Job, lead?: string): Variant[] {
  const all = desk.context.blueprints[campaignKinds[type].handle].filter(({ path }) => path[0] === angle);
  const under = all.filter(({ path }) => path[1] === lead);
  if (lead === undefined) return all;
  return under.length > 0 ? under : all.filter(({ isPlain }) => isPlain);
}

/** A number that differs between most names. */
const numberOf = (text: string): number =>
  Array.from(text).reduce((sum, character, index) => sum + (index + 1) * (character.codePointAt(0) ?? 0), 0);

/** How often other wording was asked for, of the set and of the piece. */
export const turnOf = ({ desk: { wording }, angle, type }: Job) =>
  wording.set + (wording.pieces[`${angle}/${type}`] ?? 0);

const from = <Item>(items: readonly Item[], start: number): Item[] => {
  const at = start % Math.max(1, items.length);
  return [...items.slice(at), ...items.slice(0, at)];
};

/**
 * The variant in which a piece is written: of those whose needs a brief meets, the one that the company's name and the
 * product's place among its products give; plain ones come last. Other wording takes the next one, and so does the
 * `nth` text of one set.
 */
export function variantFor(job: Job, all: readonly Variant[], key: string, nth = 0): Variant {
  const { context } = job.desk;
  const able = all.filter(({ needs }) => holds(needs, context));
  const start = numberOf(`${context.brief.company.name}|${key}`) + context.brief.position + nth;
  const ordered = [false, true].flatMap((isPlain) =>
    from(
      able.filter((variant) => variant.isPlain === isPlain),
      start,
    ),
  );
  const variant = ordered[turnOf(job) % Math.max(1, ordered.length)];
  if (!variant) throw new Error(`No blueprint for ${key}`);
  return variant;
}

/** How the texts of a field are chosen. */
export interface Wanted {
  /** A heading has no full stop. */
  isHead?: boolean;
  least?: number;
  most: number;
  /** It may not come again in another angle. */
  isOnce?: boolean;
  /** What stands beside it: a text that says something else is preferred, and the same text is not repeated. */
  beside?: readonly Line[];
  /** Facts that the text below it tells: it promises no others, thing and price excepted. */
  told?: ReadonlySet<string>;
}

const lengthOf = (text: string) => Array.from(text).length;

/** All texts that alternatives give within their limits, each once. */
export function textsOf(
  templates: readonly Template[],
  context: Context,
  { least = 0, most, isHead = false }: Wanted,
): Line[] {
  // “… Hive Co.” keeps the full stop of its name.
  const headed = (text: string) =>
    text.endsWith(context.brief.company.name) ? text : text.replace(/(?<!\.)\.$/u, '');
  const lines = templates
    .filter(({ conditions }) => holds(conditions, context))
    .map(({ text }) => fill(text, context))
    .filter((line) => line !== undefined)
    .map((line) => (isHead ? { ...line, text: headed(line.text) } : line))
    .filter(({ text }) => text !== '' && lengthOf(text) >= least && lengthOf(text) <= most);
  return [...new Map(lines.map((line) => [line.text, line])).values()];
}

/** The first words of a text. */
const beginning = (text: string): string => lettersOf(text.split(/\s+/u).slice(0, 3).join(' '));

/** Those that say and begin otherwise than what stands beside them come first; those that say the same are left out. */
function apart(lines: readonly Line[], beside: readonly Line[], thing: string | undefined): Line[] {
  const said = new Set(beside.flatMap(({ facts }) => facts).filter((fact) => fact !== thing));
  const begun = new Set(beside.map(({ text }) => beginning(text)));
  const words = new Set(beside.map(({ text }) => lettersOf(text)));
  const repeats = ({ text, facts }: Line) =>
    Number(facts.some((fact) => said.has(fact))) + Number(begun.has(beginning(text)));
  return lines
    .filter(({ text }) => !words.has(lettersOf(text)))
    .map((line) => ({ line, times: repeats(line) }))
    .toSorted((one, other) => one.times - other.times)
    .map(({ line }) => line);
}

/** The text of a field: the first that fits and no other angle has; other wording takes a later one. */
export function fieldOf(job: Job, variant: Variant, name: string, wanted: Wanted): Line {
  const { context, wording } = job.desk;
  const { isOnce, beside = [], told } = wanted;
  const { taken } = job.desk;
  const keyOf = (text: string) => `${job.type} head ${text.toLowerCase()}`;
  const templates = [...(variant.fields()[name] ?? []), ...commonField(context.blueprints, 'any', name)];
  const all = textsOf(templates, context, wanted);
  // A text that is shorter than wished is better than none.
  const able = all.length > 0 ? all : textsOf(templates, context, { ...wanted, least: 0 });
  const thing = context.answers.thing?.id;
  const isTold = (fact: string) => fact === thing || fact === priceId || told?.has(fact);
  const fresh = able.filter(
    ({ text, facts }) => !(isOnce && taken.has(keyOf(text))) && (!told || facts.every(isTold)),
  );
  const found = apart(fresh, beside, thing);
  const times = wording.slots[`${job.angle}/${job.type}.${name}`] ?? 0;
  const line = found[times % Math.max(1, found.length)] ?? { text: '', facts: [] };
  if (isOnce) taken.add(keyOf(line.text));
  return line;
}
