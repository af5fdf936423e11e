import { useMemo } from 'react';
import type { Stage } from '@shared/leads/opportunities/endpoints';
import { formatNumber } from '@/i18n/formats';
import { useLanguage } from '@/i18n/use-texts';
import { moneyText } from '@/lib/values/money';
import type { Column } from '@/ui/data-table/column';
import { Day, daysSince, DueDay } from '../cells';
import { InlineDay, InlineMoney } from '../lists/inline-fields';
import type { Rows } from '../records';
import { recordsTexts } from '../texts/records';
import { useKeptTexts } from '../use-kept-texts';

/** The columns of the list of opportunities. */
export function useOpportunityColumns(stages: readonly Stage[]): Column<Rows['opportunities']>[] {
  const t = useKeptTexts(recordsTexts);
  const { language } = useLanguage();
  return useMemo(() => {
    const stageOf = ({ stageId }: Rows['opportunities']) => stages.find(({ id }) => id === stageId)?.name;
    const amountOf = ({ amount, currency }: Rows['opportunities']) =>
      amount !== null && moneyText(amount, currency, language);
    const chanceOf = ({ chance, probability, outcome }: Rows['opportunities']) => {
      const share = formatNumber(chance / 100, language, { style: 'percent' });
      const whose = t(probability === null ? 'list.stageChance' : 'list.ownChance');
      return outcome === 'open' ? `${share} (${whose})` : share;
    };
    return [
      { name: 'title', label: t('columns.title'), sortable: true, cell: () => null },
      {
        name: 'companyName',
        label: t('columns.company'),
        sortable: true,
        cell: ({ companyName }) => companyName,
        summary: true,
      },
      { name: 'stagePlace', label: t('columns.stage'), sortable: true, cell: stageOf, summary: true },
      {
        name: 'amount',
        label: t('columns.amount'),
        sortable: true,
        descendingFirst: true,
        align: 'end',
        cell: amountOf,
        summary: true,
        edit: (row, close) => (
          <InlineMoney
            {...{ row, close, section: 'opportunities', field: 'amount', label: t('columns.amount') }}
          />
        ),
      },
      {
        name: 'chance',
        label: t('columns.probability'),
        sortable: true,
        align: 'end',
        width: 8,
        cell: chanceOf,
      },
      {
        name: 'expectedClose',
        label: t('columns.close'),
        sortable: true,
        cell: ({ expectedClose, outcome }) =>
          outcome === 'open' ? <DueDay at={expectedClose} /> : <Day at={expectedClose} />,
        edit: (row, close) => (
          <InlineDay
            {...{ row, close, section: 'opportunities', field: 'expectedClose', label: t('columns.close') }}
          />
        ),
      },
      {
        name: 'stageEnteredAt',
        label: t('columns.daysInStage'),
        sortable: true,
        align: 'end',
        width: 8,
        cell: ({ stageEnteredAt }) => daysSince(stageEnteredAt),
      },
      {
        name: 'nextTaskAt',
        label: t('columns.nextTask'),
        sortable: true,
        cell: ({ nextTask }) => nextTask,
      },
      {
        name: 'closeMoves',
        label: t('columns.closeMoves'),
        align: 'end',
        further: true,
        cell: ({ closeMoves }) => closeMoves,
      },
      {
        name: 'lastContactedAt',
        label: t('columns.lastContact'),
        further: true,
        cell: ({ lastContactedAt }) => <Day at={lastContactedAt} />,
      },
    ];
  }, [t, language, stages]);
}
