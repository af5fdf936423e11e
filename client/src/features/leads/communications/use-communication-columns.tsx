import { useMemo } from 'react';
import { useTexts } from '@/i18n/use-texts';
import type { Column } from '@/ui/data-table/column';
import { type AnyIcon, Icon } from '@/ui/icons';
import { portalIcons } from '@/ui/portal-icons';
import { type ColumnChanges, useFieldColumns } from '../lists/columns/use-field-columns';
import type { Rows } from '../records';
import { Stacked } from '@/ui/data-table/rows/stacked';
import { Wrapped } from '@/ui/parts-line';
import { recordsTexts } from '../texts/records';
import { communicationPreview } from './communication-name';
import { kindIcon } from './kind-icon';
import { hasWay, kindWords } from './kind-words';
import { Day, Moment } from '../values/cells';

/** The columns of the list of communications. */
export function useCommunicationColumns(): Column<Rows['communications']>[] {
  const t = useTexts(recordsTexts);
  const changes: ColumnChanges<'communications'> = useMemo(
    () => ({
      subject: { width: 30, isShort: true, cell: communicationPreview },
      about: {
        width: 16,
        grows: true,
        cell: ({ about }) => <Stacked parts={about?.split(' · ')} />,
        // Of several people a phone names the first, and what came of it beside.
        summary: ({ about, outcome }) => (
          <Wrapped
            parts={[
              about?.split(' · ')[0],
              outcome && (
                <span key="outcome" className="whitespace-nowrap">
                  {t(`outcome.${outcome}`)}
                </span>
              ),
            ]}
          />
        ),
      },
      // The icon beside the subject says it, too.
      type: {
        further: true,
        width: 7.5,
        cell: ({ type, direction }) => (
          <Stacked
            parts={[t(`type.${type}`), ...(hasWay({ type, direction }) ? [t(`direction.${direction}`)] : [])]}
          />
        ),
      },
      outcome: {
        width: 9,
        summary: () => null,
        // A call in vain has an outcome, and awaits an answer nevertheless.
        cell: ({ outcome, awaitsAnswer }) =>
          awaitsAnswer ? (
            <Stacked
              parts={[
                <span key="awaits" className="font-medium text-warning">
                  {t('columns.awaitsAnswer')}
                </span>,
                outcome && t(`outcome.${outcome}`),
              ]}
            />
          ) : (
            outcome && <span className="text-muted">{t(`outcome.${outcome}`)}</span>
          ),
      },
      occurredAt: {
        descendingFirst: true,
        width: 8,
        isKept: true,
        isQuiet: true,
        cell: ({ occurredAt }) => <Moment at={occurredAt} isShort />,
        // The hour is on its page: beside the day it would leave the subject less room.
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
        // A phone has the text below, since nothing stands beside the subject there; what awaits an answer begins with that.
        summary: (row: Rows['communications']) =>
          row.awaitsAnswer ? (
            <Awaiting words={t('columns.awaitsAnswer')} text={communicationPreview(row)} />
          ) : (
            communicationPreview(row)
          ),
        ownLine: true,
        cell: ({ type, direction }) => (
          <Kind
            type={type}
            way={hasWay({ type, direction }) ? ways[direction] : undefined}
            words={kindWords(t, { type, direction })}
          />
        ),
      },
    ],
    [columns, t],
  );
}

/** Arrows that are turned: down into a corner, or up out of it. */
const ways = { in: portalIcons.arrowDown, out: portalIcons.arrowUp, internal: undefined };

const Awaiting = ({ words, text }: { words: string; text: string | undefined }) => (
  <>
    <span className="font-medium text-warning">{words}</span>
    {text && ` · ${text}`}
  </>
);

interface KindProps {
  type: Rows['communications']['type'];
  way: AnyIcon | undefined;
  words: string;
}

/** The kind of a communication as an icon, and the direction as an arrow; both in words for who does not see them. */
const Kind = ({ type, way, words }: KindProps) => (
  <span title={words} className="flex h-6 w-9 items-center gap-1 text-muted">
    <Icon name={kindIcon(type)} className="size-4" />
    {way && <Icon name={way} className="size-4 rotate-45" />}
    <span className="sr-only">{words}</span>
  </span>
);
