import { CompanyOverview } from '@/features/consulting/companies/overview/company-overview';
import { companiesTexts } from '@/features/consulting/texts/companies';
import { PortalShell } from '@/features/shell/portal-shell';
import { useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/address/head';
import { portalIcons } from '@/ui/portal-icons';
import { consultingPages } from '@shared/consulting/addresses';
import { addressOf } from '@shared/http/address';

export function ConsultoriaPage() {
  const t = useTexts(companiesTexts);
  useHead({ title: t('title'), noindex: true });
  return (
    <PortalShell
      portal="consultia"
      sections={[
        {
          label: t('title'),
          to: addressOf(consultingPages.companies),
          icon: portalIcons.building,
          current: true,
        },
      ]}
      breadcrumb={[{ label: t('title') }]}
    >
      <CompanyOverview />
    </PortalShell>
  );
}
