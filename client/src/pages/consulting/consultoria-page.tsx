import { CompanyOverview } from '@/features/consulting/companies/overview/company-overview';
import { companiesTexts } from '@/features/consulting/texts/companies';
import { useLoadedTexts, useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/address/head';
import { PortalPage } from '../frame/portal-page';
import { consultia } from './portal';

export function ConsultoriaPage() {
  useLoadedTexts(companiesTexts);
  const t = useTexts(companiesTexts);
  useHead({ title: t('title'), noindex: true });
  return (
    <PortalPage portal={consultia} breadcrumb={[{ label: t('title') }]}>
      <CompanyOverview />
    </PortalPage>
  );
}
