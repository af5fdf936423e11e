import type { Part } from '../../../../../shared/marketing/campaigns/scales';
import {
  type BodyLine,
  type Choice,
  type Condition,
  listSigns,
  type Template,
  type Variant,
} from './variant';

/** Fields that are bodies; all others hold alternatives. */
const bodyNames = new Set(['body', 'short', 'long']);

/** Fields that may follow a body; its own sentences may end with a colon too. */
const fieldNames = new Set([
  ...bodyNames,
  'subject',
  'subject2',
  'preheader',
  'h1',
  'subtitle',
  'seoTitle',
  'seoDescription',
]);

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

/** What stands before a line's text: its conditions and its rank, in any order. */
function readHead(line: string): { conditions: Condition[]; rank: number; rest: string } {
  let rest = line;
  let rank = 0;
  const conditions: Condition[] = [];
  for (;;) {
    const isHead = rest.startsWith('~') || rest.startsWith('[');
    const [whole, digit, condition] = (isHead && /^(?:~(\d)|\[([^\]]+)\])\s*/u.exec(rest)) || [];
    if (whole === undefined) return { conditions, rank, rest };
    if (digit) rank = Number(digit);
    if (condition) conditions.push(...readConditions(condition));
    rest = rest.slice(whole.length);
  }
}

function readTemplate(line: string): Template {
  const { conditions, rest } = readHead(line);
  return { conditions, text: rest };
}

/** `* includes 5`, `> voice 2 from 2`. */
const listLine = /^(>|\*|1\.|\?|:) ([a-z]+)(?: (\d+))?(?: from (\d+))?$/u;

function readBodyLine(line: string): BodyLine {
  const { rest, ...head } = readHead(line);
  const [, sign, of, most, from = '1'] =
    (rest.charAt(1) === ' ' || rest.startsWith('1. ') ? listLine.exec(rest) : null) ?? [];
  if (of) {
    const kind = listSigns[sign as keyof typeof listSigns];
    return { ...head, type: 'list', kind, of, most: most ? Number(most) : undefined, from: Number(from) - 1 };
  }
  const heading = rest.startsWith('## ') ? rest.slice(3) : undefined;
  return heading ? { ...head, type: 'heading', text: heading } : { ...head, type: 'sentence', text: rest };
}

/** The lines of a body as choices, with their parts and paragraphs. */
function readBody(lines: readonly string[]): Choice[] {
  const choices: (Omit<Choice, 'lines'> & { lines: BodyLine[] })[] = [];
  let part: Part = 'A';
  let paragraph = 0;
  for (const line of lines) {
    const [, mark] = (line.startsWith('@') && /^@([AIDX])$/u.exec(line)) || [];
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

/** A variant as it stands in a file: its head, and the lines below it. */
interface Raw {
  path: string[];
  title: string;
  needs: Condition[];
  lines: string[];
}

type Gathered = Record<string, string[]>;

/** The lines of a variant by their fields. */
function gathered(lines: readonly string[]): Gathered {
  const fields: Gathered = {};
  let field: string | undefined;
  for (const line of lines) field = gather(line, fields, field);
  return fields;
}

/** Fields and bodies are read when a text is first written from them: a set needs few variants of a language. */
function finished({ lines, needs, ...variant }: Raw): Variant {
  let all: Gathered | undefined;
  let bodies: Variant['bodies'] | undefined;
  let fields: Variant['fields'] | undefined;
  const read = <Value>(isBody: boolean, of: (text: string[]) => Value): Record<string, Value> => {
    all ??= gathered(lines);
    const entries = Object.entries(all).filter(([name]) => bodyNames.has(name) === isBody);
    return Object.fromEntries(entries.map(([name, text]) => [name, of(text)]));
  };
  return {
    ...variant,
    needs: needs.filter(({ name }) => name !== 'plain'),
    isPlain: needs.some(({ name }) => name === 'plain'),
    get fields() {
      return (fields ??= read(false, (text) => text.filter(Boolean).map(readTemplate)));
    },
    get bodies() {
      return (bodies ??= read(true, readBody));
    },
  };
}

/** Puts one line where it belongs; resolves to the field that the next one goes to. */
function gather(line: string, fields: Gathered, field: string | undefined): string | undefined {
  const [, name, value] = (line.includes(':') && /^([\p{L}\d]+):(?:\s+(.+))?$/u.exec(line)) || [];
  const isField = name !== undefined && (!field || !bodyNames.has(field) || (fieldNames.has(name) && !value));
  if (isField) {
    fields[name] = value ? [value] : [];
    return name;
  }
  if (field === undefined) {
    if (line !== '') throw new BlueprintError(`outside of a field: ${line}`);
    return undefined;
  }
  fields[field]?.push(bodyNames.has(field) ? line : line.replace(/^- /u, ''));
  return field;
}

/** The variants of a file; throws `BlueprintError` for a line that the format does not know, or does so when it is read. */
export function readVariants(file: string): Variant[] {
  const variants: Raw[] = [];
  for (const untrimmed of file.split('\n')) {
    const line = untrimmed.trim();
    if (line.startsWith('//')) continue;
    const [, path, title = ''] = (line.startsWith('# ') && /^# ([^·]+?)(?:\s+·\s+(.+))?$/u.exec(line)) || [];
    const variant = variants.at(-1);
    if (path) variants.push({ path: path.split('/').map((one) => one.trim()), title, needs: [], lines: [] });
    else if (!variant && line !== '') throw new BlueprintError(`before the first variant: ${line}`);
    else if (line.startsWith('needs: ')) variant?.needs.push(...readConditions(line.slice(7)));
    else variant?.lines.push(line);
  }
  return variants.map(finished);
}
