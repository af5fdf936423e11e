import type { OwnField } from '../../../../../shared/leads/fields/endpoints';
import { readOwn } from '../../../../../shared/leads/fields/read-own';
import type { OwnValue } from '../../../../../shared/leads/tables';
import type { ReadDate } from '../../../../platform/imports/values/dates';
import type { ReadMoney } from '../../../../platform/imports/values/numbers';
import type { ReadRow } from '../../../../platform/imports/values/read-row';
import type { ReadValue } from '../../../../platform/imports/values/read-value';
import { minorUnits } from '../values/money';
import { about } from './wanted';

/** A value as a form would send it: a date is ISO 8601, money its minor units. */
function givenValue(value: ReadValue, currency: string): OwnValue {
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  if ('day' in value) return (value as ReadDate).day;
  return minorUnits((value as ReadMoney).amount, currency);
}

/** The values of own fields that a row has, by field id, and what is wrong with them. */
export function ownValuesIn(row: ReadRow, fields: readonly OwnField[]) {
  const own: Record<string, OwnValue> = {};
  const errors: string[] = [];
  for (const field of fields) {
    const [given] = row.values[`own:${field.id}`] ?? [];
    if (given === undefined) continue;
    const { value, error } = readOwn(field, givenValue(given, field.currency ?? 'EUR'));
    if (error) errors.push(about(field.label, error));
    else if (value !== null && value !== undefined) own[field.id] = value;
  }
  return { own, errors };
}
