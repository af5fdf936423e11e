import { marketingCampaignsApi } from '@shared/marketing/campaigns/editing/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { call, errorText } from '@/lib/api/api-client';
import { useSaving } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { campaignsTexts } from '../texts/campaigns';
import { useRefreshMarketing } from '../../use-refresh-marketing';
import type { Campaign } from '../reads';

/** Cancels the campaign of a post, or takes a cancelled one up again. */
export function useEnding({ id, status }: Campaign, onDone: () => void) {
  const t = useTexts(campaignsTexts);
  const refresh = useRefreshMarketing();
  const isOver = status === 'cancelled';
  return useSaving(() => call(marketingCampaignsApi[isOver ? 'reopen' : 'end'], { id }), {
    onSaved: () => {
      toast({ title: t(isOver ? 'cancel.reopened' : 'cancel.done') });
      void refresh();
      onDone();
    },
    onFailed: (error) =>
      toast({ variant: 'destructive', title: t('cancel.failed'), description: errorText(error) }),
  });
}
