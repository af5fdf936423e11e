import { useMemo } from 'react';
import { contactStatuses } from '@shared/leads/contacts/scales';
import type { Column } from '@/ui/data-table/column';
import { Code, Day, DueDay } from '../cells';
import { InlineChoice } from '../lists/inline-fields';
import type { Rows } from '../records';
import { useTagCells } from '../tag-names';
import { recordsTexts } from '../texts/records';
import { useChoices } from '../use-choices';
import { useKeptTexts } from '../use-kept-texts';

/** The columns of the list of contacts. */
export function useContactColumns(): Column<Rows['contacts']>[] {
  const t = useKeptTexts(recordsTexts);
  const choices = useChoices();
  const tagCell = useTagCells();
  return useMemo(
    () => [
      {
        name: 'name',
        label: t('columns.name'),
        sortable: true,
        cell: ({ jobTitle }) => jobTitle,
        summary: true,
      },
      {
        name: 'companyName',
        label: t('columns.company'),
        sortable: true,
        cell: ({ companyName }) => companyName,
        summary: true,
      },
      { name: 'email', label: t('columns.email'), sortable: true, width: 12, cell: ({ email }) => email },
      { name: 'phone', label: t('columns.phone'), sortable: true, width: 8.5, cell: ({ phone }) => phone },
      {
        name: 'status',
        label: t('columns.status'),
        sortable: true,
        cell: ({ status }) => <Code code={status} words={t(`status.${status}`)} />,
        summary: ({ status }) => t(`status.${status}`),
        edit: (row, close) => (
          <InlineChoice
            {...{ row, close, section: 'contacts', field: 'status', label: t('columns.status') }}
            choices={choices('status', contactStatuses)}
          />
        ),
      },
      {
        name: 'firstTag',
        label: t('columns.tags'),
        sortable: true,
        width: 7,
        cell: ({ tags }) => tagCell(tags),
      },
      {
        name: 'lastContactedAt',
        label: t('columns.lastContact'),
        sortable: true,
        descendingFirst: true,
        width: 9,
        cell: ({ lastContactedAt }) => <Day at={lastContactedAt} />,
      },
      {
        name: 'nextTaskAt',
        label: t('columns.nextTask'),
        sortable: true,
        cell: ({ nextTaskAt }) => <DueDay at={nextTaskAt} />,
      },
    ],
    [t, choices, tagCell],
  );
}
