import { useQueryClient } from '@tanstack/react-query';
import { marketingSetsApi } from '@shared/marketing/campaigns/sets/endpoints';
import type { NewSets } from '@shared/marketing/campaigns/sets/schemas';
import { useTexts } from '@/i18n/use-texts';
import { call, errorText } from '@/lib/api/api-client';
import { useSaving } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { campaignsTexts } from '../texts/campaigns';
import { useRefreshMarketing } from '../../use-refresh-marketing';
import { type CampaignSet, wholeSet } from '../reads';
import { useBoardState } from '../use-board-state';

/** The acts on the writing of sets: begin one for each audience, end it, and write it in other words. */
export function useWriting() {
  const t = useTexts(campaignsTexts);
  const client = useQueryClient();
  const refresh = useRefreshMarketing();
  const { change } = useBoardState();
  const onFailed = (error: Error) => {
    void refresh();
    toast({ variant: 'destructive', title: t('notWritten'), description: errorText(error) });
  };
  const show = (set: CampaignSet) => {
    client.setQueryData(wholeSet(set.id).queryKey, (whole) => whole && { ...whole, ...set });
    void refresh();
  };
  const begin = useSaving((asked: NewSets) => call(marketingSetsApi.create, {}, asked), {
    onSaved: async ({ sets: [first] }) => {
      await refresh();
      if (first) change({ product: String(first.productId), set: String(first.id), write: '' });
    },
    onFailed,
  });
  const cancel = useSaving((id: number) => call(marketingSetsApi.cancel, { id }), {
    onSaved: show,
    onFailed,
  });
  const rewrite = useSaving((id: number) => call(marketingSetsApi.rewrite, { id }), {
    onSaved: show,
    onFailed,
  });
  return { begin, cancel, rewrite };
}
