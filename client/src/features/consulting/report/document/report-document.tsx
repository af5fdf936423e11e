import { InLanguage } from '@/i18n/language-provider';
import { ReadingLanguage } from './reading-language';
import { type ReportDocumentProps, ReportParts } from './report-parts';
import { useReadingLanguage } from './use-reading-language';

/** A report with all of it in one language, which the reader can change. */
export function ReportDocument(props: ReportDocumentProps) {
  const { report, snapshot, owners } = props;
  const { language, setLanguage } = useReadingLanguage(report, snapshot);
  return (
    <>
      <div className="mb-3 flex flex-wrap items-baseline gap-x-3 text-sm text-muted">
        {owners?.made && <p>{owners.made}</p>}
        <ReadingLanguage
          stored={report.language}
          language={language}
          isSaidAbove={owners !== undefined}
          onChange={setLanguage}
        />
      </div>
      <InLanguage language={language}>
        <ReportParts {...props} language={language} />
      </InLanguage>
    </>
  );
}
