import { useMemo } from 'react';
import type { Column } from '@/ui/data-table/column';
import { Moment } from '../cells';
import type { Rows } from '../records';
import { recordsTexts } from '../texts/records';
import { useKeptTexts } from '../use-kept-texts';

/** The columns of the list of communications. */
export function useCommunicationColumns(): Column<Rows['communications']>[] {
  const t = useKeptTexts(recordsTexts);
  return useMemo(
    () => [
      { name: 'subject', label: t('columns.subject'), sortable: true, cell: () => null },
      {
        name: 'occurredAt',
        label: t('columns.when'),
        sortable: true,
        descendingFirst: true,
        width: 12,
        cell: ({ occurredAt }) => <Moment at={occurredAt} />,
        summary: true,
      },
      {
        name: 'type',
        label: t('columns.type'),
        sortable: true,
        cell: ({ type }) => t(`type.${type}`),
        summary: true,
      },
      {
        name: 'about',
        label: t('columns.about'),
        sortable: true,
        width: 14,
        cell: ({ about }) => about,
        summary: true,
      },
      {
        name: 'outcome',
        label: t('columns.outcome'),
        sortable: true,
        cell: ({ outcome }) => outcome && t(`outcome.${outcome}`),
      },
    ],
    [t],
  );
}
