import { type ComponentProps, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { ErrorState } from '@/ui/feedback/error-state';
import { Spinner } from '@/ui/controls/spinner';
import { companiesTexts } from '../texts/companies';
import { GenerateReport } from './generate-report';
import { MissingParts } from './missing-parts';
import { useReportState } from './use-report-state';

// The drawings are loaded only if there is a report.
const CompanyReport = lazy(async () => ({ default: (await import('./company-report')).CompanyReport }));

// The report's words and the modules' keywords are loaded only while there is no report.
const BeforeReport = lazy(async () => ({ default: (await import('./before-report')).BeforeReport }));

interface ReportTabProps {
  companyId: number;
  /** Actions on the report, once there is one. */
  actions?: ReactNode;
  /** The next step after the report. */
  next?: ReactNode;
  /** What can be done with a project of the report. */
  actsOf?: ComponentProps<typeof CompanyReport>['actsOf'];
}

/** The report, with the states loading, not ready and ready. */
export function ReportTab({ companyId, actions, next, actsOf }: ReportTabProps) {
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
    <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div
        className={classNames(
          'flex min-h-14 items-center justify-between gap-x-4',
          report !== null && 'col-span-full',
        )}
      >
        <div className="max-w-measure">
          <h2 ref={heading} tabIndex={-1} className="text-xl max-sm:text-lg">
            {t(report ? 'report.title' : 'report.ready')}
          </h2>
          {!report && <p className="text-muted">{t('report.readyHint')}</p>}
        </div>
        {report && actions}
      </div>
      <IfMayWrite>
        {/* One place for React, or its dialog would end with the generation; below a finished report stands why there is no other. */}
        <div
          className={classNames(
            'flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden',
            report !== null &&
              'order-last col-span-full mt-8 justify-between border-t border-line pt-5 max-sm:mt-3',
          )}
        >
          {report && (
            <>
              <p className="max-w-measure text-muted">{t('report.onlyOne')}</p>
              {next}
            </>
          )}
          <GenerateReport
            companyId={companyId}
            hasReport={report !== null}
            onGenerated={() => setGeneratedHere(true)}
          />
        </div>
      </IfMayWrite>
      <div className={classNames('col-span-full min-w-0', report === null && 'mt-6 max-sm:mt-2')}>
        {report ? (
          <Suspense fallback={<Spinner label={t('report.loading')} />}>
            <CompanyReport companyId={companyId} report={report} actsOf={actsOf} isInTab />
          </Suspense>
        ) : (
          <Suspense>
            <BeforeReport companyId={companyId} isReady />
          </Suspense>
        )}
      </div>
    </div>
  );
}
