import { marketingContentsApi } from '@shared/marketing/contents/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { call, errorText } from '@/lib/api/api-client';
import { useSaving } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { campaignsTexts } from '../../campaigns/texts/campaigns';
import { useRefreshMarketing } from '../../use-refresh-marketing';
import { useUndo } from '../../use-undo';
import type { Campaign } from '../../campaigns/reads';

/** Brings a version of a campaign back as a new one, by its number. */
export function useRestore({ contentId }: Pick<Campaign, 'contentId'>, done: string, onSaved?: () => void) {
  const t = useTexts(campaignsTexts);
  const refresh = useRefreshMarketing();
  const { tell } = useUndo();
  return useSaving(
    (number: number) => call(marketingContentsApi.restore, { id: contentId, number: String(number) }),
    {
      onSaved: ({ act }) => {
        tell(act, { title: done });
        void refresh();
        onSaved?.();
      },
      onFailed: (error) =>
        toast({ variant: 'destructive', title: t('notSaved'), description: errorText(error) }),
    },
  );
}
