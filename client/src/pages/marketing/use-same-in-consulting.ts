import { useQueryClient } from '@tanstack/react-query';
import { companies } from '@shared/consulting/companies/endpoints';
import { companyList, companyOf } from '@/features/consulting/reads';
import type { Company } from '@/features/marketing/reads';
import { takeoverTexts } from '@/features/marketing/takeover/texts/takeover';
import { useTexts } from '@/i18n/use-texts';
import { call, errorText } from '@/lib/api/api-client';
import { toast } from '@/lib/toast';

/** After a new name or sector, offers to change the company of CONSULTIA likewise. */
export function useSameInConsulting() {
  const t = useTexts(takeoverTexts);
  const client = useQueryClient();
  return (before: Company, { name, sector, companyId }: Company) => {
    if (companyId === null || (name === before.name && sector === before.sector)) return;
    async function change() {
      try {
        await call(companies.update, { companyId: companyId as number }, { name, sector });
        toast({ title: t('same.done'), description: name });
      } catch (error) {
        toast({ variant: 'destructive', title: t('same.failed'), description: errorText(error as Error) });
      }
      await client.invalidateQueries(companyList());
      await client.invalidateQueries(companyOf(companyId as number));
    }
    toast({
      title: t('same.saved'),
      description: name,
      action: { label: t('same.act'), onSelect: () => void change() },
      duration: 10_000,
    });
  };
}
