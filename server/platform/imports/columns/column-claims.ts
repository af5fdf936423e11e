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

const placeIn = (headers: readonly string[], header: string) => {
  const rank = headers.findIndex((spelling) => lettersOf(spelling) === header);
  return rank === -1 ? Number.POSITIVE_INFINITY : rank;
};

/** The best rank of a column's header among a field's headers; infinite if it matches none. */
function rankOf({ headers, headersIf, own }: TargetField, column: ImportColumn): number {
  const header = lettersOf(column.header);
  if (header === '') return Number.POSITIVE_INFINITY;
  if (own && lettersOf(own.label) === header) return 0;
  const rank = placeIn(headers, header);
  if (Number.isFinite(rank) || !headersIf?.fits(column)) return rank;
  return headers.length + placeIn(headersIf.headers, header);
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

/** The choices that the values of a column are known to mean, by field; fields without any are left out. */
export function recognisedIn(
  column: ImportColumn,
  fields: readonly TargetField[],
): Record<string, Record<string, string>> {
  const choices = fields.filter(({ kind, own }) => kind === 'choice' && own === null);
  const byField = choices.map((field) => {
    const choiceOf = choiceReader(field, { to: 'field', field: field.name });
    const known = (column.values ?? []).flatMap((value) => {
      const choice = choiceOf(value);
      return choice === null ? [] : [[value, choice] as const];
    });
    return [field.name, Object.fromEntries(known)] as const;
  });
  return Object.fromEntries(byField.filter(([, known]) => Object.keys(known).length > 0));
}
