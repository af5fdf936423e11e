import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '@/i18n/use-texts';
import { ApiError, errorText } from '@/lib/api/api-client';
import { isStale } from '@/lib/api/refusals';
import { useSaving } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { campaignsTexts } from './texts/campaigns';
import { useRefreshMarketing } from '../use-refresh-marketing';
import { useUndo } from '../use-undo';
import { type Campaign, wholeSet } from './reads';

/** A campaign as an act left it. */
export type SavedCampaign = Campaign & { act: string | null };

/** Shows a campaign in its set at once, before the set is fetched again. */
export function useShowCampaign() {
  const client = useQueryClient();
  return (campaign: Campaign) => {
    if (campaign.setId === null) return;
    client.setQueryData(
      wholeSet(campaign.setId).queryKey,
      (set) =>
        set && {
          ...set,
          campaigns: set.campaigns.map((one) => (one.id === campaign.id ? campaign : one)),
        },
    );
  };
}

interface CampaignAct<Saved> {
  /** The title of the notice after a success; none for null. */
  done: (saved: Saved) => string | null;
  onSaved?: (saved: Saved) => void;
  /** Whether the caller shows the failure itself. */
  isShown?: (error: Error) => boolean;
}

/** Changes a campaign, shows it as it is now, and offers to undo. A stale one is shown as it is now, too. */
export function useCampaignAct<Values, Saved extends SavedCampaign = SavedCampaign>(
  send: (values: Values) => Promise<Saved>,
  { done, onSaved, isShown }: CampaignAct<Saved>,
) {
  const t = useTexts(campaignsTexts);
  const show = useShowCampaign();
  const refresh = useRefreshMarketing();
  const { tell } = useUndo();
  return useSaving(send, {
    onSaved: (saved) => {
      show(saved);
      void refresh();
      const title = done(saved);
      if (title !== null) tell(saved.act, { title });
      onSaved?.(saved);
    },
    onFailed: (error) => {
      if (error instanceof ApiError && isStale(error)) show(error.current as Campaign);
      else void refresh();
      if (isShown?.(error)) return;
      const said = isStale(error) ? t('stale') : errorText(error);
      toast({ variant: 'destructive', title: t('notSaved'), description: said });
    },
  });
}
