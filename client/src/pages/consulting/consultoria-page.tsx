import { CompanyOverview } from '@/features/consulting/companies/overview/company-overview';
import { BusinessOffers } from '@/features/consulting/takeover/business-offers';
import { companiesTexts } from '@/features/consulting/texts/companies';
import { useLoadedTexts, useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/address/head';
import { WithToday } from '../account/today/with-today';
import { PortalPage } from '../frame/portal-page';
import { consultia } from './portal';
import { useSameInMarketing } from './use-same-in-marketing';

export function ConsultoriaPage() {
  useLoadedTexts(companiesTexts);
  const t = useTexts(companiesTexts);
  useHead({ title: t('title'), noindex: true });
  return (
    <PortalPage portal={consultia} breadcrumb={[{ label: t('title') }]}>
      <WithToday portal="consultia">
        <CompanyOverview
          renderOffers={(enter) => <BusinessOffers onTaken={enter} />}
          onEdited={useSameInMarketing()}
        />
      </WithToday>
    </PortalPage>
  );
}
