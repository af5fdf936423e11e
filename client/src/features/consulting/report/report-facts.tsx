import type { Report } from '@shared/consulting/report/tables';
import type { Wire } from '@shared/http/wire';
import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { companiesTexts } from '../texts/companies';

/** The date and language of a report, and a note that it does not change. */
export function ReportFacts({ report }: { report: Wire<Report> }) {
  const t = useTexts(companiesTexts);
  const { language } = useLanguage();
  return (
    <p className="text-muted">
      {t('report.made', {
        date: formatDate(report.createdAt, language),
        language: t(`report.languages.${report.language}`),
      })}{' '}
      {t('report.final')}
    </p>
  );
}
