import { useMemo } from 'react';
import {
  type AnyFields,
  type FieldLine,
  inOrder,
  type NameIn,
  namesIn,
  type ValueKind,
} from '@shared/leads/fields/field-table';
import type { RecordSection } from '@shared/leads/sections';
import { useTexts } from '@/i18n/use-texts';
import type { FilterColumn, FilterKind } from '@/lib/lists/list-filters';
import { type BuiltInFields, builtInFields, fieldOrders, labelOf } from '../../built-in-fields';
import { recordsTexts } from '../../texts/records';
import { useMemberFilter } from '../../assigning/use-member-filter';
import { useChoices } from '../../values/use-choices';

/** What can be asked of the values of each kind, own fields included; tags and own fields are known to the account only. */
export const filterKinds: Record<Exclude<ValueKind, 'tags' | 'own'>, FilterKind> = {
  text: 'text',
  paragraph: 'text',
  link: 'text',
  email: 'text',
  phone: 'phone',
  country: 'text',
  number: 'number',
  percent: 'number',
  money: 'number',
  date: 'day',
  time: 'time',
  boolean: 'choice',
  choice: 'choice',
  choices: 'choice',
  record: 'choice',
  records: 'choice',
  stage: 'choice',
  consultingCompany: 'choice',
  member: 'choice',
  points: 'text',
  people: 'text',
  path: 'text',
};

/** What a list asks of a field otherwise than its kind says. */
export type FilterChanges<Of extends RecordSection> = {
  [Name in NameIn<'filter', BuiltInFields[Of]>]?: Partial<FilterColumn>;
};

/** The filters of a section's list: a field's name, kind and choices as its line says, besides what is said. */
export function useFieldFilters<Of extends RecordSection>(
  section: Of,
  changes: FilterChanges<Of>,
): FilterColumn[] {
  const t = useTexts(recordsTexts);
  const choices = useChoices();
  const members = useMemberFilter();
  return useMemo(() => {
    const fields: AnyFields = builtInFields[section];
    const changed: Partial<Record<string, Partial<FilterColumn>>> = changes;
    return inOrder<string>(namesIn('filter', fields), fieldOrders[section].filter).flatMap((name) => {
      const line = fields[name] as FieldLine;
      const { kind, required, words = name, choices: codes } = line;
      if (kind === 'tags' || kind === 'own' || (kind === 'member' && !members)) return [];
      const label = labelOf(name, line);
      return {
        name,
        label: label ? t(label) : name,
        kind: filterKinds[kind],
        ...(codes && { choices: choices(words, codes) }),
        ...(required && { required }),
        ...(kind === 'member' && members),
        ...changed[name],
      };
    });
  }, [section, changes, t, choices, members]);
}
