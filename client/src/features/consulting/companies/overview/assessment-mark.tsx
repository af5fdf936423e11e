import type { Company } from '@shared/consulting/tables';
import type { Wire } from '@shared/http/wire';
import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { assessmentTexts } from '../../texts/assessment';

/** Tells a new assessment from the company of the same name that it was copied from. */
export function AssessmentMark({ company }: { company: Pick<Wire<Company>, 'copiedFrom' | 'createdAt'> }) {
  const t = useTexts(assessmentTexts);
  const { language } = useLanguage();
  if (company.copiedFrom === null) return null;
  const date = formatDate(company.createdAt, language, { dateStyle: 'medium' });
  return <span className="text-sm font-normal text-muted">{t('listed', { date })}</span>;
}
