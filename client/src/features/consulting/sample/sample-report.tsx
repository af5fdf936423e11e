import { sampleReport } from '@shared/consulting/sample/sample-report';
import { formatDate } from '@/i18n/formats';
import { useLanguage } from '@/i18n/use-texts';
import { ReportParts } from '../report/document/report-parts';

/** The report of the example company, which every visitor may read, without scripts. */
export function SampleReport() {
  const { language } = useLanguage();
  const { report, snapshot } = sampleReport(language);
  const { name, sector } = snapshot.company;
  return (
    <ReportParts
      report={report}
      snapshot={snapshot}
      swot={null}
      language={language}
      head={
        <p className="text-muted">
          <strong className="block text-3xl text-ink">{name}</strong>
          {sector} · {formatDate(report.createdAt, language)}
        </p>
      }
    />
  );
}
