import type { Part } from '../../../../../shared/marketing/campaigns/scales';

/** What must hold for a line or a variant: a slot or list has something, `least` of it, or is a value. */
export interface Condition {
  isNot: boolean;
  name: string;
  least?: number | undefined;
  is?: string | undefined;
}

/** A sentence or heading with its slots. */
export interface Template {
  conditions: readonly Condition[];
  text: string;
}

/** The signs that begin a list in a body, and the kind of block that each makes. */
export const listSigns = {
  '>': 'quote',
  '*': 'list',
  '1.': 'steps',
  '?': 'questions',
  ':': 'pairs',
} as const;
export type ListKind = (typeof listSigns)[keyof typeof listSigns];

/** A line of a body. `rank`: 9 goes first where a text is too long, 0 stays. */
interface Ranked {
  conditions: readonly Condition[];
  rank: number;
}

export type BodyLine = Ranked &
  (
    | { type: 'sentence' | 'heading'; text: string }
    | { type: 'list'; kind: ListKind; of: string; most?: number | undefined; from: number }
  );

/** A line with those that may stand in its place, the preferred one first. */
export interface Choice {
  /** Its number in the body, by which «other wording» names it. */
  id: string;
  part: Part;
  /** The paragraph that it stands in: a heading belongs to what follows in the same one. */
  paragraph: number;
  lines: readonly BodyLine[];
}

/** One way to write a piece, or a group of words under a name. */
export interface Variant {
  /** `['pain', 'A']`, or `['pain', 'voice', 'A']` of a post. */
  path: readonly string[];
  needs: readonly Condition[];
  isPlain: boolean;
  fields: () => Readonly<Record<string, readonly Template[]>>;
  bodies: () => Readonly<Record<string, readonly Choice[]>>;
}

/** Fields that are bodies; all others hold alternatives. */
const bodyNames = new Set(['body', 'short', 'long']);

/** Fields that may follow a body; its own sentences may end with a colon too. */
const behindBodies = new Set([...bodyNames, 'seoTitle', 'seoDescription']);

/** A blueprint that does not follow the format of `blueprints/README.md`. */
export class BlueprintError extends Error {}

/** `voice>=2, !sober, goal=buy`. */
export function readConditions(text: string): Condition[] {
  return text.split(',').map((one) => {
    const [, not, name, operator, value] = /^(!?)([a-zA-Z\d]+)(?:(>=|=)([a-z\d]+))?$/u.exec(one.trim()) ?? [];
    if (!name) throw new BlueprintError(`no condition: ${one}`);
    return {
      isNot: not === '!',
      name,
      ...(operator === '>=' && { least: Number(value) }),
      ...(operator === '=' && { is: value }),
    };
  });
}

/** What stands before a line's text: its rank and its conditions. */
function readTemplate(line: string): Template & { rank: number } {
  const [whole = '', rank = '0', conditions] = /^(?:~(\d)\s+)?(?:\[([^\]]+)\]\s*)?/u.exec(line) ?? [];
  return {
    conditions: conditions ? readConditions(conditions) : [],
    rank: Number(rank),
    text: line.slice(whole.length),
  };
}

/** `* includes 5`, `> voice 2 from 2`. */
const listLine = /^(>|\*|1\.|\?|:) ([a-z]+)(?: (\d+))?(?: from (\d+))?$/u;

function readBodyLine(line: string): BodyLine {
  const { text, ...head } = readTemplate(line);
  const [, sign, of, most, from = '1'] = listLine.exec(text) ?? [];
  if (of) {
    const kind = listSigns[sign as keyof typeof listSigns];
    return { ...head, type: 'list', kind, of, most: most ? Number(most) : undefined, from: Number(from) - 1 };
  }
  return text.startsWith('## ')
    ? { ...head, type: 'heading', text: text.slice(3) }
    : { ...head, type: 'sentence', text };
}

/** The lines of a body as choices, with their parts and paragraphs. */
function readBody(lines: readonly string[]): Choice[] {
  const choices: (Omit<Choice, 'lines'> & { lines: BodyLine[] })[] = [];
  let part: Part = 'A';
  let paragraph = 0;
  for (const line of lines) {
    const [, mark] = /^@([AIDX])$/u.exec(line) ?? [];
    if (mark) part = mark as Part;
    if (mark || line === '') paragraph += 1;
    else if (line.startsWith('|')) {
      const last = choices.at(-1);
      if (!last) throw new BlueprintError(`nothing stands before ${line}`);
      last.lines.push(readBodyLine(line.replace(/^\|\s*/u, '')));
    } else choices.push({ id: String(choices.length), part, paragraph, lines: [readBodyLine(line)] });
  }
  return choices;
}

/** Reads at the first call. */
function once<Value>(read: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= read());
}

/** The lines of a variant by their fields. */
function fieldsOf(lines: readonly string[]): Map<string, string[]> {
  const fields = new Map<string, string[]>();
  let field = '';
  for (const line of lines) {
    const [, name = '', value] = /^([\p{L}\d]+):(?:\s+(.+))?$/u.exec(line) ?? [];
    const isField = name !== '' && (!bodyNames.has(field) || behindBodies.has(name));
    if (isField) fields.set(name, value ? [value] : []);
    else if (field !== '') fields.get(field)?.push(line);
    else if (line !== '') throw new BlueprintError(`outside of a field: ${line}`);
    if (isField) field = name;
  }
  return fields;
}

/** A variant whose texts are read when one is first written from them: a set needs few of a language. */
function readVariant(path: string, all: readonly string[]): Variant {
  const needs = all.flatMap((line) => (line.startsWith('needs: ') ? readConditions(line.slice(7)) : []));
  const lines = all.filter((line) => !line.startsWith('needs: '));
  const read = <Value>(isBody: boolean, of: (text: string[]) => Value): Record<string, Value> =>
    Object.fromEntries(
      [...fieldsOf(lines)]
        .filter(([name]) => bodyNames.has(name) === isBody)
        .map(([name, text]) => [name, of(text)]),
    );
  const alternatives = (text: string[]) =>
    text.filter(Boolean).map((line) => readTemplate(line.replace(/^- /u, '')));
  return {
    path: path.split('/').map((one) => one.trim()),
    needs: needs.filter(({ name }) => name !== 'plain'),
    isPlain: needs.some(({ name }) => name === 'plain'),
    fields: once(() => read(false, alternatives)),
    bodies: once(() => read(true, readBody)),
  };
}

/** The variants of a file; throws `BlueprintError` for a line that the format does not know. */
export function readVariants(file: string): Variant[] {
  const lines = file.split('\n').map((line) => line.trim());
  const [before = '', ...variants] = lines
    .filter((line) => !line.startsWith('//'))
    .join('\n')
    .split(/^# (?=\S)/mu);
  if (before.trim()) throw new BlueprintError(`before the first variant: ${before.trim()}`);
  return variants.map((variant) => {
    const [head = '', ...rest] = variant.split('\n');
    return readVariant(head.split('·')[0] ?? '', rest);
  });
}
