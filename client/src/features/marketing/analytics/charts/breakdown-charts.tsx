import { isKindOf } from '@shared/marketing/campaigns/kinds';
import { namesOfOneProduct, shownCampaignName } from '@shared/marketing/campaigns/campaign-name';
import type { DayRange } from '@shared/list/periods';
import {
  type AngleRow,
  type Breakdowns,
  type BroughtBeside,
  type CampaignRow,
  conversionOf,
  type Counted,
  type SourceRow,
} from '@shared/marketing/analytics/figures';
import type { TouchChoice } from '@shared/marketing/analytics/scales';
import type { ChartRow } from '@/ui/chart/chart-data';
import type { FiguresChartProps } from '@/ui/chart/figures-chart';
import { type Behind, behind, leadsAt } from '../leads-address';
import { useWords } from '../use-words';
import { ChartCard } from './asked-card';
import { type BreakdownName, breakdownNames } from './breakdown-names';
import { filled, linked } from './filled-cells';
import { FoldedFigures } from './folded-figures';
import { PagesChart } from './pages-chart';

interface BreakdownChartsProps extends Breakdowns, Counted {
  touch?: TouchChoice;
  /** Whose list of leads the figures lead to; a report, which tells of the past, has none. */
  companyId?: number;
  /** The one that is shown; all by default. */
  only?: BreakdownName;
}

/** What campaigns, sources, angles and pages brought, as tables that can be drawn. */
export function BreakdownCharts({ companyId, only, ...breakdowns }: BreakdownChartsProps) {
  const { campaigns, channels, angles, pages, range, compared, touch = 'last' } = breakdowns;
  const { t, language } = useWords();
  const leads: Behind = (filter, isBefore = false, isWon = false) => {
    if (!filter || companyId === undefined) return {};
    const won = isWon && { status: { any: ['won' as const] } };
    return { to: leadsAt(companyId, breakdowns, isBefore ? compared : range, { ...filter, ...won }) };
  };
  const ofOne = namesOfOneProduct(
    campaigns.flatMap(({ name }) => name ?? []),
    language,
  );
  const campaignName = ({ name, type }: CampaignRow) => {
    if (name === null) return t('rows.noCampaign');
    const shown = ofOne ? ofOne.restOf(name) : shownCampaignName(name, language);
    // A page has no links of its own: who counts for it came by none.
    return type !== null && isKindOf(type, 'page') ? t('rows.noLink', { name: shown }) : shown;
  };
  const sourceName = ({ kind, name }: SourceRow) => name ?? t(`sources.${kind}`);
  const angleName = ({ angle }: AngleRow) => (angle ? t(`angles.${angle}`) : t('rows.noAngle'));
  const rowsOf = {
    campaigns: () =>
      campaigns.map((row) =>
        rowOf(`${row.id}`, campaignName(row), row, (...of) => leads(behind.campaigns(touch, row), ...of)),
      ),
    channels: () =>
      channels.map((row) =>
        rowOf(sourceKey(row), sourceName(row), row, (...of) => leads(behind.channels(touch, row), ...of)),
      ),
    angles: () =>
      angles.map((row) =>
        rowOf(`${row.angle}`, angleName(row), row, (...of) => leads(behind.angles(touch, row), ...of)),
      ),
  };
  return breakdownNames.map((name) => {
    if (only && name !== only) return null;
    if (name === 'pages') return <PagesChart key={name} pages={pages} range={range} leads={leads} />;
    const caption = name === 'campaigns' && ofOne && t('by.campaigns.of', { product: ofOne.product });
    return (
      <BroughtChart
        key={name}
        by={name}
        range={range}
        rows={rowsOf[name]()}
        caption={[caption]}
        how={[t(`touch.${touch}.says`)]}
      />
    );
  });
}

const sourceKey = ({ kind, name, channelId }: SourceRow) => `${kind} ${channelId} ${name}`;

const rowOf = (
  name: string,
  label: string,
  row: BroughtBeside,
  leads: (isBefore?: boolean, isWon?: boolean) => { to?: string },
): ChartRow => ({
  name,
  label,
  cells: {
    // Visits without clicks: they came by no short link, whose clicks are what is counted.
    clicks: { value: row.clicks === 0 && row.visitors > 0 ? null : row.clicks },
    // No visit behind clicks: the links lead to a site of the company's own, where none is counted.
    visitors: { value: row.clicks > 0 && row.visitors === 0 ? null : row.visitors },
    leads: linked(row.leads, leads()),
    rate: { value: conversionOf(row) },
    confirmed: { value: row.confirmed },
    won: linked(row.won, leads(false, true)),
    visitorsBefore: { value: row.before.visitors },
    leadsBefore: linked(row.before.leads, leads(true)),
  },
});

interface BroughtChartProps {
  by: 'campaigns' | 'channels' | 'angles';
  range: DayRange;
  rows: ChartRow[];
  caption: FiguresChartProps['caption'];
  /** How visitors and leads are credited. */
  how: readonly string[];
}

function BroughtChart({ by, range, rows, caption, how }: BroughtChartProps) {
  const { t, column, shareColumn } = useWords();
  return (
    <ChartCard>
      <FoldedFigures
        title={t(`by.${by}.title`)}
        caption={caption}
        how={[
          t(`by.${by}.caption`),
          ...how,
          ...(rows.some(({ cells }) => cells.visitors?.value === null || cells.clicks?.value === null)
            ? [t('rows.elsewhere')]
            : []),
        ]}
        data={{
          rowsLabel: t(`by.${by}.row`),
          columns: filled(
            [
              ...(['clicks', 'visitors', 'leads'] as const).map((name) => column(name, t(`columns.${name}`))),
              shareColumn('rate', t('columns.rate')),
              ...(['confirmed', 'won', 'visitorsBefore', 'leadsBefore'] as const).map((name) =>
                column(name, t(`columns.${name}`)),
              ),
            ],
            rows,
          ),
          rows,
        }}
        drawn={['visitors', 'leads']}
        layout={{ direction: 'horizontal', apart: true }}
        asTable={rows.length > 0}
        nothing={t('nothing')}
        fileName={`${t(`by.${by}.file`)}-${range.from}-${range.to}`}
      />
    </ChartCard>
  );
}
