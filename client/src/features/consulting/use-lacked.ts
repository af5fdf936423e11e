import type { ReportPart } from '@shared/consulting/report/readiness';
import { listFormat } from '@shared/list-format';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { companiesTexts } from './texts/companies';

/** What a company lacks for its report in words, such as “Missing: problems and strengths”. */
export function useLacked() {
  const t = useTexts(companiesTexts);
  const { language } = useLanguage();
  return (parts: readonly ReportPart[]) =>
    t('missing', { lists: listFormat(language).format(parts.map((part) => t(`lacked.${part}`))) });
}
