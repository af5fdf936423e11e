import { useLocation } from 'wouter';
import { companies } from '@shared/consulting/companies/endpoints';
import { consultingPages } from '@shared/consulting/addresses';
import { addressOf } from '@shared/http/address';
import { useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { useSave } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { companyList } from '../reads';
import { assessmentTexts } from '../texts/assessment';

/** Copies a company for a new assessment and opens the copy. */
export function useNewAssessment(companyId: number) {
  const t = useTexts(assessmentTexts);
  const [, navigate] = useLocation();
  const save = useSave(companies.assess, {
    refreshes: [companyList()],
    onSaved: ({ id }) => {
      navigate(addressOf(consultingPages.company, { id }));
      toast({ title: t('created'), description: t('createdText') });
    },
    onFailed: (error) => toast({ variant: 'destructive', title: t('failed'), description: errorText(error) }),
  });
  return { isPending: save.isPending, create: () => save.mutate({ params: { companyId } }) };
}
