import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { OwnField } from '@shared/leads/fields/endpoints';
import type { RecordSection } from '@shared/leads/sections';
import { site } from '@shared/site';
import type { FilterColumn } from '@/lib/lists/list-filters';
import { digitsOf } from '@/lib/values/money';
import type { Column } from '@/ui/data-table/column';
import { ownName, useOwnFields } from '../own-fields';
import { OwnText } from '../own-text';
import { tagList } from '../records';
import { recordsTexts } from '../texts/records';
import { useKeptTexts } from '../use-kept-texts';

type Marked = { id: number; own: Record<string, unknown> };

const isNumber = ({ kind }: OwnField) => kind === 'number' || kind === 'money';

const columnOf = (field: OwnField): Column<Marked> => ({
  name: ownName(field.id),
  label: field.label,
  sortable: true,
  ...(isNumber(field) && { align: 'end', descendingFirst: true }),
  cell: ({ own }) => (own[field.id] === undefined ? null : <OwnText field={field} value={own[field.id]} />),
});

const kinds: Record<OwnField['kind'], FilterColumn['kind']> = {
  ...{ text: 'text', link: 'text', email: 'text', phone: 'text', number: 'number', money: 'number' },
  ...{ date: 'day', choice: 'choice', choices: 'choice', boolean: 'choice' },
};

const filterOf = (field: OwnField, choices: NonNullable<FilterColumn['choices']>): FilterColumn => ({
  name: ownName(field.id),
  label: field.label,
  kind: kinds[field.kind],
  ...(kinds[field.kind] === 'choice' && { choices }),
  ...(field.kind === 'money' && { scale: 10 ** digitsOf(field.currency ?? site.currency) }),
});

/** The columns and filters of a section's own fields, and the filter by tags; `isPending` until they are known. */
export function useOwnColumns(section: RecordSection) {
  const t = useKeptTexts(recordsTexts);
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
