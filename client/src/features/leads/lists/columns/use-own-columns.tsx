import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { OwnField } from '@shared/leads/fields/endpoints';
import type { RecordSection } from '@shared/leads/sections';
import { site } from '@shared/site';
import { useTexts } from '@/i18n/use-texts';
import type { Fields } from '@/lib/forms/save-changes';
import type { FilterColumn } from '@/lib/lists/list-filters';
import { digitsOf } from '@/lib/values/money';
import type { Column } from '@/ui/data-table/column';
import { ownName, useOwnFields } from '../../own-fields';
import { OwnText } from '../../values/own-text';
import { tagList } from '../../records';
import { recordsTexts } from '../../texts/records';
import { filterKinds } from './use-field-filters';

/** Rows of a section without own fields have none of these columns. */
const ownOf = (row: object): Fields => ('own' in row ? (row.own as Fields) : {});

const isNumber = ({ kind }: OwnField) => kind === 'number' || kind === 'money';

const columnOf = (field: OwnField): Column<object> => ({
  name: ownName(field.id),
  label: field.label,
  sortable: true,
  ...(field.kind === 'date' && { order: 'time' as const }),
  ...(isNumber(field) && { align: 'end', descendingFirst: true }),
  cell: (row) => {
    const value = ownOf(row)[field.id];
    return value === undefined ? null : <OwnText field={field} value={value} />;
  },
});

/** A phone of an own field is looked for as it is written. */
const kindOf = ({ kind }: OwnField): FilterColumn['kind'] => (kind === 'phone' ? 'text' : filterKinds[kind]);

const filterOf = (field: OwnField, choices: NonNullable<FilterColumn['choices']>): FilterColumn => ({
  name: ownName(field.id),
  label: field.label,
  kind: kindOf(field),
  ...(kindOf(field) === 'choice' && { choices }),
  ...(field.kind === 'money' && { scale: 10 ** digitsOf(field.currency ?? site.currency) }),
});

/** The columns and filters of a section's own fields, and the filter by tags; `isPending` until they are known. */
export function useOwnColumns(section: RecordSection) {
  const t = useTexts(recordsTexts);
  const { fields, isPending } = useOwnFields(section);
  const isMarked = section !== 'communications' && section !== 'tasks';
  const { data: tags, isPending: isReading } = useQuery({ ...tagList(), enabled: isMarked });
  const columns = useMemo(() => fields.map(columnOf), [fields]);
  const filters = useMemo((): FilterColumn[] => {
    const yesNo = [
      { value: 'true', label: t('yes') },
      { value: 'false', label: t('no') },
    ];
    const own = fields.map((field) =>
      filterOf(
        field,
        field.kind === 'boolean' ? yesNo : field.choices.map(({ id, label }) => ({ value: id, label })),
      ),
    );
    const byTag = (tags ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
    const tagFilter: FilterColumn = { name: 'tags', label: t('fields.tags'), kind: 'choice', choices: byTag };
    return byTag.length > 0 ? [tagFilter, ...own] : own;
  }, [t, fields, tags]);
  return { columns, filters, isPending: isPending || (isMarked && isReading) };
}
