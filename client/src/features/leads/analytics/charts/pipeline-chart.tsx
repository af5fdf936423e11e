import { leadAnalytics, type Pipeline } from '@shared/leads/analytics/endpoints';
import { query } from '@/lib/api/query-client';
import { amounts, numbers } from '../columns';
import { ChartCard, FiguresChart } from './figures-chart';
import { inCurrency, inStage, opportunitiesAt } from '../../addresses';
import { useCompared } from '../use-compared';
import type { Scope } from '../scope/use-scope';
import { useWords } from '../use-words';

/** The open opportunities of each stage as they are today. */
export function PipelineChart({ scope }: { scope: Scope }) {
  const { currency, range, today } = scope;
  const words = useWords();
  const { t } = words;
  // What the stages held in the past is not known, so that there is nothing to compare to.
  const asked = useCompared<Pipeline>(() => query(leadAnalytics.pipeline, {}, { currency }), {
    range,
    compared: undefined,
  });
  return (
    <ChartCard title={t('pipeline.title')} asked={asked}>
      {({ now }) => (
        <FiguresChart
          title={t('pipeline.title')}
          caption={[t('pipeline.caption')]}
          data={{
            rowsLabel: t('stage'),
            columns: [
              numbers('count', t('number'), words),
              amounts('amount', t('amount'), now.currency, words),
              amounts('weighted', t('weighted'), now.currency, words),
            ],
            rows: now.stages.map(({ stageId, name, count, amount, weighted }) => {
              const to = opportunitiesAt('open', { ...inStage(stageId), ...inCurrency(now.currency) });
              return {
                name: String(stageId),
                label: name,
                // A stage whose opportunities have no amount yet is not empty.
                aside: [String(count), String(count)],
                cells: {
                  count: { value: count, to: opportunitiesAt('open', inStage(stageId)) },
                  amount: { value: amount, to },
                  weighted: { value: weighted, to },
                },
              };
            }),
          }}
          drawn={['amount', 'weighted']}
          layout={{ direction: 'horizontal' }}
          fileName={`${t('pipeline.file')}-${today}`}
        />
      )}
    </ChartCard>
  );
}
