import type { Line } from '../../../../../shared/marketing/campaigns/piece';
import { closed } from '../../../../../shared/marketing/products/brief/tidy';
import type { Context } from '../brief/context';
import { aloneIn, withSaid } from '../brief/context-of';
import type { BodyLine, Choice } from '../blueprint/variant';
import { holds } from '../brief/conditions';
import { fill, lettersOf } from '../brief/fill';
import { timesIn } from '../brief/answers/repeats';
import { priceId } from '../brief/slots/slot';
import { announced, carried } from './carried';
import type { Drafted } from './drafted';
import { withoutHeaded } from './headed';
import { toldBy, withoutTold } from './told';

/** Characters of a sentence that holds an answer; a longer one is not read in one breath. */
const longestSentence = 260;

const minSteps = 2;

function listOf(line: Extract<BodyLine, { type: 'list' }>, { lists }: Context): Line[] {
  const { of, from, most, kind } = line;
  const items = (lists[of] ?? []).slice(from, most === undefined ? undefined : from + most);
  return kind === 'steps' && items.length < minSteps ? [] : items.map((one) => ({ ...one }));
}

/** What a line of a body becomes; undefined when it disappears. */
function drafted(line: BodyLine, choice: Choice, context: Context): Drafted | undefined {
  if (!holds(line.conditions, context)) return undefined;
  const { part, paragraph, id } = choice;
  const ofBlock = { part, rank: line.rank, paragraph };
  if (line.type === 'list') {
    const lines = listOf(line, context);
    const { of } = line;
    return lines.length > 0
      ? { ...ofBlock, kind: line.kind, lines, ids: lines.map(() => id), of }
      : undefined;
  }
  const text = fill(line.text, context);
  if (!text || text.text.length > longestSentence) return undefined;
  return { ...ofBlock, kind: line.type === 'heading' ? 'heading' : 'text', lines: [text], ids: [id] };
}

