import { useMemo } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { DueDay } from '../values/cells';
import { type ColumnChanges, useFieldColumns } from '../lists/columns/use-field-columns';
import { recordsTexts } from '../texts/records';
import { useTagCells } from '../values/tag-names';

/** The columns of the list of contacts. */
export function useContactColumns() {
  const t = useTexts(recordsTexts);
  const tagCell = useTagCells();
  const changes: ColumnChanges<'contacts'> = useMemo(
    () => ({
      name: { cell: ({ jobTitle }) => jobTitle, summary: true },
      companyName: { summary: true, width: 11 },
      email: { width: 13.5 },
      phone: { width: 9.75 },
      status: { width: 7.75, onPhone: true },
      updatedAt: { descendingFirst: true, width: 7 },
      firstTag: { width: 6, cell: ({ tags }) => tagCell(tags) },
      lastContactedAt: { label: t('fields.lastContactShort'), descendingFirst: true, width: 8 },
      nextTaskAt: { order: 'due', cell: ({ nextTaskAt }) => <DueDay at={nextTaskAt} /> },
    }),
    [t, tagCell],
  );
  return useFieldColumns('contacts', changes);
}
