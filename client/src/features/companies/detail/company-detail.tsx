import { useTexts } from '@/i18n/use-texts';
import { ApiError } from '@/lib/api-client';
import { ErrorState } from '@/ui/error-state';
import { Spinner } from '@/ui/spinner';
import { useCompany } from '../reads';
import { ReportProgress } from '../report/report-progress';
import { CompanyAlert } from './company-alert';
import { CompanyHeader } from './company-header';
import { CompanyTabs } from './company-tabs';

/** A company with all it holds, or why it cannot be shown. */
export function CompanyDetail({ companyId }: { companyId: number }) {
  const t = useTexts('companies');
  const { data: company, error, refetch } = useCompany(companyId);

  if (company) {
    return (
      <>
        <CompanyHeader company={company} />
        <ReportProgress companyId={companyId} />
        <CompanyTabs companyId={companyId} />
      </>
    );
  }
  if (!error) return <Spinner label={t('companies.detail.loading')} />;
  const isMissing = error instanceof ApiError && error.status === 404;
  if (isMissing) return <CompanyAlert>{t('companies.detail.missing')}</CompanyAlert>;
  return <ErrorState error={error} onRetry={() => void refetch()} />;
}
