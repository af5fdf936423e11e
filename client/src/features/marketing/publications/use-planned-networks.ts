import { useQuery } from '@tanstack/react-query';
import { marketingPublicationsApi } from '@shared/marketing/publications/endpoints';
import { query } from '@/lib/api/query-client';
import type { Campaign } from '../campaigns/reads';

/** The networks on which one of some posts waits to go out. */
export function usePlannedNetworks(company: number, posts: readonly Campaign[]): ReadonlySet<string> {
  const ids = posts
    .filter(({ status }) => status === 'scheduled' || status === 'running')
    .map(({ id }) => id);
  const filter = { campaign: { any: ids.map(String) }, status: { any: ['queued', 'manual_pending'] } };
  const { data } = useQuery({
    ...query(marketingPublicationsApi.list, {}, { company, limit: 200, filter: JSON.stringify(filter) }),
    enabled: ids.length > 0,
  });
  return new Set(data?.rows.map(({ network }) => network));
}
