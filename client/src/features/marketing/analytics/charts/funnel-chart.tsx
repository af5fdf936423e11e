import type { DayRange } from '@shared/list/periods';
import { conversionOf, type Figures } from '@shared/marketing/analytics/figures';
import type { ChartRow } from '@/ui/chart/chart-data';
import { FiguresChart } from '@/ui/chart/figures-chart';
import { useWords } from '../use-words';

const stages = ['clicks', 'visitors', 'leads', 'confirmed', 'qualified', 'won'] as const;

const ofLeads = (part: number, { leads }: Figures) => (leads === 0 ? null : part / leads);

/** The share of a stage: leads from pages of the visitors, what became of leads of the leads. */
function shareOf(stage: (typeof stages)[number], figures: Figures): number | null {
  if (stage === 'leads') return conversionOf(figures);
  return stage === 'clicks' || stage === 'visitors' ? null : ofLeads(figures[stage], figures);
}

interface FunnelChartProps {
  now: Figures;
  before: Figures;
  range: DayRange;
}

/** From clicks to won leads, beside the period before. */
export function FunnelChart({ now, before, range }: FunnelChartProps) {
  const { t, column, shareColumn } = useWords();
  const rows = stages.map(
    (stage): ChartRow => ({
      name: stage,
      label: t(`stages.${stage}`),
      cells: {
        now: { value: now[stage] },
        share: { value: shareOf(stage, now) },
        before: { value: before[stage] },
        shareBefore: { value: shareOf(stage, before) },
      },
    }),
  );
  return (
    <FiguresChart
      title={t('funnel.title')}
      caption={[t('funnel.caption')]}
      data={{
        rowsLabel: t('funnel.stage'),
        columns: [
          column('now', t('columns.now')),
          shareColumn('share', t('columns.share')),
          column('before', t('columns.before')),
          shareColumn('shareBefore', t('columns.shareBefore')),
        ],
        rows,
      }}
      drawn={['now', 'before']}
      layout={{ direction: 'lying' }}
      nothing={t('nothing')}
      fileName={`${t('funnel.file')}-${range.from}-${range.to}`}
    />
  );
}
