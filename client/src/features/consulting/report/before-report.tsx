import type { ComponentProps } from 'react';
import { ReportGuide } from './guide/report-guide';
import { OpenQuestions } from './open-questions';
import { ReportOutline } from './report-outline';

interface BeforeReportProps {
  companyId: number;
  /** Whether the report can be generated, so that what the data leave open is worth asking. */
  isReady: boolean;
}

/** What a report will hold before it is generated, and what the data leave open. */
export const BeforeReport = ({ companyId, isReady }: BeforeReportProps) => (
  <div className="grid gap-6">
    <ReportOutline companyId={companyId} />
    {isReady && <OpenQuestions companyId={companyId} />}
  </div>
);

/** Only the questions; of one chunk with the rest, which every visitor's list of chunks names. */
export const ShortQuestions = ({ companyId }: { companyId: number }) => (
  <OpenQuestions companyId={companyId} isShort />
);

/** What to do next for the report; of that chunk too. */
export const NextForReport = (guided: ComponentProps<typeof ReportGuide>) => <ReportGuide {...guided} />;
