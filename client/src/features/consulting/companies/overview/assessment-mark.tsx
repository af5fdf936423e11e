import type { Company } from '@shared/consulting/tables';
import type { Wire } from '@shared/http/wire';
import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { companiesTexts } from '../../texts/companies';

/** Tells a new assessment from the company of the same name that it was copied from. */
export function AssessmentMark({ company }: { company: Pick<Wire<Company>, 'copiedFrom' | 'createdAt'> }) {
  const t = useTexts(companiesTexts);
  const { language } = useLanguage();
  if (company.copiedFrom === null) return null;
  const date = formatDate(company.createdAt, language, { dateStyle: 'medium' });
  return <span className="text-sm font-normal text-muted">{t('assessment.listed', { date })}</span>;
}
