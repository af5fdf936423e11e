import { useMemo } from 'react';
import { useTexts } from '@/i18n/use-texts';
import type { Column } from '@/ui/data-table/column';
import { Icon } from '@/ui/icons';
import { type ColumnChanges, useFieldColumns } from '../lists/columns/use-field-columns';
import type { Rows } from '../records';
import { recordsTexts } from '../texts/records';
import { portalIcons } from '@/ui/portal-icons';
import { kindIcon } from './kind-icon';
import { Day, Moment } from '../values/cells';

/** The columns of the list of communications. */
export function useCommunicationColumns(): Column<Rows['communications']>[] {
  const t = useTexts(recordsTexts);
  const changes: ColumnChanges<'communications'> = useMemo(
    () => ({
      subject: { cell: ({ subject, body }) => subject && body?.split('\n')[0] },
      about: { width: 20.5, summary: true },
      type: {
        width: 8,
        cell: ({ type, direction }) => (
          <span className="inline-flex items-center gap-1">
            {t(`type.${type}`)}
            {direction !== 'internal' && !isTogether(type) && (
              <Icon
                name={direction === 'in' ? portalIcons.arrowDown : portalIcons.arrowUp}
                className="size-3.5 text-muted"
              />
            )}
          </span>
        ),
      },
      outcome: { width: 8.25, cell: ({ outcome }) => outcome && t(`outcome.${outcome}`) },
      occurredAt: {
        descendingFirst: true,
        width: 8.5,
        cell: ({ occurredAt }) => <Moment at={occurredAt} isShort />,
        onPhone: ({ occurredAt }) => (
          <span className="text-muted">
            <Day at={occurredAt} isShort />
          </span>
        ),
      },
    }),
    [t],
  );
  const columns = useFieldColumns('communications', changes);
  return useMemo(
    () => [
      ...columns,
      {
        name: 'kind',
        label: t('fields.type'),
        leads: true,
        cell: ({ type, direction }) => (
          <Kind
            type={type}
            words={`${t(`type.${type}`)}, ${t(`direction.${direction}`).toLocaleLowerCase()}`}
          />
        ),
      },
    ],
    [columns, t],
  );
}

/** Where people meet, nobody sends and nobody receives. */
const isTogether = (type: Rows['communications']['type']) => type === 'meeting' || type === 'video';

/** The kind of a communication as an icon; its words say the direction, too. */
const Kind = ({ type, words }: { type: Rows['communications']['type']; words: string }) => (
  <span title={words} className="block w-5 text-muted">
    <Icon name={kindIcon(type)} className="size-4" />
    <span className="sr-only">{words}</span>
  </span>
);
