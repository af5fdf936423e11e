import type { ReactNode } from 'react';
import { useParams } from 'wouter';
import { consultingMessages } from '@shared/consulting/messages';
import { messageText } from '@shared/messages';
import { CompanyAlert } from '@/features/consulting/company-alert';
import { useCompany } from '@/features/consulting/reads';
import { ReportView } from '@/features/consulting/report/report-view';
import { ReportActions } from '@/features/consulting/shares/report-actions';
import { companiesTexts } from '@/features/consulting/texts/companies';
import { reportTexts } from '@/features/consulting/report/texts/report';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { ApiError } from '@/lib/api/api-client';
import { useHead } from '@/lib/address/head';
import { idIn } from '@/lib/address/id-in';
import { consultingPages } from '@shared/consulting/addresses';
import { addressOf } from '@shared/http/address';
import { ErrorState } from '@/ui/feedback/error-state';
import { Spinner } from '@/ui/controls/spinner';
import { ProjectActs } from './project-acts';
import { PortalPage } from '../frame/portal-page';
import { consultia } from './portal';

export function CompanyReportPage() {
  const { language } = useLanguage();
  const { id = '' } = useParams();
  const companyId = idIn(id);
  if (companyId !== undefined) return <KnownCompany key={companyId} companyId={companyId} />;
  const invalid = messageText(consultingMessages['companyId.invalid'], language);
  return (
    <ReportFrame title={invalid}>
      <CompanyAlert>{invalid}</CompanyAlert>
    </ReportFrame>
  );
}

function KnownCompany({ companyId }: { companyId: number }) {
  const t = useTexts(companiesTexts);
  const tReport = useTexts(reportTexts);
  const { data: company, error, refetch } = useCompany(companyId);
  if (company) {
    return (
      <ReportFrame
        title={tReport('page', { company: company.name })}
        company={{
          label: company.name,
          to: addressOf(consultingPages.company, { id: companyId }, { tab: 'report' }),
        }}
      >
        <ReportView
          companyId={companyId}
          companyName={company.name}
          actions={<ReportActions companyId={companyId} />}
          actsOf={(report, project) => (
            <ProjectActs companyId={companyId} reportId={report.id} project={project} />
          )}
        />
      </ReportFrame>
    );
  }
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <ReportFrame title={t(error ? 'detail.error' : 'detail.loading')}>
      {!error && <Spinner label={tReport('loading')} />}
      {error && isMissing && <CompanyAlert>{t('detail.missing')}</CompanyAlert>}
      {error && !isMissing && <ErrorState error={error} onRetry={() => void refetch()} />}
    </ReportFrame>
  );
}

interface ReportFrameProps {
  title: string;
  company?: { label: string; to: string };
  children: ReactNode;
}

function ReportFrame({ title, company, children }: ReportFrameProps) {
  const t = useTexts(companiesTexts);
  useHead({ title, noindex: true });
  const companies = { label: t('title'), to: addressOf(consultingPages.companies) };
  return (
    <PortalPage
      portal={consultia}
      breadcrumb={company ? [companies, company, { label: t('report.tab') }] : [companies, { label: title }]}
    >
      {children}
    </PortalPage>
  );
}
