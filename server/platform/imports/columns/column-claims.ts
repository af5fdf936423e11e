import type { ImportColumn } from '../../../../shared/imports/import';
import { lettersOf } from '../../../../shared/plain-text';
import type { TargetField } from '../target-field';
import { choiceReader } from '../values/choices';
import { digitsOf, isNumber } from '../values/numbers';

/** A column whose header matches a field. */
export interface Claim {
  place: number;
  field: TargetField;
  isEmpty: boolean;
  /** The index of the header among the field's headers; a lower one is a surer match. */
  rank: number;
}

/** Values of a column: all if there are few, else the first ones. */
export const valuesOf = ({ values, samples }: ImportColumn): readonly string[] => values ?? samples;

/**
 * Whether no value of a column fits the field, for example no date in a column of dates, or no known word for a
 * choice.
 */
function isMisfit(field: TargetField, column: ImportColumn): boolean {
  if (column.filled === 0) return false;
  const values = valuesOf(column);
  switch (field.kind) {
    case 'date':
    case 'time':
      return column.dates === null;
    case 'number':
    case 'money':
      return !values.some((value) => isNumber(value.replace('%', '')) || isNumber(digitsOf(value)));
    case 'choice': {
      if (field.isAsked || field.own) return false;
      const choiceOf = choiceReader(field, { to: 'field', field: field.name });
      return column.values !== null && !values.some((value) => choiceOf(value) !== null);
    }
    default:
      return false;
  }
}

/** The ranks of lists of headers by their letters, kept while the lists are. */
const ranks = new WeakMap<readonly string[], ReadonlyMap<string, number>>();

function ranksIn(headers: readonly string[]): ReadonlyMap<string, number> {
  const known = ranks.get(headers);
  if (known) return known;
  // The first of two that are spelled alike stands last, so that it is kept.
  const found = new Map(headers.map((spelling, rank) => [lettersOf(spelling), rank] as const).toReversed());
  ranks.set(headers, found);
  return found;
}

const rankIn = (headers: readonly string[], header: string) =>
  ranksIn(headers).get(header) ?? Number.POSITIVE_INFINITY;

/** The best rank of a column's header among a field's headers; infinite if it matches none. */
function rankOf({ headers, headersIf, own }: TargetField, column: ImportColumn): number {
  const header = lettersOf(column.header);
  if (header === '') return Number.POSITIVE_INFINITY;
  if (own && lettersOf(own.label) === header) return 0;
  const rank = rankIn(headers, header);
  if (Number.isFinite(rank) || !headersIf?.fits(column)) return rank;
  return headers.length + rankIn(headersIf.headers, header);
}

/** The columns whose headers match a field, unless their values contradict it. */
export const claimsOf = (columns: readonly ImportColumn[], fields: readonly TargetField[]): Claim[] =>
  columns.flatMap((column, place) =>
    fields
      .map((field) => ({ place, field, isEmpty: column.filled === 0, rank: rankOf(field, column) }))
      .filter(
        ({ field, rank }) =>
          Number.isFinite(rank) &&
          !field.unlike?.includes(column.looks) &&
          !field.refuses?.(column) &&
          !isMisfit(field, column),
      ),
  );

/** The field of each column by its header; if two columns match one field, the surer header gets it. */
export function byHeader(
  columns: readonly ImportColumn[],
  fields: readonly TargetField[],
): Map<number, TargetField> {
  const found = new Map<number, TargetField>();
  const inOrder = claimsOf(columns, fields).toSorted(
    (left, right) => Number(left.isEmpty) - Number(right.isEmpty) || left.rank - right.rank,
  );
  const taken = new Set<string>();
  for (const { place, field } of inOrder) {
    if (found.has(place) || (taken.has(field.name) && !field.several)) continue;
    found.set(place, field);
    taken.add(field.name);
  }
  return found;
}

/** The choices that the values of each column are known to mean, by field; fields without any are left out. */
export function recognisedIn(
  columns: readonly ImportColumn[],
  fields: readonly TargetField[],
): Record<string, Record<string, string>>[] {
  const readers = fields
    .filter(({ kind, own }) => kind === 'choice' && own === null)
    .map((field) => [field.name, choiceReader(field, { to: 'field', field: field.name })] as const);
  return columns.map(({ values }) => {
    const byField = readers.map(([name, choiceOf]) => {
      const known = (values ?? []).flatMap((value) => {
        const choice = choiceOf(value);
        return choice === null ? [] : [[value, choice] as const];
      });
      return [name, Object.fromEntries(known)] as const;
    });
    return Object.fromEntries(byField.filter(([, known]) => Object.keys(known).length > 0));
  });
}
