import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { companiesTexts } from '../texts/companies';
import { useNewAssessment } from './use-new-assessment';

/** The button that copies the company for a new assessment. */
export function NewAssessment({ companyId }: { companyId: number }) {
  const t = useTexts(companiesTexts);
  const { create, isPending } = useNewAssessment(companyId);
  return (
    <Button variant="secondary" pending={isPending} onClick={create} className="shrink-0">
      {t('assessment.create')}
    </Button>
  );
}
