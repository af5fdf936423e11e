import type { FieldChange } from '../../../../shared/acts/act-endpoints';

/** The most characters of a text in a list, and those that lead to where two long texts begin to differ. */
const most = 120;
const lead = 24;

/** From where a text is told: its beginning, or the word that is so many characters before `from`. */
function beginOf(text: string, from: number): number {
  if (from <= lead * 2) return 0;
  return text.lastIndexOf(' ', from - lead) + 1 || from - lead;
}

/** A text from a place on, cut to what a line has room for. */
function lineOf(text: string, from: number): string {
  const told = text.slice(from, from + most).replace(/\s+/g, ' ');
  return `${from > 0 ? '…' : ''}${told.trim()}${from + most < text.length ? '…' : ''}`;
}

function differAt(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}

/** A value with its long texts cut, from where they begin to differ from those of `other`. */
function short(value: unknown, other: unknown): unknown {
  if (typeof value === 'string') {
    const against = typeof other === 'string' ? other : '';
    if (value.length <= most && against.length <= most) return value;
    return lineOf(value, beginOf(value, differAt(value, against)));
  }
  if (typeof value !== 'object' || value === null) return value;
  const others = (typeof other === 'object' && other !== null ? other : {}) as Record<string, unknown>;
  const parts = Object.entries(value).map(([name, part]) => [name, short(part, others[name])] as const);
  return Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}

/** A change for a list, which has room for a line of each text: of long ones it tells where they begin to differ. */
export const shortChange = ({ before, after }: FieldChange): FieldChange => ({
  before: short(before, after) as FieldChange['before'],
  after: short(after, before) as FieldChange['after'],
});
