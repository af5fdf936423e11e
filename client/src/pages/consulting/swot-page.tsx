import { CompanySwot } from '@/features/consulting/swot/company-swot';
import { useTexts } from '@/i18n/use-texts';
import { CompanyFrame } from './company-frame';

export function SwotPage() {
  const t = useTexts('swot', 'companies', 'items');
  return (
    <CompanyFrame part={t('swot.title')}>
      {(companyId) => <CompanySwot key={companyId} companyId={companyId} />}
    </CompanyFrame>
  );
}
