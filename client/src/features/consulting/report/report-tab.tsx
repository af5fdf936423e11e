import { type ComponentProps, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { consultingPages } from '@shared/consulting/addresses';
import { addressOf } from '@shared/http/address';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { ErrorState } from '@/ui/feedback/error-state';
import { TextLink } from '@/ui/navigation/link';
import { Spinner } from '@/ui/controls/spinner';
import { companiesTexts } from '../texts/companies';
import { GenerateReport } from './generate-report';
import { MissingParts } from './missing-parts';
import { ReportMade } from './report-facts';
import { useReportState } from './use-report-state';

// The drawings are loaded only if there is a report.
const CompanyReport = lazy(async () => ({ default: (await import('./company-report')).CompanyReport }));

// The report's words and the modules' keywords are loaded only while there is no report.
const BeforeReport = lazy(async () => ({ default: (await import('./before-report')).BeforeReport }));

interface ReportTabProps {
  companyId: number;
  /** Actions on the report, once there is one. */
  actions?: ReactNode;
  /** What can be done with a project of the report. */
  actsOf?: ComponentProps<typeof CompanyReport>['actsOf'];
}

/** The report, with the states loading, not ready and ready. */
export function ReportTab({ companyId, actions, actsOf }: ReportTabProps) {
  const t = useTexts(companiesTexts);
  const state = useReportState(companyId);
  const [generatedHere, setGeneratedHere] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  // The button that had the focus is disabled after the generation.
  useEffect(() => {
    if (generatedHere) heading.current?.focus();
  }, [generatedHere]);

  if (state.name === 'loading') return <Spinner label={t('report.loading')} />;
  if (state.name === 'failed') return <ErrorState error={state.error} onRetry={state.retry} />;
  if (state.name === 'notReady')
    return (
      <div className="grid gap-6">
        <MissingParts companyId={companyId} missing={state.missing} />
        <Suspense>
          <BeforeReport companyId={companyId} isReady={false} />
        </Suspense>
      </div>
    );

  const report = state.name === 'exists' ? state.report : null;
  return (
    <div className={report ? 'grid gap-2' : 'grid gap-6 max-sm:gap-2'}>
      <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="max-w-measure">
          <h2 ref={heading} tabIndex={-1} className="text-xl">
            {t(report ? 'report.title' : 'report.ready')}
          </h2>
          {report ? (
            <p className="text-sm text-muted">
              <ReportMade report={report} />{' '}
              <TextLink
                to={addressOf(consultingPages.report, { id: companyId })}
                className="whitespace-nowrap print:hidden"
              >
                {t('report.page')}
              </TextLink>
            </p>
          ) : (
            <p className="text-muted">{t('report.readyHint')}</p>
          )}
        </div>
        <div className="flex flex-wrap gap-2 print:hidden">
          {report && actions}
          <IfMayWrite>
            <GenerateReport
              companyId={companyId}
              hasReport={report !== null}
              onGenerated={() => setGeneratedHere(true)}
            />
          </IfMayWrite>
        </div>
      </div>
      {!report && (
        <Suspense>
          <BeforeReport companyId={companyId} isReady />
        </Suspense>
      )}
      {report && (
        <Suspense fallback={<Spinner label={t('report.loading')} />}>
          <CompanyReport companyId={companyId} report={report} actsOf={actsOf} />
        </Suspense>
      )}
    </div>
  );
}
