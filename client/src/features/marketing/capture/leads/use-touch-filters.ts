import { useQuery } from '@tanstack/react-query';
import { angles } from '@shared/marketing/campaigns/scales';
import { touchSources } from '@shared/marketing/capture/scales';
import { useTexts } from '@/i18n/use-texts';
import type { FilterColumn } from '@/lib/lists/list-filters';
import { channelsOf } from '../../channels/reads';
import { captureTexts } from '../texts/capture';
import { allCampaignsOf } from '../reads';

const visits = ['last', 'first'] as const;
const texts = ['name', 'source', 'medium', 'utmCampaign'] as const;

const rows = (found: readonly { id: number; name: string }[] | undefined) =>
  (found ?? []).map(({ id, name }) => ({ value: String(id), label: name }));

/** What leads can be filtered by of their last and first visit; the analytics lead to them by these. */
export function useTouchFilters(companyId: number): FilterColumn[] {
  const t = useTexts(captureTexts);
  const { data: channels } = useQuery(channelsOf(companyId));
  const { data: campaigns } = useQuery(allCampaignsOf(companyId));
  const kinds = touchSources.map((value) => ({ value, label: t(`leads.visit.sources.${value}`) }));
  const starts = angles.map((value) => ({ value, label: t(`leads.visit.angles.${value}`) }));
  return visits.flatMap((visit): FilterColumn[] => {
    const label = (part: Parameters<typeof partOf>[0]) =>
      t('leads.visit.label', { visit: t(`leads.visit.${visit}`), part: t(partOf(part)) });
    const choice = (name: 'kind' | 'channel' | 'campaign' | 'angle', choices: FilterColumn['choices'] = []) =>
      ({ name: `${visit}.${name}`, label: label(name), kind: 'choice', choices }) as const;
    return [
      { ...choice('kind', kinds), required: true },
      choice('channel', rows(channels)),
      ...texts.map((name) => ({ name: `${visit}.${name}`, label: label(name), kind: 'text' as const })),
      choice('campaign', rows(campaigns?.rows)),
      choice('angle', starts),
    ];
  });
}

const partOf = (part: 'kind' | 'channel' | 'campaign' | 'angle' | (typeof texts)[number]) =>
  `leads.visit.parts.${part}` as const;
