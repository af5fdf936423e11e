import { useMemo } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { Moment } from '../values/cells';
import { type ColumnChanges, useFieldColumns } from '../lists/columns/use-field-columns';
import { recordsTexts } from '../texts/records';

/** The columns of the list of communications. */
export function useCommunicationColumns() {
  const t = useTexts(recordsTexts);
  const changes: ColumnChanges<'communications'> = useMemo(
    () => ({
      subject: { cell: () => null },
      occurredAt: {
        descendingFirst: true,
        width: 12,
        cell: ({ occurredAt }) => <Moment at={occurredAt} />,
        summary: true,
      },
      type: { cell: ({ type }) => t(`type.${type}`), summary: true },
      about: { width: 14, summary: true },
      outcome: { cell: ({ outcome }) => outcome && t(`outcome.${outcome}`) },
    }),
    [t],
  );
  return useFieldColumns('communications', changes);
}
