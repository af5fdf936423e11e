import { type Breakdowns, conversionOf, type Counted } from '@shared/marketing/analytics/figures';
import { shownCampaignName } from '@shared/marketing/campaigns/campaign-name';
import type { ChartRow } from '@/ui/chart/chart-data';
import type { Behind } from '../leads-address';
import { useWords } from '../use-words';
import { ChartCard } from './asked-card';
import { filled, linked } from './filled-cells';
import { FoldedFigures } from './folded-figures';

interface PagesChartProps extends Pick<Breakdowns, 'pages'>, Pick<Counted, 'range'> {
  leads: Behind;
}

/** Each page with its own visitors, also those that came by another campaign's link. */
export function PagesChart({ pages, range, leads }: PagesChartProps) {
  const { t, language, column, shareColumn } = useWords();
  if (pages.length === 0) return null;
  const rows = pages.map(({ id, campaign, before, ...page }): ChartRow => {
    const filter = { pageId: { any: [String(id)] } };
    return {
      name: String(id),
      label: shownCampaignName(campaign, language),
      cells: {
        visitors: { value: page.visitors },
        leads: linked(page.leads ?? page.pageLeads, leads(filter)),
        pageLeads: { value: page.pageLeads },
        rate: { value: conversionOf(page) },
        visitorsBefore: { value: before.visitors },
        leadsBefore: linked(before.leads ?? before.pageLeads, leads(filter, true)),
        rateBefore: { value: conversionOf(before) },
      },
    };
  });
  return (
    <ChartCard>
      <FoldedFigures
        title={t('by.pages.title')}
        how={[t('by.pages.caption')]}
        data={{
          rowsLabel: t('by.pages.row'),
          columns: filled(
            [
              column('visitors', t('columns.visitors')),
              column('leads', t('columns.leads')),
              column('pageLeads', t('columns.pageLeads')),
              shareColumn('rate', t('columns.rate')),
              column('visitorsBefore', t('columns.visitorsBefore')),
              column('leadsBefore', t('columns.leadsBefore')),
              shareColumn('rateBefore', t('columns.rateBefore')),
            ],
            rows,
          ),
          rows,
        }}
        drawn={['visitors', 'leads']}
        layout={{ direction: 'horizontal', apart: true }}
        asTable
        nothing={t('nothing')}
        fileName={`${t('by.pages.file')}-${range.from}-${range.to}`}
      />
    </ChartCard>
  );
}
