import { Redirect, useLocation, useSearchParams } from 'wouter';
import { SectionPlaceholder } from '@/features/marketing/section-placeholder';
import { marketingSectionOf } from '@/features/marketing/sections';
import { workspaceTexts } from '@/features/marketing/texts/workspace';
import { PortalShell } from '@/features/shell/portal-shell';
import { useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/address/head';
import { InOwnLanguage } from '@/i18n/language-provider';
import { sitePages } from '@shared/addresses/site';
import { isSpanishAddress } from '@shared/addresses/spanish';
import { addressOf } from '@shared/http/address';
import { Queries } from '@/lib/api/queries';
import { useSession } from '@/lib/session/use-session';
import { ComerciaIntroduction } from './comercia-introduction';
import { comerzia } from './portal';

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
  const t = useTexts(workspaceTexts);
  const [search] = useSearchParams();
  const section = marketingSectionOf(search.get('section'));
  const title = t(`sections.${section}.label`);
  useHead({ title: `${title} · ${t('portal')}`, noindex: true });
  return (
    <PortalShell
      portal={comerzia}
      breadcrumb={[{ label: t('portal'), to: addressOf(sitePages.comercia) }, { label: title }]}
    >
      <SectionPlaceholder section={section} />
    </PortalShell>
  );
}
