import { useMemo } from 'react';
import type { Stage } from '@shared/leads/opportunities/endpoints';
import { formatNumber } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { useMayWrite } from '@/lib/session/use-may-write';
import { moneyText } from '@/lib/values/money';
import { daysSince } from '@/lib/values/waiting';
import type { Column } from '@/ui/data-table/column';
import { InTwoLines } from '@/ui/data-table/rows/stacked';
import { Day, DueDay } from '../../values/cells';
import { InlineMoney } from '../../lists/columns/inline-fields';
import { type ColumnChanges, useFieldColumns } from '../../lists/columns/use-field-columns';
import type { Rows } from '../../records';
import { recordsTexts } from '../../texts/records';
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
    const chanceOf = ({ chance, probability, outcome }: Row) => {
      const share = formatNumber(chance / 100, language, { style: 'percent' });
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
    return {
      title: { width: 20.5, cell: () => null },
      companyName: {
        width: 9.5,
        grows: true,
        // Whose a deal without a company is.
        cell: ({ companyName, contactName }) => (
          <InTwoLines>{companyName ?? <span className="text-muted">{contactName}</span>}</InTwoLines>
        ),
        summary: ({ companyName, contactName }) => companyName ?? contactName,
      },
      stagePlace: {
        cell: ({ stageId }) => stages.find(({ id }) => id === stageId)?.name,
        summary: true,
        ownLine: true,
      },
      amount: {
        width: 6.75,
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
        width: 7.25,
        isKept: true,
        cell: ({ expectedClose, outcome }) =>
          outcome === 'open' ? <DueDay at={expectedClose} isShort /> : <Day at={expectedClose} isShort />,
        onPhone: true,
      },
      stageEnteredAt: {
        label: t('columns.days'),
        align: 'end',
        width: 5.75,
        cell: (row) => {
          const days = daysSince(row.stageEnteredAt);
          const stage = stages.find(({ id }) => id === row.stageId);
          if (row.outcome !== 'open' || !isStale(row, stage)) return days;
          return (
            <span title={t('columns.stale')} className="font-medium text-warning">
              {days}
              <span className="sr-only"> ({t('columns.stale')})</span>
            </span>
          );
        },
      },
      nextTaskAt: { order: 'due', width: 14, cell: ({ nextTask }) => nextTask },
    };
  }, [t, language, stages, mayWrite]);
}
