import { useMemo } from 'react';
import { useTexts } from '@/i18n/use-texts';
import type { Column } from '@/ui/data-table/column';
import { Icon } from '@/ui/icons';
import { portalIcons } from '@/ui/portal-icons';
import { type ColumnChanges, useFieldColumns } from '../lists/columns/use-field-columns';
import type { Rows } from '../records';
import { recordsTexts } from '../texts/records';
import { Moment } from '../values/cells';

/** The columns of the list of communications. */
export function useCommunicationColumns(): Column<Rows['communications']>[] {
  const t = useTexts(recordsTexts);
  const changes: ColumnChanges<'communications'> = useMemo(
    () => ({
      subject: { cell: ({ subject, body }) => subject && body?.split('\n')[0] },
      about: { width: 16, summary: true },
      type: { width: 7, cell: ({ type }) => t(`type.${type}`), summary: true },
      outcome: { width: 8, cell: ({ outcome }) => outcome && t(`outcome.${outcome}`) },
      occurredAt: {
        descendingFirst: true,
        width: 11,
        cell: ({ occurredAt }) => <Moment at={occurredAt} />,
        summary: true,
      },
    }),
    [t],
  );
  const columns = useFieldColumns('communications', changes);
  return useMemo(
    () => [
      ...columns,
      {
        name: 'direction',
        label: t('fields.direction'),
        leads: true,
        cell: ({ direction }) => <Direction direction={direction} words={t(`direction.${direction}`)} />,
      },
    ],
    [columns, t],
  );
}

interface DirectionProps extends Pick<Rows['communications'], 'direction'> {
  words: string;
}

/** An arrow that tells whether it was received or sent; an internal one leaves the place empty. */
const Direction = ({ direction, words }: DirectionProps) => (
  <span title={words} className="block w-5 text-muted">
    {direction !== 'internal' && (
      <Icon name={portalIcons[direction === 'in' ? 'back' : 'forward']} className="size-4" />
    )}
    <span className="sr-only">{words}</span>
  </span>
);
