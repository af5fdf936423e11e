import { leadAnalytics, type Velocity } from '@shared/leads/analytics/endpoints';
import type { DayRange } from '@shared/list/periods';
import { query } from '@/lib/api/query-client';
import type { ChartColumn, ChartRow } from '@/ui/chart/chart-data';
import { amounts, numbers, shares } from '../columns';
import { ChartCard, FiguresChart } from './figures-chart';
import { inCurrency, type OpportunityFilter, opportunitiesAt, type OutcomeChoice } from '../../addresses';
import { hasClosed } from '../changes';
import { useCompared } from '../use-compared';
import type { Scope } from '../scope/use-scope';
import { useWords, type Words } from '../use-words';

/** What was won and lost in the period and how long it took, with the rows that the rates and days are made of. */
export function ClosedChart({ scope }: { scope: Scope }) {
  const { range, currency, today } = scope;
  const words = useWords();
  const { t, span, past } = words;
  const asked = useCompared<Velocity>(
    (days) => query(leadAnalytics.velocity, {}, { ...days, currency }),
    scope,
    hasClosed,
  );
  return (
    <ChartCard title={t('closed.title')} asked={asked}>
      {({ now, before, compared }) => {
        const rows = [
          rowOf('now', now, range, past(range, today), words),
          ...(before && compared ? [rowOf('before', before, compared, span(compared), words)] : []),
        ];
        return (
          <FiguresChart
            title={t('closed.title')}
            caption={[
              t('closed.caption', { span: past(range, today) }),
              compared && t('comparedTo', { span: span(compared) }),
            ]}
            data={{
              rowsLabel: t('scope.period'),
              columns: columnsIn(now.currency, words),
              rows,
            }}
            drawn={['won', 'lost']}
            layout={{ direction: 'horizontal', stacked: true }}
            fileName={`${t('closed.file')}-${range.from}-${range.to}`}
          />
        );
      }}
    </ChartCard>
  );
}

function columnsIn(currency: string, words: Words): ChartColumn[] {
  const { t, number } = words;
  const days = (name: string, label: string): ChartColumn => ({
    name,
    label,
    text: (value) => t('figures.days', { days: number(value, { maximumFractionDigits: 1 }) }),
  });
  return [
    numbers('won', t('closed.won'), words),
    amounts('wonAmount', t('closed.wonAmount'), currency, words),
    numbers('lost', t('closed.lost'), words),
    amounts('lostAmount', t('closed.lostAmount'), currency, words),
    shares('rateByCount', t('figures.rateByCount'), words),
    shares('rateByAmount', t('figures.rateByAmount'), words),
    days('medianDays', t('figures.medianDays')),
    days('meanDays', t('figures.meanDays')),
  ];
}

/** A period, with the opportunities of which each figure is made; those of other currencies are in no amount. */
function rowOf(name: string, velocity: Velocity, closedAt: DayRange, label: string, words: Words): ChartRow {
  const { won, lost, rateByCount, rateByAmount, medianDays, meanDays, currency } = velocity;
  const at = (outcome: OutcomeChoice, more: OpportunityFilter = {}) =>
    opportunitiesAt(outcome, { ...more, closedAt });
  const inIt = inCurrency(currency);
  const { t, number, percentOrNone } = words;
  const rate = percentOrNone(rateByCount);
  return {
    name,
    label,
    aside: [t('closed.aside', { won: number(won.count), lost: number(lost.count), rate }), rate],
    filed: `${closedAt.from}/${closedAt.to}`,
    cells: {
      won: { value: won.count, to: at('won') },
      wonAmount: { value: won.amount, to: at('won', inIt) },
      lost: { value: lost.count, to: at('lost') },
      lostAmount: { value: lost.amount, to: at('lost', inIt) },
      rateByCount: { value: rateByCount, to: at('closed') },
      rateByAmount: { value: rateByAmount, to: at('closed', inIt) },
      medianDays: { value: medianDays, to: at('won') },
      meanDays: { value: meanDays, to: at('won') },
    },
  };
}
