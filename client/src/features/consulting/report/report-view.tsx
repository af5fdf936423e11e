import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Report } from '@shared/consulting/report/tables';
import type { Wire } from '@shared/http/wire';
import { useTexts } from '@/i18n/use-texts';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { ApiError } from '@/lib/api/api-client';
import { consultingPages } from '@shared/consulting/addresses';
import { addressOf } from '@shared/http/address';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { ButtonLink } from '@/ui/navigation/link';
import { PageHeading } from '@/ui/navigation/page-heading';
import { portalIcons } from '@/ui/portal-icons';
import { Spinner } from '@/ui/controls/spinner';
import { CompanyAlert } from '../company-alert';
import { reportOf, snapshotOf } from '../reads';
import { companiesTexts } from '../texts/companies';
import { useLacked } from '../use-lacked';
import { reportTexts } from './texts/report';
import { CompanyReport } from './company-report';
import { GenerateReport } from './generate-report';
import { ReportFacts } from './report-facts';
import { useReportState } from './use-report-state';

// The modules' keywords are loaded only while there is no report.
const BeforeReport = lazy(async () => ({ default: (await import('./before-report')).BeforeReport }));

interface ReportViewProps {
  companyId: number;
  /** The current name, shown until the report's own has loaded. */
  companyName: string;
  /** Actions on the report, shown once it has loaded. */
  actions: ReactNode;
  /** What can be done with a project of the report. */
  actsOf?: ComponentProps<typeof CompanyReport>['actsOf'];
}

/** The page of a company's report, with the states loading, missing and failed. */
export function ReportView(props: ReportViewProps) {
  const { companyId, companyName } = props;
  const t = useTexts(companiesTexts);
  const tReport = useTexts(reportTexts);
  const { data: report, error, refetch } = useQuery(reportOf(companyId));
  if (report) return <FinishedReport {...props} report={report} />;
  if (error instanceof ApiError && error.status === 404)
    return <CompanyAlert>{t('detail.missing')}</CompanyAlert>;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (report === undefined) return <Spinner label={tReport('loading')} />;
  return (
    <>
      <PageHeading title={tReport('page', { company: companyName })} />
      <NoReport companyId={companyId} />
    </>
  );
}

/** What is missing for the report and the way to add it; where nothing is, what generates it. */
function NoReport({ companyId }: { companyId: number }) {
  const t = useTexts(companiesTexts);
  const tReport = useTexts(reportTexts);
  const lacked = useLacked();
  const state = useReportState(companyId);
  if (state.name === 'loading' || state.name === 'exists') return <Spinner label={tReport('loading')} />;
  if (state.name === 'failed') return <ErrorState error={state.error} onRetry={state.retry} />;
  const missing = state.name === 'notReady' ? state.missing : [];
  const [next] = missing;
  const enough = next ? tReport(`enough.${missing.length > 1 ? 'several' : next}`) : '';
  return (
    <>
      <EmptyState
        icon={portalIcons.document}
        title={tReport('missing')}
        action={
          <IfMayWrite>
            {next ? (
              <ButtonLink
                icon={portalIcons.plus}
                to={addressOf(consultingPages.company, { id: companyId }, { tab: next, add: 'one' })}
              >
                {t(`${next}.addFirst`)}
              </ButtonLink>
            ) : (
              <GenerateReport companyId={companyId} hasReport={false} onGenerated={() => {}} />
            )}
          </IfMayWrite>
        }
      >
        {next ? `${lacked(missing)}. ${enough}` : t('report.readyHint')}
      </EmptyState>
      <Suspense>
        <div className="mt-6">
          <BeforeReport companyId={companyId} isReady={!next} />
        </div>
      </Suspense>
    </>
  );
}

/** The heading uses the company's name of the day of the report. */
function FinishedReport(props: ReportViewProps & { report: Wire<Report> }) {
  const { companyId, companyName, actions, actsOf, report } = props;
  const t = useTexts(reportTexts);
  const { data: snapshot } = useQuery(snapshotOf(companyId));
  return (
    <>
      <PageHeading title={t('page', { company: snapshot?.company.name ?? companyName })}>
        <ReportFacts report={report} />
      </PageHeading>
      <div className="mb-3">{actions}</div>
      <CompanyReport companyId={companyId} report={report} actsOf={actsOf} />
      <p className="mt-6 hidden text-sm wrap-anywhere print:block">
        {t('address', { url: location.origin + addressOf(consultingPages.report, { id: companyId }) })}
      </p>
    </>
  );
}
