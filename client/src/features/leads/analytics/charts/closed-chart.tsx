import { leadAnalytics, type Velocity } from '@shared/leads/analytics/endpoints';
import type { DayRange } from '@shared/list/periods';
import { query } from '@/lib/api/query-client';
import type { ChartColumn, ChartRow } from '@/ui/chart/chart-data';
import { amounts, numbers, shares } from '../columns';
import { ChartCard, FiguresChart } from './figures-chart';
import { inCurrency, type OpportunityFilter, opportunitiesAt, type OutcomeChoice } from '../../addresses';
import { hasClosed } from '../changes';
import { monthsIn } from '../scope/analytics-periods';
import { useCompared } from '../use-compared';
import type { Scope } from '../scope/use-scope';
import { useWords, type Words } from '../use-words';

/**
 * What was won and lost in each month of the period; its table has the rates and days, too, and those of the whole
 * period and of the one that it is compared to.
 */
export function ClosedChart({ scope }: { scope: Scope }) {
  const { range, currency, today } = scope;
  const words = useWords();
  const { t, span, past, shortMoney } = words;
  const asked = useCompared<Velocity>(
    (days) => query(leadAnalytics.velocity, {}, { ...days, currency }),
    scope,
    hasClosed,
  );
  return (
    <ChartCard title={t('closed.title')} asked={asked}>
      {({ now, before, compared }) => {
        const months = monthsOf(now, range, words);
        const whole = rowOf('now', now, range, past(range, today), now.currency);
        const earlier = before && compared && rowOf('before', before, compared, span(compared), now.currency);
        return (
          <FiguresChart
            title={t('closed.title')}
            caption={[
              hasClosed(now) && inShort(now, words),
              before &&
                compared &&
                t('closed.before', { span: span(compared), closed: inShort(before, words) }),
            ]}
            data={{
              rowsLabel: t('scope.period'),
              columns: columnsIn(now.currency, words),
              rows: [whole, ...(earlier ? [earlier] : []), ...months],
            }}
            drawn={['wonAmount', 'lostAmount']}
            drawnRows={months}
            layout={{ direction: 'vertical' }}
            axisText={(value) => shortMoney(value, now.currency)}
            fileName={`${t('closed.file')}-${range.from}-${range.to}`}
          />
        );
      }}
    </ChartCard>
  );
}

type Closed = Omit<Velocity['months'][number], 'month'>;

const inShort = ({ won, lost, rateByCount }: Closed, { t, number, percentOrNone }: Words) =>
  t('closed.inShort', {
    won: number(won.count),
    lost: number(lost.count),
    rate: percentOrNone(rateByCount),
  });

const nothing = { count: 0, amount: 0, others: 0 };
const none: Closed = {
  won: nothing,
  lost: nothing,
  rateByCount: null,
  rateByAmount: null,
  medianDays: null,
  meanDays: null,
};

/** Each month of the period, also those in which nothing was closed. */
const monthsOf = ({ months, currency }: Velocity, range: DayRange, words: Words): ChartRow[] =>
  monthsIn(range).map(({ first, range: days }) => ({
    ...rowOf(
      first,
      months.find(({ month }) => month === first.slice(0, 7)) ?? none,
      days,
      words.month(first, 'long'),
      currency,
    ),
    tick: words.month(first, 'short'),
    filed: first.slice(0, 7),
  }));

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

/** What was closed in some days, with the opportunities of which each figure is made; those of other currencies are in no amount. */
function rowOf(name: string, closed: Closed, closedAt: DayRange, label: string, currency: string): ChartRow {
  const { won, lost, rateByCount, rateByAmount, medianDays, meanDays } = closed;
  const at = (outcome: OutcomeChoice, more: OpportunityFilter = {}) =>
    opportunitiesAt(outcome, { ...more, closedAt });
  const inIt = inCurrency(currency);
  return {
    name,
    label,
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
