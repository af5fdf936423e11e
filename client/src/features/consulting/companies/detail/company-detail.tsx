import { ReportGuide } from '../guide/report-guide';
import { CompanyGate } from '../../company-gate';
import { CompanyHeader } from './company-header';
import { CompanyTabs } from './company-tabs';

export const CompanyDetail = ({ companyId }: { companyId: number }) => (
  <CompanyGate companyId={companyId}>
    {(company) => (
      <>
        <CompanyHeader company={company} />
        <ReportGuide companyId={companyId} />
        <CompanyTabs companyId={companyId} />
      </>
    )}
  </CompanyGate>
);
