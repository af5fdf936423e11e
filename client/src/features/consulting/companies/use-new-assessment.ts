import { useLocation } from 'wouter';
import { companies } from '@shared/consulting/companies/endpoints';
import { consultingPages } from '@shared/consulting/addresses';
import { addressOf } from '@shared/http/address';
import { useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { useSave } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { companyList } from '../reads';
import { companiesTexts } from '../texts/companies';

/** Copies a company for a new assessment and opens the copy. */
export function useNewAssessment(companyId: number) {
  const t = useTexts(companiesTexts);
  const [, navigate] = useLocation();
  const save = useSave(companies.assess, {
    refreshes: [companyList()],
    onSaved: ({ id }) => {
      navigate(addressOf(consultingPages.company, { id }));
      toast({ title: t('assessment.created'), description: t('assessment.createdText') });
    },
    onFailed: (error) =>
      toast({ variant: 'destructive', title: t('assessment.failed'), description: errorText(error) }),
  });
  return { isPending: save.isPending, create: () => save.mutate({ params: { companyId } }) };
}
