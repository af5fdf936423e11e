import { leadAnalytics, type Sources } from '@shared/leads/analytics/endpoints';
import type { LeadSource } from '@shared/leads/contacts/scales';
import { useTexts } from '@/i18n/use-texts';
import { query } from '@/lib/api/query-client';
import type { DayRange } from '@shared/list/periods';
import type { ChartRow } from '@/ui/chart/chart-data';
import { recordsTexts } from '../../texts/records';
import { amounts, numbers } from '../columns';
import { ChartCard, FiguresChart } from './figures-chart';
import { inCurrency, type OpportunityFilter, opportunitiesAt } from '../../addresses';
import { useCompared } from '../use-compared';
import type { Scope } from '../scope/use-scope';
import { useWords } from '../use-words';

/** The cells of a source in one period; their names end in `suffix`. */
function cellsOf(
  { currency, sources }: Sources,
  source: LeadSource,
  createdAt: DayRange,
  suffix: string,
): ChartRow['cells'] {
  const { created = 0, won = 0, amount = 0 } = sources.find((one) => one.source === source) ?? {};
  const rows: OpportunityFilter = { createdAt, source: { any: [source] } };
  return {
    [`created${suffix}`]: { value: created, to: opportunitiesAt('all', rows) },
    [`won${suffix}`]: { value: won, to: opportunitiesAt('won', rows) },
    [`amount${suffix}`]: { value: amount, to: opportunitiesAt('won', { ...rows, ...inCurrency(currency) }) },
  };
}

/** Where the opportunities created in the period came from, and what of them was won. */
export function SourcesChart({ scope }: { scope: Scope }) {
  const { range, currency } = scope;
  const words = useWords();
  const { t } = words;
  const tRecords = useTexts(recordsTexts);
  const asked = useCompared<Sources>(
    (days) => query(leadAnalytics.sources, {}, { ...days, currency }),
    scope,
    (before) => before.sources.length > 0,
  );
  return (
    <ChartCard title={t('sources.title')} asked={asked}>
      {({ now, before, compared }) => (
        <FiguresChart
          title={t('sources.title')}
          caption={[t('sources.caption')]}
          data={{
            rowsLabel: t('sources.source'),
            columns: [
              numbers('created', t('sources.created'), words),
              numbers('won', t('sources.won'), words),
              amounts('amount', t('sources.amount'), now.currency, words),
              ...(before
                ? [
                    numbers('createdBefore', t('sources.createdBefore'), words),
                    numbers('wonBefore', t('sources.wonBefore'), words),
                    amounts('amountBefore', t('sources.amountBefore'), now.currency, words),
                  ]
                : []),
            ],
            rows: sourcesOf(now, before).map((source) => ({
              name: source,
              label: tRecords(`source.${source}`),
              cells: {
                ...cellsOf(now, source, range, ''),
                ...(before && compared && cellsOf(before, source, compared, 'Before')),
              },
            })),
          }}
          drawn={['created', 'won']}
          before="createdBefore"
          layout={{ direction: 'horizontal' }}
          fileName={`${t('sources.file')}-${range.from}-${range.to}`}
        />
      )}
    </ChartCard>
  );
}

/** The sources of either period, those of this one first. */
const sourcesOf = (...periods: (Sources | undefined)[]) => [
  ...new Set(periods.flatMap((one) => one?.sources.map(({ source }) => source) ?? [])),
];
