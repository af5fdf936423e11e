import type { ImportField } from '../../../../../shared/imports/import';
import type { AnyFields, FieldLine, ValueKind } from '../../../../../shared/leads/fields/field-table';
import type { TargetField } from '../../../../platform/imports/target-field';
import { type Further, field } from './field';
import { spellings } from './spellings';

/** How the cells of a column are read for a field of each kind. */
const kinds: Record<ValueKind, ImportField['kind']> = {
  text: 'line',
  paragraph: 'text',
  link: 'link',
  email: 'email',
  phone: 'phone',
  country: 'country',
  number: 'number',
  percent: 'number',
  money: 'money',
  boolean: 'boolean',
  choice: 'choice',
  choices: 'choices',
  date: 'date',
  time: 'time',
  tags: 'list',
  // Links and lists are read from columns of their own.
  record: 'id',
  records: 'id',
  stage: 'choice',
  member: 'choice',
  consultingCompany: 'id',
  own: 'text',
  points: 'text',
  people: 'list',
  path: 'list',
};

/** The fields of a record that a column brings as it is, in the order of their headers. */
export const builtInFields = <Name extends string>(
  fields: AnyFields,
  headers: Readonly<Record<Name, string>>,
  further: Partial<Record<Name, Further>> = {},
): TargetField[] =>
  (Object.entries(headers) as [Name, string][]).map(([name, list]) => {
    const { kind, choices } = fields[name] as FieldLine;
    return field(name, kinds[kind], spellings(list), { ...(choices && { choices }), ...further[name] });
  });
