import { useMemo } from 'react';
import type { Stage } from '@shared/leads/opportunities/endpoints';
import { formatNumber } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { useMayWrite } from '@/lib/session/use-may-write';
import { moneyText } from '@/lib/values/money';
import { daysSince } from '@/lib/values/waiting';
import type { Column } from '@/ui/data-table/column';
import { InTwoLines } from '@/ui/data-table/rows/stacked';
import { Wrapped } from '@/ui/parts-line';
import { Day, DueDay } from '../../values/cells';
import { InlineMoney } from '../../lists/columns/inline-fields';
import { type ColumnChanges, useFieldColumns } from '../../lists/columns/use-field-columns';
import type { Rows } from '../../records';
import { recordsTexts } from '../../texts/records';
import { ClosingDay, NextStep } from '../card-steps';
import { isStale } from '../stale';

type Row = Rows['opportunities'];

/** The columns of the list of opportunities. */
export function useOpportunityColumns(stages: readonly Stage[]): Column<Row>[] {
  const t = useTexts(recordsTexts);
  const columns = useFieldColumns('opportunities', useChanges(stages));
  return useMemo(() => {
    const closeMoves: Column<Row> = {
      name: 'closeMoves',
      label: t('columns.closeMoves'),
      align: 'end',
      further: true,
      cell: (row) => row.closeMoves,
    };
    const shown = columns.filter(({ further }) => !further);
    return [...shown, closeMoves, ...columns.filter(({ further }) => further)];
  }, [t, columns]);
}

function useChanges(stages: readonly Stage[]): ColumnChanges<'opportunities'> {
  const t = useTexts(recordsTexts);
  const { language } = useLanguage();
  const mayWrite = useMayWrite();
  return useMemo(() => {
    const stageOf = (stageId: number) => stages.find(({ id }) => id === stageId);
    const isLate = (row: Row) => row.outcome === 'open' && isStale(row, stageOf(row.stageId));
    const shareOf = ({ chance }: Row) => formatNumber(chance / 100, language, { style: 'percent' });
    const chanceOf = (row: Row) => {
      const { probability, outcome } = row;
      const share = shareOf(row);
      if (outcome !== 'open' || probability === null) return share;
      return (
        <span title={t('list.ownChance')} className="block leading-tight">
          {share}
          <span aria-hidden className="block text-xs leading-tight text-muted">
            {t('list.own')}
          </span>
          <span className="sr-only"> ({t('list.ownChance')})</span>
        </span>
      );
    };
    const nextTaskOf = ({ nextTask, nextTaskAt, outcome }: Row) =>
      (nextTask || outcome === 'open') && (
        <InTwoLines>
          <span className="sr-only">{t('fields.nextTaskAt')}: </span>
          <NextStep nextTask={nextTask} nextTaskAt={nextTaskAt} isQuiet />
        </InTwoLines>
      );
    return {
      title: { width: 16.5, wraps: true, cell: () => null },
      companyName: {
        width: 9.75,
        grows: true,
        // Whose a deal without a company is.
        cell: ({ companyName, contactName }) => (
          <InTwoLines>{companyName ?? <span className="text-muted">{contactName}</span>}</InTwoLines>
        ),
        summary: ({ companyName, contactName }) => companyName ?? contactName,
      },
      stagePlace: {
        width: 6.75,
        cell: ({ stageId }) => <InTwoLines>{stageOf(stageId)?.name}</InTwoLines>,
        // A phone has in one line how it stands: its stage, its probability and the days in the stage.
        summary: (row) => (
          <Wrapped
            parts={[
              stageOf(row.stageId)?.name,
              row.outcome === 'open' && shareOf(row),
              row.outcome === 'open' && (
                <span key="days" className={isLate(row) ? 'font-medium text-warning' : undefined}>
                  {t('columns.daysInStage', { count: daysSince(row.stageEnteredAt) })}
                  {isLate(row) && <span className="sr-only"> ({t('columns.stale')})</span>}
                </span>
              ),
            ]}
          />
        ),
        ownLine: true,
      },
      amount: {
        width: 6.5,
        isKept: true,
        cell: ({ amount, currency }) => amount !== null && moneyText(amount, currency, language),
        // A truncated amount would be read as another amount.
        onPhone: true,
        ...(mayWrite && {
          edit: (row: Row, close: () => void) => (
            <InlineMoney
              section="opportunities"
              field="amount"
              row={row}
              close={close}
              label={t('fields.amount')}
            />
          ),
        }),
      },
      chance: { label: t('columns.chance'), align: 'end', width: 5, cell: chanceOf },
      expectedClose: {
        label: t('columns.close'),
        width: 7.5,
        isKept: true,
        cell: ({ expectedClose, outcome }) =>
          outcome === 'open' ? <DueDay at={expectedClose} isShort /> : <Day at={expectedClose} isShort />,
        // No header names the day there, which another of the next task stands near.
        onPhone: ({ expectedClose, outcome }) =>
          expectedClose && outcome === 'open' ? (
            <span className="block first-letter:uppercase">
              <ClosingDay at={expectedClose} />
            </span>
          ) : (
            <Day at={expectedClose} isShort />
          ),
      },
      stageEnteredAt: {
        label: t('columns.days'),
        align: 'end',
        width: 5.75,
        cell: (row) => {
          const days = daysSince(row.stageEnteredAt);
          if (!isLate(row)) return days;
          return (
            <span title={t('columns.stale')} className="font-medium text-warning">
              {days}
              <span className="sr-only"> ({t('columns.stale')})</span>
            </span>
          );
        },
      },
      nextTaskAt: {
        order: 'due',
        width: 11.5,
        grows: true,
        cell: nextTaskOf,
        summary: nextTaskOf,
        ownLine: true,
      },
    };
  }, [t, language, stages, mayWrite]);
}
