import { useQuery } from '@tanstack/react-query';
import { useTexts } from '@/i18n/use-texts';
import type { LivePage } from '../../contents/live-pages';
import { pagesOf } from '../reads';
import { captureTexts } from '../texts/capture';

/** The landing pages of a company that visitors see, by the campaign whose text they show. */
export function useLivePages(company: number): ReadonlyMap<number, LivePage> {
  const t = useTexts(captureTexts);
  const { data: pages } = useQuery({ ...pagesOf(company), staleTime: 0 });
  const live = pages?.rows.filter(({ status }) => status === 'live') ?? [];
  const says = t('pages.status.live');
  return new Map(
    live.map(({ campaignId, url }) => [
      campaignId,
      { url, says, opens: t('pages.open', { name: new URL(url).pathname }) },
    ]),
  );
}
