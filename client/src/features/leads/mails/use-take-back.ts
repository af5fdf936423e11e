import { leadMails } from '@shared/leads/mails/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { call, errorText } from '@/lib/api/api-client';
import { toast } from '@/lib/toast';
import { mailsTexts } from './texts/mails';
import { useRefreshLeads } from '../use-refresh-leads';
import type { Draft } from './draft';

/** Takes back a mail that has not left, and hands out its text. */
export function useTakeBack(onTakenBack: (draft: Draft) => void) {
  const t = useTexts(mailsTexts);
  const refresh = useRefreshLeads();
  return (id: number): void => {
    const take = async () => {
      try {
        const { address, subject, body } = await call(leadMails.cancel, { id });
        onTakenBack({ address, subject, body });
        toast({ title: t('cancelled') });
      } catch (error) {
        toast({ variant: 'destructive', title: t('notCancelled'), description: errorText(error as Error) });
      }
      await refresh();
    };
    void take();
  };
}
