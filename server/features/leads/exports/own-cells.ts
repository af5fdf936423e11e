import { joinValues } from '../../../../shared/csv';
import type { OwnValue } from '../../../../shared/leads/tables';
import { site } from '../../../../shared/site';
import { amountText } from './amount-text';
import type { Names } from './linked.queries';

type Field = Names['fields'][number];

const labelOf = ({ choices }: Field, id: string) => choices.find((choice) => choice.id === id)?.label ?? id;

/** The value of an own field as a cell: choices by their labels, money in units. */
export function ownCell(field: Field, value: OwnValue | null | undefined): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return joinValues(value.map((id) => labelOf(field, id)));
  if (field.kind === 'choice') return labelOf(field, String(value));
  if (field.kind === 'money') return amountText(Number(value), field.currency ?? site.currency);
  return String(value);
}
