import { type AnyFields, type FieldLine, linesOf, type ValueKind } from '@shared/leads/fields/field-table';
import type { RecordSection } from '@shared/leads/sections';
import type { Fields } from '@/lib/forms/save-changes';
import { builtInFields } from '../built-in-fields';

const texts: readonly ValueKind[] = ['text', 'paragraph', 'link', 'email', 'phone', 'country'];
const lists: readonly ValueKind[] = ['tags', 'points', 'people', 'records', 'choices'];

function emptyValue({ kind, required, usual, choices }: FieldLine): unknown {
  if (usual !== undefined) return usual;
  if (texts.includes(kind)) return '';
  if (lists.includes(kind)) return [];
  if (kind === 'own') return {};
  if (kind === 'boolean') return required ? false : null;
  return kind === 'choice' && required ? choices?.[0] : null;
}

/** The values of a new record's form by field. */
export function emptyValues(section: RecordSection): Fields {
  const fields: AnyFields = builtInFields[section];
  const inForm = linesOf(fields).filter(([, { made, form }]) => !made && form !== 'elsewhere');
  return Object.fromEntries(inForm.map(([name, line]) => [name, emptyValue(line)]));
}
