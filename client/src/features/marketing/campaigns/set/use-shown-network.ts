import { useQuery } from '@tanstack/react-query';
import { marketingChannelsApi } from '@shared/marketing/channels/endpoints';
import { type Network, networks } from '@shared/marketing/channels/networks';
import { query } from '@/lib/api/query-client';
import { useBoardState } from '../use-board-state';

/**
 * The networks, those of the company's channels first, and the one whose post is shown: that of the address, or else the
 * first one, which is undefined until the channels are known.
 */
export function useShownNetwork(company: number): {
  ordered: readonly Network[];
  shown: Network | undefined;
  /** Those on which the company can post now. */
  connected: ReadonlySet<string>;
} {
  const { state } = useBoardState();
  const { data, isPending } = useQuery(query(marketingChannelsApi.list, {}, { company }));
  const own = new Set<string>(data?.map(({ network }) => network));
  const ordered = networks.toSorted((one, other) => Number(own.has(other)) - Number(own.has(one)));
  const connected = new Set<string>(
    data?.filter(({ status }) => status === 'connected').map(({ network }) => network),
  );
  return { ordered, shown: state.network || (isPending ? undefined : ordered[0]), connected };
}
