import type { MarketingFunnel } from '@shared/marketing/analytics/endpoints';
import { conversionOf, type Figures } from '@shared/marketing/analytics/figures';
import type { ChartRow } from '@/ui/chart/chart-data';
import type { leadFilters } from '@shared/marketing/capture/leads/schemas';
import type { z } from 'zod';
import { leadsAt } from '../leads-address';
import { useWords } from '../use-words';
import { FoldedFigures } from './folded-figures';

const stages = ['clicks', 'visitors', 'leads', 'confirmed', 'qualified', 'won'] as const;

/** How far the leads of a stage are at least; who confirmed is not told by one status. */
const statusesOf: Partial<Record<(typeof stages)[number], z.input<typeof leadFilters.status>>> = {
  leads: { none: ['spam'] },
  qualified: { any: ['qualified', 'won'] },
  won: { any: ['won'] },
};

const ofLeads = (part: number, { leads }: Figures) => (leads === 0 ? null : part / leads);

/** The share of a stage: leads from pages of the visitors, what became of leads of the leads. */
function shareOf(stage: (typeof stages)[number], figures: Figures): number | null {
  if (stage === 'leads') return conversionOf(figures);
  return stage === 'clicks' || stage === 'visitors' ? null : ofLeads(figures[stage], figures);
}

interface FunnelChartProps extends MarketingFunnel {
  /** Whose list of leads the figures lead to; a report, which tells of the past, has none. */
  companyId?: number;
}

/** From clicks to won leads, beside the period before. */
export function FunnelChart({ companyId, ...counted }: FunnelChartProps) {
  const { now, before, range, compared } = counted;
  const { t, column, shareColumn, rateOrNone } = useWords();
  const leadsOf = (stage: (typeof stages)[number], days: typeof range) => {
    const status = statusesOf[stage];
    return status && companyId !== undefined && { to: leadsAt(companyId, counted, days, { status }) };
  };
  const isAlone = stages.every((stage) => before[stage] === 0);
  const asideOf = (stage: (typeof stages)[number], share: number | null): ChartRow['aside'] => {
    if (share === null) return undefined;
    const rate = rateOrNone(share);
    return [t(stage === 'leads' ? 'funnel.ofVisitors' : 'funnel.ofLeads', { rate }), rate];
  };
  const rows = stages.map(
    (stage): ChartRow => ({
      name: stage,
      label: t(`stages.${stage}`),
      aside: asideOf(stage, shareOf(stage, now)),
      cells: {
        now: { value: now[stage], ...leadsOf(stage, range) },
        share: { value: shareOf(stage, now) },
        before: { value: before[stage], ...leadsOf(stage, compared) },
        shareBefore: { value: shareOf(stage, before) },
      },
    }),
  );
  return (
    <FoldedFigures
      title={t('funnel.title')}
      how={[t('funnel.caption')]}
      data={{
        rowsLabel: t('funnel.stage'),
        columns: [
          column('now', t('columns.now')),
          shareColumn('share', t('columns.share')),
          ...(isAlone
            ? []
            : [column('before', t('columns.before')), shareColumn('shareBefore', t('columns.shareBefore'))]),
        ],
        rows,
      }}
      drawn={isAlone ? ['now'] : ['now', 'before']}
      layout={{ direction: 'horizontal' }}
      nothing={t('nothing')}
      fileName={`${t('funnel.file')}-${range.from}-${range.to}`}
    />
  );
}
