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
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-sm text-muted">
        <div className="flex flex-wrap items-baseline gap-x-3">
          {owners?.made && <p>{owners.made}</p>}
          <ReadingLanguage
            stored={report.language}
            language={language}
            isSaidAbove={owners !== undefined}
            onChange={setLanguage}
          />
          {owners?.page}
        </div>
        {owners?.swotChoice}
      </div>
      <InLanguage language={language}>
        <ReportParts {...props} language={language} />
      </InLanguage>
    </>
  );
}
