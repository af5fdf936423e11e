import type { ReactNode } from 'react';
import type { Company } from '@shared/consulting/tables';
import type { Wire } from '@shared/http/wire';
import { useTexts } from '@/i18n/use-texts';
import { ApiError } from '@/lib/api/api-client';
import { ErrorState } from '@/ui/feedback/error-state';
import { Spinner } from '@/ui/controls/spinner';
import { useCompany } from './reads';
import { CompanyAlert } from './company-alert';
import { companiesTexts } from './texts/companies';

interface CompanyGateProps {
  companyId: number;
  children: (company: Wire<Company>) => ReactNode;
}

/** Loads a company and renders its content, or the reason why it cannot be shown. */
export function CompanyGate({ companyId, children }: CompanyGateProps) {
  const t = useTexts(companiesTexts);
  const { data: company, error, refetch } = useCompany(companyId);
  if (company) return children(company);
  if (!error) return <Spinner label={t('detail.loading')} />;
  const isMissing = error instanceof ApiError && error.status === 404;
  if (isMissing) return <CompanyAlert>{t('detail.missing')}</CompanyAlert>;
  return <ErrorState error={error} onRetry={() => void refetch()} />;
}
