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
  ...[...bodyNames, 'subject', 'subject2', 'preheader', 'h1', 'subtitle', 'seoTitle', 'seoDescription'],
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

/** A variant whose lines are being gathered. */
interface Gathering {
  path: string[];
  title: string;
  needs: Condition[];
  lines: Record<string, string[]>;
}

/** Bodies are read when a text is first written from them: most variants of a language are not needed for a set. */
const readLater = (lines: Gathering['lines']): (() => Variant['bodies']) => {
  let read: Variant['bodies'] | undefined;
  const bodies = Object.entries(lines).filter(([name]) => bodyNames.has(name));
  return () => (read ??= Object.fromEntries(bodies.map(([name, all]) => [name, readBody(all)])));
};

function finished({ lines, needs, ...variant }: Gathering): Variant {
  const bodies = readLater(lines);
  const fields = Object.entries(lines).filter(([name]) => !bodyNames.has(name));
  return {
    ...variant,
    needs: needs.filter(({ name }) => name !== 'plain'),
    isPlain: needs.some(({ name }) => name === 'plain'),
    fields: Object.fromEntries(fields.map(([name, all]) => [name, all.filter(Boolean).map(readTemplate)])),
    get bodies() {
      return bodies();
    },
  };
}

/** Puts one line where it belongs; resolves to the field that the next one goes to. */
function gather(line: string, variant: Gathering, field: string | undefined): string | undefined {
  const [, needs] = (line.startsWith('needs: ') && /^needs: (.+)$/u.exec(line)) || [];
  if (needs) {
    variant.needs.push(...readConditions(needs));
    return field;
  }
  const [, name, value] = (line.includes(':') && /^([\p{L}\d]+):(?:\s+(.+))?$/u.exec(line)) || [];
  const isField = name !== undefined && (!field || !bodyNames.has(field) || (fieldNames.has(name) && !value));
  if (isField) {
    variant.lines[name] = value ? [value] : [];
    return name;
  }
  if (field === undefined) {
    if (line !== '') throw new BlueprintError(`outside of a field: ${line}`);
    return undefined;
  }
  variant.lines[field]?.push(bodyNames.has(field) ? line : line.replace(/^- /u, ''));
  return field;
}

/** The variants of a file; throws `BlueprintError` for a line that the format does not know. */
export function readVariants(file: string): Variant[] {
  const variants: Gathering[] = [];
  let field: string | undefined;
  for (const raw of file.split('\n')) {
    const line = raw.trim();
    if (line.startsWith('//')) continue;
    const isVariant = line.startsWith('# ');
    const [, path, title = ''] = (isVariant && /^# ([^·]+?)(?:\s+·\s+(.+))?$/u.exec(line)) || [];
    if (path) {
      variants.push({ path: path.split('/').map((one) => one.trim()), title, needs: [], lines: {} });
      field = undefined;
      continue;
    }
    const variant = variants.at(-1);
    if (variant) field = gather(line, variant, field);
    else if (line !== '') throw new BlueprintError(`before the first variant: ${line}`);
  }
  return variants.map(finished);
}
