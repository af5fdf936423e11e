import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { portals } from '@shared/addresses/portals';
import { SettingsSection } from '@/features/account/settings-section';
import { businessesTexts } from '@/features/account/texts/businesses';
import { EditCompany } from '@/features/consulting/companies/form/edit-company';
import { companyList } from '@/features/consulting/reads';
import { companiesTexts as consultingTexts } from '@/features/consulting/texts/companies';
import { CompanyDialog } from '@/features/marketing/companies/company-dialog';
import { companiesTexts as marketingTexts } from '@/features/marketing/companies/texts/companies';
import { companyList as marketingList } from '@/features/marketing/reads';
import { workspaceTexts } from '@/features/marketing/steps/texts/workspace';
import { useLoadedTexts, useTexts } from '@/i18n/use-texts';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { LoadingBlock } from '@/ui/feedback/loading-block';
import { ButtonLink } from '@/ui/navigation/link';
import { portalIcons } from '@/ui/portal-icons';
import { ComerziaFacts, ConsultiaFacts } from './business-facts';
import { type Business, joinedBusinesses } from './joined-businesses';

/** Each business once, with what CONSULTIA and COMERZIA have set for it. */
export function BusinessesSettings() {
  useLoadedTexts(businessesTexts, consultingTexts, marketingTexts, workspaceTexts);
  const companies = useQuery(companyList());
  const marketing = useQuery(marketingList());
  const failed = [companies, marketing].find(({ error }) => error);
  if (failed?.error) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!companies.data || !marketing.data) return <LoadingBlock className="h-64" />;
  const businesses = joinedBusinesses(companies.data, marketing.data);
  return businesses.length > 0 ? <Businesses businesses={businesses} /> : <NoBusinesses />;
}

/** The form that is open, by the portal and the company in it. */
type Edited = { consultia: number } | { comerzia: number };

function Businesses({ businesses }: { businesses: readonly Business[] }) {
  const [edited, setEdited] = useState<Edited>();
  const close = () => setEdited(undefined);
  const described = businesses.find(
    ({ consultia }) => consultia && edited && 'consultia' in edited && consultia.id === edited.consultia,
  )?.consultia;
  const advertised = businesses.find(
    ({ comerzia }) => comerzia && edited && 'comerzia' in edited && comerzia.id === edited.comerzia,
  )?.comerzia;
  return (
    <>
      {businesses.map(({ name, sector, consultia, comerzia }) => (
        <SettingsSection
          key={`${consultia?.id ?? ''}-${comerzia?.id ?? ''}`}
          title={name}
          text={sector}
          className="wrap-anywhere md:grid-cols-1! md:gap-4!"
        >
          <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
            <ConsultiaFacts company={consultia} onEdit={(id) => setEdited({ consultia: id })} />
            <ComerziaFacts company={comerzia} onEdit={(id) => setEdited({ comerzia: id })} />
          </div>
        </SettingsSection>
      ))}
      <EditCompany company={described ?? null} onClose={close} />
      <CompanyDialog open={advertised !== undefined} company={advertised} onClose={close} />
    </>
  );
}

/** The way to where a business is described. */
export function NewBusiness() {
  const t = useTexts(businessesTexts);
  return (
    <IfMayWrite>
      <ButtonLink to={portals.consultia.home} icon={portalIcons.plus}>
        {t('create')}
      </ButtonLink>
    </IfMayWrite>
  );
}

function NoBusinesses() {
  const t = useTexts(businessesTexts);
  return (
    <EmptyState
      icon={portalIcons.building}
      title={t('none')}
      action={
        <IfMayWrite>
          <ButtonLink to={portals.consultia.home}>{t('describe')}</ButtonLink>
        </IfMayWrite>
      }
    >
      {t('noneText')}
    </EmptyState>
  );
}
