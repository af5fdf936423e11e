import type {
  AngleRow,
  Breakdowns,
  Brought,
  BroughtBeside,
  CampaignRow,
  PageRow,
  SourceRow,
} from '../../../../../shared/marketing/analytics/figures';
import type { SourceKind } from '../../../../../shared/marketing/analytics/scales';
import type { Angle } from '../../../../../shared/marketing/campaigns/scales';
import type { CampaignType } from '../../../../../shared/marketing/campaigns/kinds';
import type { ChannelNetwork } from '../../../../../shared/marketing/channels/networks';

/** What one source brought for one campaign in one of the two periods. */
export interface Cell extends Brought {
  isNow: boolean;
  kind: SourceKind;
  name: string | null;
  channelId: number | null;
  channelName: string | null;
  network: ChannelNetwork | null;
  campaignId: number | null;
  campaignName: string | null;
  type: CampaignType | null;
  angle: Angle | null;
}

const nothing: Brought = {
  clicks: 0,
  visitors: 0,
  leads: 0,
  pageLeads: 0,
  confirmed: 0,
  qualified: 0,
  won: 0,
};

const names = Object.keys(nothing) as (keyof Brought)[];

function plus(one: Brought, other: Brought): Brought {
  const sum = { ...nothing };
  for (const name of names) sum[name] = one[name] + other[name];
  return sum;
}

const added = (row: BroughtBeside, cell: Cell): BroughtBeside =>
  cell.isNow ? { ...row, ...plus(row, cell) } : { ...row, before: plus(row.before, cell) };

/** What brought most leads, then visitors, then clicks first; then as in the period before. */
const byBrought = (one: BroughtBeside, other: BroughtBeside) =>
  other.leads - one.leads ||
  other.visitors - one.visitors ||
  other.clicks - one.clicks ||
  other.before.visitors - one.before.visitors;

function grouped<Key>(cells: readonly Cell[], keyOf: (cell: Cell) => Key): (Key & BroughtBeside)[] {
  const rows = new Map<string, Key & BroughtBeside>();
  for (const cell of cells) {
    const key = keyOf(cell);
    const name = JSON.stringify(key);
    const row = rows.get(name) ?? { ...key, ...nothing, before: nothing };
    rows.set(name, { ...row, ...added(row, cell) });
  }
  return [...rows.values()].toSorted(byBrought);
}

/** The cells by campaign, by source and by angle. */
export const rollUp = (cells: readonly Cell[]): Pick<Breakdowns, 'campaigns' | 'channels' | 'angles'> => ({
  campaigns: grouped(
    cells,
    ({ campaignId, campaignName, type, angle }): Omit<CampaignRow, keyof BroughtBeside> => ({
      id: campaignId,
      name: campaignName,
      type,
      angle,
    }),
  ),
  channels: grouped(
    cells,
    ({ kind, name, channelId, channelName, network }): Omit<SourceRow, keyof BroughtBeside> => ({
      kind,
      name: channelName ?? name,
      channelId,
      network,
    }),
  ),
  angles: grouped(cells, ({ angle }): Omit<AngleRow, keyof BroughtBeside> => ({ angle })),
});

/** The visitors and leads of a page in one of the two periods. */
export interface PageCell extends Omit<PageRow, 'before'> {
  isNow: boolean;
  leads: number;
}

/** The pages, each with both periods. */
export function pageRows(cells: readonly PageCell[]): PageRow[] {
  const rows = new Map<number, PageRow & { leads: number }>();
  for (const { isNow, visitors, leads, pageLeads, ...page } of cells) {
    const row = rows.get(page.id) ?? {
      ...page,
      visitors: 0,
      leads: 0,
      pageLeads: 0,
      before: { visitors: 0, leads: 0, pageLeads: 0 },
    };
    const counts = { visitors, leads, pageLeads };
    rows.set(page.id, isNow ? { ...row, ...counts } : { ...row, before: counts });
  }
  return [...rows.values()].toSorted(
    (one, other) => other.leads - one.leads || other.visitors - one.visitors || one.id - other.id,
  );
}
