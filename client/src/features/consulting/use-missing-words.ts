import { localeOf } from '@shared/languages';
import type { ReportPart } from '@shared/consulting/report/readiness';
import { formatter } from '@/i18n/formatters';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { companiesTexts } from './texts/companies';

/** Says which of a company's lists its report lacks, in the same words everywhere: «Faltan las fortalezas». */
export function useMissingWords() {
  const t = useTexts(companiesTexts);
  const { language } = useLanguage();
  const listed = formatter(Intl.ListFormat, localeOf(language));
  return (parts: readonly ReportPart[]) =>
    t('missing', { lists: listed.format(parts.map((part) => t(`lacked.${part}`))) });
}
