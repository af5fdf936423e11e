import type { Report } from '@shared/consulting/report/tables';
import type { Wire } from '@shared/http/wire';
import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { companiesTexts } from '../texts/companies';

/** When a report was made and in which language. */
export function ReportMade({ report }: { report: Wire<Report> }) {
  const t = useTexts(companiesTexts);
  const { language } = useLanguage();
  const made = formatDate(report.createdAt, language);
  return t('report.made', { date: made, language: t(`report.languages.${report.language}`) });
}

/** The date and language of a report, and a note that it does not change. */
export function ReportFacts({ report }: { report: Wire<Report> }) {
  const t = useTexts(companiesTexts);
  return (
    <p className="text-muted">
      <ReportMade report={report} /> {t('report.final')}
    </p>
  );
}
