import { useQueries } from '@tanstack/react-query';
import { type Campaign, isAskedFor, findingsIn } from '../reads';

/** The ids of the campaigns that somebody has to look at: they have errors, or a fact behind them has changed. */
export function useWaiting(campaigns: readonly Campaign[]): ReadonlySet<number> {
  const findings = useQueries({
    queries: campaigns.map((campaign) => ({
      ...findingsIn(campaign, campaign.piece),
      enabled: isAskedFor(campaign),
    })),
  });
  return new Set(
    campaigns
      .filter(
        ({ changedFacts }, index) => changedFacts.length > 0 || (findings[index]?.data?.errors ?? 0) > 0,
      )
      .map(({ id }) => id),
  );
}
