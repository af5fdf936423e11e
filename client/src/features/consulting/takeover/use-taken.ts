import { useQueryClient } from '@tanstack/react-query';
import { consultingPages } from '@shared/consulting/addresses';
import { consultingTakeover } from '@shared/consulting/takeover/endpoints';
import type { MadeItems } from '@shared/consulting/takeover/schemas';
import { addressOf } from '@shared/http/address';
import { useTexts } from '@/i18n/use-texts';
import { useLeaving } from '@/lib/address/use-leaving';
import { call, errorText } from '@/lib/api/api-client';
import { toast } from '@/lib/toast';
import { forgetCompany } from '../reads';
import { takeoverTexts } from './texts/takeover';

/** Milliseconds for which a notice offers to undo. */
const UNDO_TIME = 10_000;

/** Shows what was taken over, with a button to undo it, and fetches the screens' data again. */
export function useTaken() {
  const t = useTexts(takeoverTexts);
  const client = useQueryClient();
  const leave = useLeaving();
  const refresh = () =>
    client.invalidateQueries({
      predicate: ({ queryKey: [url] }) => /^\/api\/(companies|consulting|marketing)\b/.test(String(url)),
    });

  async function undo(made: MadeItems) {
    try {
      const { kept } = await call(consultingTakeover.undo, {}, made);
      if (made.isNew && kept === 0) {
        const { companyId: id } = made;
        leave(addressOf(consultingPages.company, { id }), addressOf(consultingPages.companies));
        forgetCompany(client, id);
      }
      toast({ title: t('undone'), ...(kept > 0 && { description: t('kept', { count: kept }) }) });
    } catch (error) {
      toast({ variant: 'destructive', title: t('notUndone'), description: errorText(error as Error) });
    }
    await refresh();
  }

  return {
    refresh,
    tell: (made: MadeItems, title: string) => {
      toast({
        title,
        action: { label: t('undo'), onSelect: () => void undo(made) },
        duration: UNDO_TIME,
      });
      void refresh();
    },
  };
}
