import { addDays, type Period, periods } from '@shared/list/periods';
import type { FilterColumn, FilterKind, ListFilter } from '@/lib/lists/list-filters';

/** The conditions for a column. */
export type Condition =
  | 'any'
  | 'none'
  | 'contains'
  | 'is'
  | 'isNot'
  | 'range'
  | 'days'
  | Period
  | 'empty'
  | 'filled';

const ofKind: Record<FilterKind, readonly Condition[]> = {
  choice: ['any', 'none'],
  text: ['contains', 'is', 'isNot'],
  phone: ['contains'],
  number: ['range'],
  time: [...periods, 'days'],
  day: [...periods, 'days'],
};

const isExact = (condition: Condition) => condition === 'is' || condition === 'isNot';

/** The conditions that a column offers; the first one is the default. Own texts can only be searched for words. */
export const conditionsOf = ({ name, kind, required }: FilterColumn): readonly Condition[] => [
  ...ofKind[kind].filter((one) => !isExact(one) || !name.startsWith('own.')),
  ...(required ? [] : (['empty', 'filled'] as const)),
];

/** The condition of a filter. */
function conditionOf(column: FilterColumn, filter: ListFilter): Condition {
  if (filter.empty !== undefined) return filter.empty ? 'empty' : 'filled';
  if (filter.within) return filter.within;
  if (filter.none) return 'none';
  if (filter.is) return 'is';
  if (filter.isNot) return 'isNot';
  if (filter.from === undefined && filter.to === undefined) return conditionsOf(column)[0] as Condition;
  return column.kind === 'number' ? 'range' : 'days';
}

/** The fields of a filter's form. */
export interface FilterDraft {
  condition: Condition;
  values: readonly string[];
  words: string;
  from: string;
  to: string;
}

const dayIn = (bound: string | number | undefined) => String(bound ?? '').slice(0, '2026-11-21'.length);

/** The form of a filter. Its last day is the one before `to`. */
export function draftOf(column: FilterColumn, filter: ListFilter): FilterDraft {
  const condition = conditionOf(column, filter);
  const draft = {
    condition,
    values: filter.any ?? filter.none ?? [],
    words: filter.contains ?? filter.is ?? filter.isNot ?? '',
  };
  const { from, to } = filter;
  if (condition === 'range') {
    const shown = (bound: typeof from) =>
      bound === undefined ? '' : String(Number(bound) / (column.scale ?? 1));
    return { ...draft, from: shown(from), to: shown(to) };
  }
  return { ...draft, from: dayIn(from), to: to === undefined ? '' : addDays(dayIn(to), -1) };
}

const numberOf = (text: string, scale: number) =>
  text === '' || Number.isNaN(Number(text)) ? undefined : Math.round(Number(text) * scale);

/** A filter without its empty parts; undefined if nothing remains. */
function filled(filter: object): ListFilter | undefined {
  const parts = Object.entries(filter).filter(([, value]) => value !== undefined && value !== '');
  return parts.length > 0 ? Object.fromEntries(parts) : undefined;
}

/** The filter that a form asks for; undefined if it asks for nothing. */
export function filterOf(column: FilterColumn, draft: FilterDraft): ListFilter | undefined {
  const { condition, values, words, from, to } = draft;
  const { scale = 1 } = column;
  switch (condition) {
    case 'any':
    case 'none':
      return values.length > 0 ? { [condition]: [...values] } : undefined;
    case 'contains':
    case 'is':
    case 'isNot':
      return filled({ [condition]: words.trim() });
    case 'range':
      return filled({ from: numberOf(from, scale), to: numberOf(to, scale) });
    case 'days':
      return filled({ from, to: to && addDays(to, 1) });
    case 'empty':
    case 'filled':
      return { empty: condition === 'empty' };
    default:
      return { within: condition };
  }
}
