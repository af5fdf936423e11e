import { useQueries, useQuery } from '@tanstack/react-query';
import { pieceResults } from '../../piece-results';
import { type Campaign, isAskedFor, findingsIn } from '../reads';

/**
 * The ids of the campaigns that somebody has to look at: they have errors, a fact behind them has changed, or one of
 * their posts waits for a person.
 */
export function useWaiting(company: number, campaigns: readonly Campaign[]): ReadonlySet<number> {
  const { data: results = [] } = useQuery(pieceResults(company));
  const unsettled = new Set(results.filter((result) => result.unsettled > 0).map(({ id }) => id));
  const findings = useQueries({
    queries: campaigns.map((campaign) => ({
      ...findingsIn(campaign, campaign.piece),
      enabled: isAskedFor(campaign),
    })),
  });
  return new Set(
    campaigns
      .filter(
        ({ id, changedFacts }, index) =>
          unsettled.has(id) || changedFacts.length > 0 || (findings[index]?.data?.errors ?? 0) > 0,
      )
      .map(({ id }) => id),
  );
}
