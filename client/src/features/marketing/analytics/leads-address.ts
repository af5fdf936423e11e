import { type DayRange, startOfDay } from '@shared/list/periods';
import type { leadFilters } from '@shared/marketing/capture/leads/schemas';
import { momentOf } from '@shared/time/clock';
import { stepAddress } from '@shared/marketing/steps';
import type { Counted, SourceRow } from '@shared/marketing/analytics/figures';
import type { TouchChoice } from '@shared/marketing/analytics/scales';
import type { z } from 'zod';

/** Filters of the list as it has them in its address. */
type LeadFilter = { [Name in keyof typeof leadFilters]?: z.input<(typeof leadFilters)[Name]> };
type Named = Record<
  `${TouchChoice}.${string}`,
  z.input<typeof leadFilters.source | typeof leadFilters.pageId>
>;

/** The addresses of the leads of a row, in the period and in the one before; none where no filter finds them. */
export type Behind = (
  filter: LeadFilter | Named | undefined,
  isBefore?: boolean,
  isWon?: boolean,
) => { to?: string };

/** Where a day begins in a zone: the day itself where the list, whose days are Madrid's, means the same by it. */
function startIn(zone: string, day: string): string {
  const start = momentOf(`${day}T00:00`, zone).toISOString();
  return new Date(startOfDay(day)).toISOString() === start ? day : start;
}

/** The list of the leads of some days, those that are spam left out, which a filter finds. */
export function leadsAt(
  companyId: number,
  { zone }: Pick<Counted, 'zone'>,
  { from, to }: DayRange,
  filter: LeadFilter | Named = {},
): string {
  const createdAt = { from: startIn(zone, from), to: startIn(zone, to) };
  const filters = { status: { none: ['spam'] }, createdAt, ...filter };
  return stepAddress(companyId, 'leads', { filter: JSON.stringify(filters) });
}

const rowOr = (id: number | null) => (id === null ? { empty: true } : { any: [String(id)] });

/** The filters that find the leads of a row of the breakdowns, by the touch that is chosen. */
export const behind = {
  campaigns: (touch: TouchChoice, { id }: { id: number | null }): Named => ({
    [`${touch}.campaign`]: rowOr(id),
  }),
  angles: (touch: TouchChoice, { angle }: { angle: string | null }): Named => ({
    [`${touch}.angle`]: angle === null ? { empty: true } : { any: [angle] },
  }),
  /** None for the sources that are added up. */
  channels: (
    touch: TouchChoice,
    { kind, name, channelId }: Pick<SourceRow, 'kind' | 'name' | 'channelId'>,
  ): Named | undefined => {
    if (kind === 'other') return undefined;
    if (channelId !== null) return { [`${touch}.channel`]: rowOr(channelId) };
    return {
      [`${touch}.kind`]: { any: [kind] },
      ...(name !== null && { [`${touch}.name`]: { is: name } }),
    };
  },
};
