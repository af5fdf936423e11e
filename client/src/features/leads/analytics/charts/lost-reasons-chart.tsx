import { leadAnalytics, type LostReasons } from '@shared/leads/analytics/endpoints';
import { query } from '@/lib/api/query-client';
import type { DayRange } from '@shared/list/periods';
import { othersIn } from '../changes';
import { Others } from '../others';
import { amounts, numbers } from '../columns';
import { ChartCard, FiguresChart } from './figures-chart';
import { inCurrency, inOthers, opportunitiesAt } from '../../addresses';
import { useCompared } from '../use-compared';
import type { Scope } from '../scope/use-scope';
import { useWords } from '../use-words';

const lostFor = (reason: string | null, closedAt: DayRange, currency?: string) =>
  opportunitiesAt('lost', {
    closedAt,
    lostReason: reason === null ? { empty: true } : { is: reason },
    ...(currency && inCurrency(currency)),
  });

/** Why opportunities were lost in the period. */
export function LostReasonsChart({ scope }: { scope: Scope }) {
  const { range, currency } = scope;
  const words = useWords();
  const { t } = words;
  const asked = useCompared<LostReasons>(
    (days) => query(leadAnalytics.lostReasons, {}, { ...days, currency }),
    scope,
    ({ reasons }) => reasons.length > 0,
  );
  return (
    <ChartCard title={t('lost.title')} asked={asked}>
      {({ now, before, compared }) => (
        <FiguresChart
          title={t('lost.title')}
          caption={[
            <Others
              key="others"
              count={othersIn(now.reasons)}
              to={opportunitiesAt('lost', { closedAt: range, ...inOthers(now.currency) })}
            />,
          ]}
          data={{
            rowsLabel: t('lost.reason'),
            columns: [
              numbers('count', t('number'), words),
              ...(before ? [numbers('before', t('numberBefore'), words)] : []),
              amounts('amount', t('amount'), now.currency, words),
              ...(before ? [amounts('amountBefore', t('amountBefore'), now.currency, words)] : []),
            ],
            rows: reasonsOf(now, before).map((reason) => {
              const [own, had] = [now, before].map((one) =>
                one?.reasons.find((each) => each.reason === reason),
              );
              return {
                name: reason ?? '',
                label: reason ?? t('lost.none'),
                cells: {
                  count: { value: own?.count ?? 0, to: lostFor(reason, range) },
                  amount: { value: own?.amount ?? 0, to: lostFor(reason, range, now.currency) },
                  ...(compared && {
                    before: { value: had?.count ?? 0, to: lostFor(reason, compared) },
                    amountBefore: { value: had?.amount ?? 0, to: lostFor(reason, compared, now.currency) },
                  }),
                },
              };
            }),
          }}
          drawn={['count']}
          before="before"
          layout={{ direction: 'horizontal' }}
          fileName={`${t('lost.file')}-${range.from}-${range.to}`}
        />
      )}
    </ChartCard>
  );
}

/** The reasons of either period, those of this one first. */
const reasonsOf = (...periods: (LostReasons | undefined)[]) => [
  ...new Set(periods.flatMap((one) => one?.reasons.map(({ reason }) => reason) ?? [])),
];
