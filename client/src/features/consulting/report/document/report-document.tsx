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
      <div className="flex flex-wrap items-center justify-between gap-x-6 max-sm:gap-x-4 max-sm:text-sm">
        <ReadingLanguage
          stored={report.language}
          language={language}
          isSaidAbove={owners !== undefined}
          onChange={setLanguage}
        />
        {owners?.swotChoice}
      </div>
      <InLanguage language={language}>
        <ReportParts {...props} language={language} />
      </InLanguage>
    </>
  );
}
