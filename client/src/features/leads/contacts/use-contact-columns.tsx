import { useMemo } from 'react';
import { Stacked } from '@/ui/data-table/rows/stacked';
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
      name: { width: 12, cell: () => null },
      companyName: {
        width: 11.5,
        grows: true,
        cell: ({ companyName, jobTitle }) => <Stacked parts={[companyName, jobTitle]} />,
        // Who has neither a job nor a company is told apart by the address.
        summary: ({ companyName, jobTitle, email }) =>
          [companyName, jobTitle].filter(Boolean).join(' · ') || email,
      },
      email: { width: 15.25, grows: true, isQuiet: true },
      phone: { width: 9.375, isQuiet: true },
      status: { width: 7.5, onPhone: true },
      updatedAt: { descendingFirst: true, width: 7, isQuiet: true },
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
  return useFieldColumns('contacts', changes);
}
