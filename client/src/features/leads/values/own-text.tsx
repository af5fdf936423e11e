import type { OwnField } from '@shared/leads/fields/endpoints';
import { choiceLabels } from '@shared/leads/fields/choice-labels';
import { plainText } from '@shared/leads/fields/field-table';
import type { OwnValue } from '@shared/leads/tables';
import { Reached } from './reached';
import { useValueText } from './use-value-text';

/** A value of an own field as text; a dash stands for none. */
export function OwnText({ field, value }: { field: OwnField; value: unknown }) {
  const textOf = useValueText();
  if (value === null || value === undefined || value === '') return '–';
  const { kind } = field;
  switch (kind) {
    case 'money':
      return textOf(kind, value, field.currency ?? undefined);
    case 'number':
    case 'date':
    case 'boolean':
      return textOf(kind, value);
    case 'choice':
    case 'choices':
      return choiceLabels(field, value as OwnValue).join(', ') || '–';
    case 'text':
      return plainText(value);
    case 'link':
    case 'email':
    case 'phone':
      return <Reached kind={kind} text={plainText(value)} />;
  }
}