/** What the lines of a choice become, the preferred one first: those that are fine, and as many as are wanted. */
function formsOf(
  choice: Choice,
  context: Context,
  isFine: (form: Drafted) => boolean = () => true,
  most = choice.lines.length,
): Drafted[] {
  const forms: Drafted[] = [];
  for (const line of choice.lines) {
    const form = forms.length < most ? drafted(line, choice, context) : undefined;
    if (form && isFine(form)) forms.push(form);
  }
  return forms;
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
export interface BodyAsked {
  /** How often other words were asked for in a choice. */
  turn: (id: string) => number;
  /** First lines that no other angle repeats; this body's is added. */
  taken?: Set<string> | undefined;
  /** Headings above it: no sentence repeats them, or the offer that they tell. */
  said?: readonly Line[];
  /** Where no first line is left, one may come again: better than a text that says not what it is about. */
  canRepeat?: boolean;
  /** The shortest form of each choice is taken. */
  isTight?: boolean;
  /** Sentences of the angle's other variants: one that says the same facts may stand in the place of another. */
  siblings?: (() => readonly Choice[]) | undefined;
  /** Where the company is stands in one sentence of ours: the brief without it, for those that follow. */
  placeless?: Context | undefined;
}

const factsOf = ({ lines }: Drafted) => JSON.stringify(lines.map(({ facts }) => facts.toSorted()));

/** Other wordings of a sentence: its own alternatives, then those of other variants that say the same facts. */
function otherWordings(able: readonly Drafted[], siblings: readonly Choice[], context: Context): Drafted[] {
  const [first] = able;
  if (first?.kind !== 'text') return [...able];
  const others = siblings
    .flatMap((choice) => formsOf(choice, context))
    .filter((form) => form.kind === 'text' && factsOf(form) === factsOf(first))
    .map((form) => ({ ...first, lines: form.lines }));
  return [...new Map([...able, ...others].map((form) => [form.lines[0]?.text, form])).values()];
}

const lengthOf = ({ lines }: Drafted) => lines.reduce((sum, { text }) => sum + text.length, 0);

/** One fact needs no list, and no heading over it. */
const isLoneFact = ({ kind, of, lines }: Drafted) => kind === 'list' && of === 'proof' && lines.length === 1;

/** A list of one as a sentence in a paragraph of its own. */
const asSentence = (form: Drafted, context: Context): Drafted => ({
  ...form,
  kind: 'text',
  paragraph: form.paragraph + 0.5,
  lines: form.lines.map(
    (line) => aloneIn(context, line) ?? { ...line, text: closed(line.text, context.brief.language) },
  ),
});

/** Whether an English text is signed with a name that it has: “At Still Room Yoga we offer … Still Room Yoga.” */
function isSignedAgain(form: Drafted, before: readonly Drafted[], { brief, slots }: Context): boolean {
  const { language, company } = brief;
  const name = company.name.trim();
  const signs = [name, `${name} ${slots.get('where')?.text ?? ''}`].map(lettersOf);
  return (
    language === 'en' &&
    signs.includes(lettersOf(form.lines[0]?.text ?? '')) &&
    (before[0]?.lines.some(({ text }) => timesIn(text, name) > 0) ?? false)
  );
}

/** The blocks of a body: of each choice the form that is asked for, or the first one that is not taken. */
function writtenBody(choices: readonly Choice[], context: Context, asked: BodyAsked): Drafted[] {
  const { turn, taken, said = [], isTight = false, siblings = () => [], placeless, canRepeat } = asked;
  const isSaid = toldBy(said, context);
  const heads = new Set(said.map(({ text }) => lettersOf(text)));
  const blocks: Drafted[] = [];
  for (const choice of choices) {
    const isFirst = blocks.length === 0;
    const isTaken = (form: Drafted) => isFirst && taken?.has(openingOf(form, context) ?? '');
    const times = turn(choice.id);
    const isFine = (form: Drafted) => !isTaken(form) && !isSaid(form);
    // Mostly the first form is wanted: the others are then not written.
    const own = placeless && placesIn(placeOf(context), blocks, []) > 0 ? placeless : context;
    const most = times === 0 && !isTight ? 1 : undefined;
    const fine = formsOf(choice, own, isFine, most);
    const isLeft = fine.length === 0 && isFirst && canRepeat;
    const able = isLeft ? formsOf(choice, own, (form) => !isSaid(form), most) : fine;
    const worded = times === 0 ? able : otherWordings(able, siblings(), own);
    const forms = isTight ? worded.toSorted((one, other) => lengthOf(one) - lengthOf(other)) : worded;
    const form = forms[isTight ? 0 : times % Math.max(1, forms.length)];
    const left = form && withoutTold(form, heads);
    // What a heading leaves of the evidence is no text of its own: “Data held in London.”
    const isRest = left && isLoneFact(left) && context.brief.language === 'en' && form.lines.length > 1;
    const kept = isRest ? form : left;
    if (kept && !isSignedAgain(kept, blocks, context))
      blocks.push(isLoneFact(kept) ? asSentence(kept, context) : kept);
  }
  return carried(announced(inParagraphs(blocks)));
}

/** The key of a first line that no other angle repeats; a heading, a lead-in, a price and evidence are no such line. */
function openingOf({ kind, lines: [first] }: Drafted, { answers }: Context): string | undefined {
  if (kind === 'heading' || !first || first.text.endsWith(':')) return undefined;
  const open = new Set([priceId, ...answers.proof.flatMap(({ facts }) => facts)]);
  const isOpen = first.facts.length > 0 && first.facts.every((fact) => open.has(fact));
  return isOpen ? undefined : `first ${first.text.toLowerCase()}`;
}

const placeOf = ({ slots }: Context): string => slots.get('where')?.text ?? '';

/** How often a place is named, in the same words. */
function placesIn(where: string, blocks: readonly Drafted[], said: readonly Line[]): number {
  const texts = [...said, ...blocks.flatMap(({ lines }) => lines)].map(
    ({ text, label }) => `${label ?? ''} ${text}`,
  );
  return timesIn(texts.join(' '), where);
}

/** A body that would name the place twice. */
function placedOnce(choices: readonly Choice[], context: Context, asked: BodyAsked): Drafted[] {
  const slots = new Map(context.slots);
  slots.delete('where');
  const placeless = withSaid({ ...context, slots });
  const without = writtenBody(choices, placeless, asked);
  const isNamed = placesIn(placeOf(context), without, asked.said ?? []) > 0;
  return isNamed ? without : writtenBody(choices, context, { ...asked, placeless });
}

/** A body; where the company is stands in it once, and only if no answer or heading says so already. */
export function bodyOf(choices: readonly Choice[], context: Context, asked: BodyAsked): Drafted[] {
  const { taken, said = [] } = asked;
  const where = placeOf(context);
  const own = withoutHeaded(context, said);
  const first = writtenBody(choices, own, asked);
  const body = where && placesIn(where, first, said) > 1 ? placedOnce(choices, own, asked) : first;
  const opening = body[0] && openingOf(body[0], own);
  if (opening) taken?.add(opening);
  return body;
}
