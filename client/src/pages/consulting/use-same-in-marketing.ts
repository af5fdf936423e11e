import { useQueryClient } from '@tanstack/react-query';
import type { Company } from '@shared/consulting/tables';
import type { Wire } from '@shared/http/wire';
import { takeoverTexts } from '@/features/consulting/takeover/texts/takeover';
import { keepCompany } from '@/features/marketing/keep-company';
import { useRefreshMarketing } from '@/features/marketing/use-refresh-marketing';
import { linkOf } from '@/features/marketing/takeover/linked';
import { useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { toast } from '@/lib/toast';

/** After a new name or sector, offers to change the company of COMERZIA likewise. */
export function useSameInMarketing() {
  const t = useTexts(takeoverTexts);
  const client = useQueryClient();
  const refresh = useRefreshMarketing();
  return async (before: Wire<Company>, { id, name, sector }: Wire<Company>) => {
    if (name === before.name && sector === before.sector) return;
    const linked = await client.fetchQuery({ ...linkOf(id), staleTime: 0 }).catch(() => null);
    if (!linked) return;
    const own = linked.id;
    async function change() {
      try {
        await keepCompany(own, { name, sector });
        toast({ title: t('same.done'), description: name });
      } catch (error) {
        toast({ variant: 'destructive', title: t('same.failed'), description: errorText(error as Error) });
      }
      await refresh();
    }
    toast({
      title: t('same.saved'),
      description: name,
      action: { label: t('same.act'), onSelect: () => void change() },
      duration: 10_000,
    });
  };
}
