import { type Funnel, leadAnalytics } from '@shared/leads/analytics/endpoints';
import { query } from '@/lib/api/query-client';
import type { DayRange } from '@shared/list/periods';
import type { ChartRow } from '@/ui/chart/chart-data';
import { shareOf } from '../changes';
import { numbers, shares } from '../columns';
import { ChartCard, FiguresChart } from './figures-chart';
import { opportunitiesAt } from '../../addresses';
import { type Answers, useCompared } from '../use-compared';
import type { Scope } from '../scope/use-scope';
import { useWords, type Words } from '../use-words';

const hasCreated = ({ created }: Funnel) => created > 0;

/** How far the opportunities created in the period have come. */
export function FunnelChart({ scope }: { scope: Scope }) {
  const { range } = scope;
  const words = useWords();
  const { t, percentOrNone, span } = words;
  const asked = useCompared<Funnel>(
    (days) => query(leadAnalytics.funnel, {}, { ...days }),
    scope,
    hasCreated,
  );
  return (
    <ChartCard title={t('funnel.title')} asked={asked}>
      {(answers) => {
        const { now, before, compared } = answers;
        const total = { share: percentOrNone(shareOf(now.won, now.created)), count: now.created };
        return (
          <FiguresChart
            title={t('funnel.title')}
            caption={[
              t('funnel.caption'),
              t('funnel.total', total),
              before &&
                compared &&
                t('funnel.totalBefore', {
                  share: percentOrNone(shareOf(before.won, before.created)),
                  span: span(compared),
                }),
            ]}
            data={{
              rowsLabel: t('stage'),
              columns: [
                numbers('reached', t('funnel.reached'), words),
                shares('conversion', t('funnel.conversion'), words),
                ...(before
                  ? [
                      numbers('before', t('funnel.reachedBefore'), words),
                      shares('conversionBefore', t('funnel.conversionBefore'), words),
                    ]
                  : []),
              ],
              rows: funnelRows(answers, range, words),
            }}
            drawn={['reached']}
            before="before"
            layout={{ direction: 'horizontal' }}
            fileName={`${t('funnel.file')}-${range.from}-${range.to}`}
          />
        );
      }}
    </ChartCard>
  );
}

/** The stages and at last what was won, with the number that reached each. */
const stepsOf = ({ stages, won }: Funnel) => [...stages, { stageId: 0, name: '', reached: won }];

/** The opportunities created in some days that reached a step; the last one has no stage. */
const reachedAt = (stageId: number, createdAt: DayRange) =>
  stageId === 0
    ? opportunitiesAt('won', { createdAt })
    : opportunitiesAt('all', { reached: { any: [String(stageId)] }, createdAt });

/** The steps of a funnel: how many reached each, and what share of them the next. */
function funnelRows(
  { now, before, compared }: Answers<Funnel>,
  range: DayRange,
  { t, percentOrNone }: Pick<Words, 't' | 'percentOrNone'>,
): ChartRow[] {
  const steps = stepsOf(now);
  const earlier = before && new Map(stepsOf(before).map(({ stageId, reached }) => [stageId, reached]));
  const share = (reached: number | undefined, next: number | undefined) =>
    next === undefined ? null : shareOf(next, reached ?? 0);
  return steps.map(({ stageId, name, reached }, index) => {
    const [previous, next] = [steps[index - 1], steps[index + 1]];
    const kept = previous && percentOrNone(share(previous.reached, reached));
    const had = earlier?.get(stageId) ?? 0;
    return {
      name: String(stageId),
      label: name || t('won'),
      share: kept,
      cells: {
        reached: { value: reached, to: reachedAt(stageId, range) },
        conversion: { value: share(reached, next?.reached) },
        ...(compared && {
          before: { value: had, to: reachedAt(stageId, compared) },
          conversionBefore: { value: share(had, next && (earlier?.get(next.stageId) ?? 0)) },
        }),
      },
    };
  });
}
