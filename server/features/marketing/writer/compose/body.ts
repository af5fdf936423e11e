import type { Block, Line } from '../../../../../shared/marketing/campaigns/piece';
import type { BodyLine, Choice } from '../blueprint/parse';
import type { Context } from '../brief/context';
import { fill, holds, lettersOf } from '../brief/fill';
import { priceId } from '../brief/slots';
import type { Drafted } from './drafted';
import { carried } from './fit';

/** Lists of which a part would mislead: what is included, what there is to pay, where and when. */
const wholes: ReadonlySet<string> = new Set(['includes', 'evidence', 'prices', 'details']);

const listOf = (
  { of, from, most = Infinity }: Extract<BodyLine, { type: 'list' }>,
  { lists }: Context,
): Line[] => (lists[of] ?? []).slice(from, from + most).map((one) => ({ ...one }));

/** What a line of a body becomes; undefined when it disappears. */
function drafted(
  line: BodyLine,
  { part, paragraph, id }: Omit<Choice, 'lines'>,
  context: Context,
): Drafted | undefined {
  if (!holds(line.conditions, context)) return undefined;
  const ofBlock = { part, rank: line.rank, paragraph };
  if (line.type === 'list') {
    const lines = listOf(line, context);
    const isWhole = line.kind === 'steps' || wholes.has(line.of);
    const block = { ...ofBlock, kind: line.kind, lines, ids: lines.map(() => id), isWhole };
    return lines.length > 0 ? block : undefined;
  }
  const text = fill(line.text, context);
  if (!text) return undefined;
  const kind = line.type === 'heading' ? 'heading' : 'text';
  return { ...ofBlock, kind, lines: [text], ids: [id], isWhole: false };
}

/** Sentences that follow each other in a paragraph are one block. */
function inParagraphs(blocks: readonly Drafted[]): Drafted[] {
  const joined: Drafted[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    const isSame = last?.kind === 'text' && block.kind === 'text' && last.paragraph === block.paragraph;
    if (isSame && last.rank === block.rank) {
      last.lines.push(...block.lines);
      last.ids.push(...block.ids);
    } else joined.push({ ...block, lines: [...block.lines], ids: [...block.ids] });
  }
  return joined;
}

/** How the forms of a body are chosen. */
interface BodyAsked {
  /** How often other words were asked for in a choice, by its name. */
  turns: Readonly<Record<string, number>>;
  /** What stands before the numbers of the choices in their names. */
  name: string;
  /** First lines that no other angle repeats, while there are others. */
  taken: ReadonlySet<string>;
  /** What such a line opens. */
  opens: string;
  /** Headings above it: no sentence repeats them. */
  said?: readonly Line[];
  /** The bodies of the angle's variants: another sentence of theirs that says the same facts is another wording. */
  siblings: () => readonly Choice[];
}

/** What headings leave of a block: they tell a line by its words, a sentence or an item by all of its facts but thing and price. */
function untold(form: Drafted, said: readonly Line[], { answers }: Context): Drafted | undefined {
  if (said.length === 0) return form;
  const heads = new Set(said.map(({ text }) => lettersOf(text)));
  const told = new Set(said.flatMap(({ facts }) => facts).filter((fact) => fact !== priceId));
  const isSaid = form.kind === 'text' || (form.kind === 'list' && !form.isWhole);
  const lines = form.lines.filter(({ text, facts }) => {
    const own = facts.filter((fact) => fact !== answers.thing?.id);
    const isTold = isSaid && own.length > 0 && own.every((fact) => told.has(fact));
    return !isTold && !heads.has(lettersOf(text));
  });
  return lines.length > 0 ? { ...form, lines, ids: form.ids.slice(0, lines.length) } : undefined;
}

/** The key of a first line that no other angle repeats; a heading, a lead-in and a quotation are no such line. */
export const openingOf = (block: Drafted | undefined, opens: string): string => {
  const text = block?.kind === 'text' ? block.lines[0]?.text : undefined;
  return text && !text.endsWith(':') ? `${opens} first ${text.toLowerCase()}` : '';
};

/** What the lines of a choice become, the preferred one first: mostly only that is wanted. */
function formsOf(
  { lines, ...choice }: Choice,
  context: Context,
  said: readonly Line[],
  most = Infinity,
): Drafted[] {
  const forms: Drafted[] = [];
  for (const line of lines) {
    const form = forms.length < most ? drafted(line, choice, context) : undefined;
    const left = form && untold(form, said, context);
    if (left) forms.push(left);
  }
  return forms;
}

const factsOf = ({ lines }: Drafted) => JSON.stringify(lines.map(({ facts }) => facts.toSorted()));

/** Other wordings of a sentence: its own alternatives, then the sentences of other variants that say the same facts. */
function otherWordings(forms: readonly Drafted[], siblings: readonly Choice[], context: Context): Drafted[] {
  const [first] = forms;
  if (first?.kind !== 'text') return [...forms];
  const others = siblings
    .flatMap((choice) => formsOf(choice, context, []))
    .filter((form) => form.kind === 'text' && factsOf(form) === factsOf(first))
    .map((form) => ({ ...first, lines: form.lines }));
  return [...new Map([...forms, ...others].map((form) => [form.lines[0]?.text, form])).values()];
}

/** The letters of a sentence, by which none comes twice; of lists and headings none. */
const lettersIn = ({ kind, lines }: Drafted): string =>
  kind === 'text' ? lettersOf(lines[0]?.text ?? '') : '';

/** The blocks of a body: of each choice the form that is asked for, or the first one. */
export function bodyOf(choices: readonly Choice[], context: Context, asked: BodyAsked): Drafted[] {
  const { turns, name, taken, opens, said = [] } = asked;
  const blocks: Drafted[] = [];
  const heard = new Set<string>();
  for (const choice of choices) {
    const times = turns[`${name}.${choice.id}`] ?? 0;
    const isFirst = blocks.length === 0;
    const all = formsOf(choice, context, said, isFirst || times > 0 ? Infinity : 1);
    const isTaken = (form: Drafted) => openingOf(form, opens) !== '' && taken.has(openingOf(form, opens));
    const fresh = isFirst ? all.filter((form) => !isTaken(form)) : all;
    const own = fresh.length > 0 ? fresh : all;
    const forms = times === 0 ? own : otherWordings(own, asked.siblings(), context);
    const form = forms[times % Math.max(1, forms.length)];
    const letters = form ? lettersIn(form) : '';
    if (!form || heard.has(letters)) continue;
    blocks.push(form);
    if (letters) heard.add(letters);
  }
  return carried(inParagraphs(blocks));
}

/** Which choice of a blueprint each text of a piece came from, by its place. */
export type PlaceSlots = Record<string, string>;

/** A piece with the slot of each of its texts. */
export interface Composition<Content> {
  content: Content;
  slots: PlaceSlots;
}

/** A drafted body as it is stored: plain paragraphs need no kind. */
export const finished = (blocks: readonly Drafted[]): Block[] =>
  blocks.map(({ part, kind, lines }) => ({ part, ...(kind !== 'text' && { kind }), lines }));

/** The choices behind the lines of a body, for «other wording» of one of them. */
export const slotsOfBody = (blocks: readonly Drafted[], body: string, before = ''): PlaceSlots =>
  Object.fromEntries(
    blocks.flatMap(({ ids }, block) =>
      ids.map((id, line) => [`${before}blocks.${block}.lines.${line}`, `${body}.${id}`] as const),
    ),
  );

/** The button that a piece leads to. */
export const ctaOf = ({ slots, brief: { goal } }: Context) => ({
  label: slots.get('button')?.text ?? '',
  goal: goal.goal,
});
