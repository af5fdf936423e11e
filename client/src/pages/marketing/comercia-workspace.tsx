import { useQuery } from '@tanstack/react-query';
import { Redirect, useLocation, useSearchParams } from 'wouter';
import { CompanyOverview } from '@/features/marketing/companies/company-overview';
import { needCount } from '@/features/marketing/companies/company-needs';
import { companyList } from '@/features/marketing/reads';
import { BusinessOffers } from '@/features/marketing/takeover/business-offers';
import { companiesTexts } from '@/features/marketing/companies/texts/companies';
import { workspaceTexts } from '@/features/marketing/steps/texts/workspace';
import { useLoadedTexts, useTexts } from '@/i18n/use-texts';
import { useMedia } from '@/lib/use-media';
import { useHead } from '@/lib/address/head';
import { InOwnLanguage } from '@/i18n/language-provider';
import { sitePages } from '@shared/addresses/site';
import { isSpanishAddress } from '@shared/addresses/spanish';
import { addressOf } from '@shared/http/address';
import { Queries } from '@/lib/api/queries';
import { useSession } from '@/lib/session/use-session';
import { WithToday } from '../account/today/with-today';
import { PortalPage } from '../frame/portal-page';
import { ComerciaIntroduction } from './comercia-introduction';
import { comerzia } from './portal';
import { useSameInConsulting } from './use-same-in-consulting';

/** The marketing portal of a signed-in user; after signing out it shows the introduction. */
export const ComerciaWorkspace = () => (
  <Queries>
    <UnlessSignedOut />
  </Queries>
);

function UnlessSignedOut() {
  const [path] = useLocation();
  const { user, isLoading } = useSession();
  if (isLoading) return <ComerciaIntroduction />;
  if (!user) {
    return (
      <InOwnLanguage>
        <ComerciaIntroduction />
      </InOwnLanguage>
    );
  }
  return (
    <>
      {/* The portal has one address for all languages. */}
      {isSpanishAddress(path) && (
        <Redirect to={addressOf(sitePages.comercia) + location.search + location.hash} replace />
      )}
      <Workspace />
    </>
  );
}

function Workspace() {
  useLoadedTexts(workspaceTexts, companiesTexts);
  const t = useTexts(workspaceTexts);
  const [search] = useSearchParams();
  const { data: companies } = useQuery(companyList());
  const waits = companies?.some((company) => needCount(company) > 0) ?? false;
  // The cards of a phone fill its screen: what waits would stand far below those of which nothing does.
  const isFirst = useMedia('(width < 40rem)') && waits;
  useHead({ title: `${t('companies')} · ${t('portal')}`, noindex: true });
  return (
    <PortalPage portal={comerzia} breadcrumb={[{ label: t('companies') }]}>
      <WithToday portal="comerzia" isAbove={isFirst} isOwn>
        <CompanyOverview
          renderOffers={(enter) => <BusinessOffers onTaken={enter} />}
          showsOffers={search.has('takeover')}
          onEdited={useSameInConsulting()}
        />
      </WithToday>
    </PortalPage>
  );
}
