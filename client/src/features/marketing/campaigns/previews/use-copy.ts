import { useTexts } from '@/i18n/use-texts';
import { ApiError, errorText } from '@/lib/api/api-client';
import { copyText } from '@/lib/copy-text';
import { toast } from '@/lib/toast';
import { campaignsTexts } from '../texts/campaigns';

/** Copies a text and says so, or says why not; `what` names it. */
export function useCopy() {
  const t = useTexts(campaignsTexts);
  return async (text: string | Promise<string>, what: string) => {
    try {
      await copyText(text);
      toast({ title: t('previews.copy.done'), description: what });
    } catch (error) {
      const description = error instanceof ApiError ? errorText(error) : t('previews.copy.refused');
      toast({ variant: 'destructive', title: t('previews.copy.failed'), description });
    }
  };
}
