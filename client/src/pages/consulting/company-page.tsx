import { CompanyDetail } from '@/features/consulting/companies/detail/company-detail';
import { useTexts } from '@/i18n/use-texts';
import { CompanyFrame } from './company-frame';

export function CompanyPage() {
  // Asked for together, so that no list waits for its words once the company is there.
  useTexts('companies', 'items', 'swot');
  return (
    <CompanyFrame>{(companyId) => <CompanyDetail key={companyId} companyId={companyId} />}</CompanyFrame>
  );
}
