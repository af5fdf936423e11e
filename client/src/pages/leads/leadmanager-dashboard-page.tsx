import { Suspense } from 'react';
import { useParams } from 'wouter';
import { SettingsPanel } from '@/features/account/settings-panel';
import { settingsTexts } from '@/features/account/texts/settings';
import { PaletteButton } from '@/features/leads/search/palette-button';
import { LeadRuns } from '@/features/leads/runs/lead-runs';
import { recordIdIn } from '@/features/leads/record-id';
import { isLeadSection, sectionNames } from '@/features/leads/sections';
import { sectionsTexts } from '@/features/leads/texts/sections';
import { PortalShell } from '@/features/shell/portal-shell';
import { useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/address/head';
import { lazyPart } from '@/lib/lazy-part';
import { portals } from '@shared/addresses/portals';
import type { LeadSection } from '@shared/leads/sections';
import { useSession } from '@/lib/session/use-session';
import { Spinner } from '@/ui/controls/spinner';
import { NotFoundPage } from '../account/not-found-page';
import { leadmanager } from './portal';
import { sectionParts } from './section-parts';

const LeadsSettings = lazyPart(async () => (await import('./leads-settings')).LeadsSettings);

/** The sections whose records open in their list, at an address of their own. */
const opensInList = ['communications', 'tasks'] as const;

export function LeadmanagerDashboardPage() {
  const { section = sectionNames[0] as LeadSection, id } = useParams<{ section?: string; id?: string }>();
  const openId = id === undefined ? undefined : recordIdIn(id);
  const isList = opensInList.some((name) => name === section);
  const isSection = section === 'settings' || isLeadSection(section);
  if (!isSection || (id !== undefined && (!isList || openId === undefined))) {
    return <NotFoundPage portal={leadmanager} />;
  }
  return <Dashboard section={section} openId={openId} />;
}

function Dashboard({ section, openId }: { section: LeadSection | 'settings'; openId: number | undefined }) {
  const t = useTexts(sectionsTexts);
  const tSettings = useTexts(settingsTexts);
  const { user } = useSession();
  const title = section === 'settings' ? tSettings('title') : t(`sections.${section}.label`);
  useHead({ title: `${title} · ${t('portal')}`, noindex: true });
  const Section = section === 'settings' ? undefined : sectionParts[section];
  return (
    <PortalShell
      portal={leadmanager}
      tools={<PaletteButton />}
      breadcrumb={[{ label: t('portal'), to: portals.leadmanager.home }, { label: title }]}
    >
      <LeadRuns />
      {Section && (
        <Suspense fallback={<Spinner />}>
          <Section key={section} openId={openId} />
        </Suspense>
      )}
      {section === 'settings' && user && (
        <>
          <SettingsPanel user={user} signInAt={portals.leadmanager.signIn} />
          <Suspense>
            <LeadsSettings />
          </Suspense>
        </>
      )}
    </PortalShell>
  );
}
