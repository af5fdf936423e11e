import type { Line, Piece } from '../../../../../shared/marketing/campaigns/piece';
import type { Angle } from '../../../../../shared/marketing/campaigns/scales';
import type { Wording } from '../../../../../shared/marketing/campaigns/sets/wording';
import type { Context } from '../brief/context';
import { priceId } from '../brief/slots/slot';
import { commonField } from '../blueprint/load';
import type { Template, Variant } from '../blueprint/variant';
import { holds } from '../brief/conditions';
import { fill, lettersOf } from '../brief/fill';

/** The pieces of a set that are being written beside each other. */
export interface Desk {
  context: Context;
  wording: Wording;
  /** Subjects, headings and first lines of each type, and of short and long posts, which no other angle repeats. */
  taken: Record<Piece['type'] | 'short' | 'long', Set<string>>;
}

/** One piece that is being written. */
export interface Job {
  desk: Desk;
  angle: Angle;
  type: Piece['type'];
  variant: Variant;
}

/** FNV-1a over 32 bits, mixed once more. */
function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) as number), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** How often other wording was asked for, of the set and of the piece. */
const turnOf = ({ wording }: Desk, key: string) => wording.set + (wording.pieces[key] ?? 0);

const from = <Item>(items: readonly Item[], start: number): Item[] =>
  items.length === 0 ? [] : [...items.slice(start % items.length), ...items.slice(0, start % items.length)];

/**
 * The variant in which a piece is written: of those whose needs a brief meets, the one that the company's name and the
 * product's place among its products give; plain ones come last. Other wording takes the next one, and so does the
 * `nth` text of one set.
 */
export function variantFor(desk: Desk, all: readonly Variant[], key: string, nth = 0): Variant {
  const { brief } = desk.context;
  const able = all.filter(({ needs }) => holds(needs, desk.context));
  const start = hashOf(`${brief.company.name}|${key}`) + brief.position + nth;
  const rich = able.filter(({ isPlain }) => !isPlain);
  const ordered = [
    ...from(rich, start),
    ...from(
      able.filter(({ isPlain }) => isPlain),
      start,
    ),
  ];
  const variant = ordered[turnOf(desk, key) % Math.max(1, ordered.length)];
  if (!variant) throw new Error(`No blueprint for ${key}`);
  return variant;
}

/** How the texts of a field are chosen. */
export interface Wanted {
  /** A heading has no full stop. */
  isHead?: boolean;
  least?: number;
  most: number;
  /** Texts that may not come again; what is chosen is added. */
  taken?: Set<string>;
  /** What stands beside it: a text that states something else is preferred, and the same text is not repeated. */
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
  const company = context.brief.company.name.trim();
  const isAbbreviated = (text: string) => company.endsWith('.') && text.endsWith(company);
  const lines = templates
    .filter(({ conditions }) => holds(conditions, context))
    .map(({ text }) => fill(text, context))
    .filter((line) => line !== undefined)
    .map((line) =>
      isHead && !isAbbreviated(line.text) ? { ...line, text: line.text.replace(/(?<!\.)\.$/u, '') } : line,
    )
    .filter(({ text }) => lengthOf(text) >= least && lengthOf(text) <= most);
  return [...new Map(lines.map((line) => [line.text, line])).values()];
}

/**
 * Those that say something else than what stands beside them come first, those that name the company again last; those
 * that say the same words are left out.
 */
function apart(
  lines: readonly Line[],
  beside: readonly Line[],
  { shared, company }: { shared: ReadonlySet<string>; company: string | undefined },
): Line[] {
  const said = new Set(beside.flatMap(({ facts }) => facts).filter((fact) => !shared.has(fact)));
  const words = new Set(beside.map(({ text }) => lettersOf(text)));
  const heads = beside.map(({ text }) => lettersOf(text.split(':')[0] ?? ''));
  const isNamed = ({ text }: Line) => company !== undefined && text.includes(company);
  const isNamedBeside = beside.some(isNamed);
  // «Notaría Sanz, en Lugo: poderes» under «Poderes» tells nothing but the company.
  const isSame = ({ text, facts }: Line) =>
    company !== undefined &&
    facts.every((fact) => shared.has(fact)) &&
    heads.some((head) => head !== '' && lettersOf(text).includes(head));
  const repeats = (line: Line) =>
    Number(line.facts.some((fact) => said.has(fact)) || (isNamedBeside && isNamed(line)) || isSame(line));
  return lines
    .filter(({ text }) => !words.has(lettersOf(text)))
    .toSorted((one, other) => repeats(one) - repeats(other));
}

/** The first words of a text. */
const beginning = (text: string): string => lettersOf(text.split(/\s+/u).slice(0, 4).join(' '));

/** Those that begin otherwise than what stands beside them come first. */
function unlike(lines: readonly Line[], beside: readonly Line[]): Line[] {
  const begun = new Set(beside.map(({ text }) => beginning(text)));
  const isAlike = ({ text }: Line) => Number(begun.has(beginning(text)));
  return lines.toSorted((one, other) => isAlike(one) - isAlike(other));
}

/** The text of a field: the first that fits and no other angle has; other wording takes a later one. */
export function fieldOf({ desk, angle, type, variant }: Job, name: string, wanted: Wanted): Line | undefined {
  const { context, wording } = desk;
  const templates = [...(variant.fields[name] ?? []), ...commonField(context.blueprints, ['any'], name)];
  const all = textsOf(templates, context, wanted);
  // A text that is shorter than wished is better than none.
  const able = all.length > 0 ? all : textsOf(templates, context, { ...wanted, least: 0 });
  // Thing and price are told everywhere.
  const shared = new Set([context.answers.thing?.id ?? '', priceId]);
  const isEnglishPreheader = name === 'preheader' && context.brief.language === 'en';
  // An inbox shows it beside the subject: no price twice.
  if (isEnglishPreheader) shared.delete(priceId);
  const { told } = wanted;
  const fresh = able
    .filter(({ text }) => !wanted.taken?.has(`head ${text.toLowerCase()}`))
    .filter(({ facts }) => !told || facts.every((fact) => told.has(fact) || shared.has(fact)));
  // Under a heading with the company's name stands something else; other fields may repeat it.
  const company = name === 'subtitle' ? context.brief.company.name.trim() : undefined;
  const others = apart(fresh, wanted.beside ?? [], { shared, company });
  const found = isEnglishPreheader ? unlike(others, wanted.beside ?? []) : others;
  const line = found[(wording.slots[`${angle}/${type}.${name}`] ?? 0) % Math.max(1, found.length)];
  if (line) wanted.taken?.add(`head ${line.text.toLowerCase()}`);
  return line;
}
