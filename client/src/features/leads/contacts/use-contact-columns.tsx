import { useMemo } from 'react';
import type { Column } from '@/ui/data-table/column';
import { InTwoLines } from '@/ui/data-table/rows/stacked';
import { useTexts } from '@/i18n/use-texts';
import { DueDay } from '../values/cells';
import { type ColumnChanges, useFieldColumns } from '../lists/columns/use-field-columns';
import type { Rows } from '../records';
import { recordsTexts } from '../texts/records';
import { useTagCells } from '../values/tag-names';

/** The columns of the list of contacts. */
export function useContactColumns(): Column<Rows['contacts']>[] {
  const t = useTexts(recordsTexts);
  const tagCell = useTagCells();
  const changes: ColumnChanges<'contacts'> = useMemo(
    () => ({
      name: { width: 12, isBelow: true, cell: ({ jobTitle }) => jobTitle },
      companyName: {
        width: 7.5,
        grows: true,
        cell: ({ companyName }) => companyName && <InTwoLines>{companyName}</InTwoLines>,
        // Who has neither a job nor a company is told apart by the address.
        summary: ({ companyName, jobTitle, email }) => companyName ?? jobTitle ?? email,
      },
      email: { width: 15.55, grows: true, isQuiet: true },
      phone: { width: 9.375, isQuiet: true },
      status: { width: 7.55, onPhone: true },
      updatedAt: { descendingFirst: true, width: 6.875, isQuiet: true },
      firstTag: { width: 6, cell: ({ tags }) => tagCell(tags) },
      lastContactedAt: {
        label: t('fields.lastContactShort'),
        descendingFirst: true,
        width: 8,
        isQuiet: true,
      },
      nextTaskAt: { order: 'due', cell: ({ nextTaskAt }) => <DueDay at={nextTaskAt} /> },
    }),
    [t, tagCell],
  );
  const columns = useFieldColumns('contacts', changes);
  // A job stands below the name, and needs no column.
  return useMemo(() => columns.filter(({ name }) => name !== 'jobTitle'), [columns]);
}
