import { CompanyOverview } from '@/features/consulting/companies/overview/company-overview';
import { assessmentTexts } from '@/features/consulting/texts/assessment';
import { companiesTexts } from '@/features/consulting/texts/companies';
import { PortalShell } from '@/features/shell/portal-shell';
import { useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/address/head';
import { consultia } from './portal';

export function ConsultoriaPage() {
  const t = useTexts(companiesTexts);
  useTexts(assessmentTexts);
  useHead({ title: t('title'), noindex: true });
  return (
    <PortalShell portal={consultia} breadcrumb={[{ label: t('title') }]}>
      <CompanyOverview />
    </PortalShell>
  );
}
