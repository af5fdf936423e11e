import { Suspense } from 'react';
import { useParams } from 'wouter';
import { LeadKeys } from '@/features/leads/keyboard/lead-keys-listener';
import { isLeadSection, sectionNames } from '@/features/leads/addresses';
import { sectionsTexts } from '@/features/leads/texts/sections';
import { useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/address/head';
import { idIn } from '@/lib/address/id-in';
import { settingsAddress } from '@/lib/address/settings-address';
import { lazyPart } from '@/lib/lazy-part';
import { portals } from '@shared/addresses/portals';
import type { LeadSection } from '@shared/leads/sections';
import { useSession } from '@/lib/session/use-session';
import { TableSkeleton } from '@/ui/data-table/table-skeleton';
import { WithToday } from '../account/today/with-today';
import { NotFoundPage } from '../account/not-found-page';
import { PortalPage } from '../frame/portal-page';
import { BesideLeads } from './beside-leads';
import { leadmanager } from './portal';
import { sectionParts } from './section-parts';

const SettingsPanel = lazyPart(
  async () => (await import('../account/settings/settings-panel')).SettingsPanel,
);
const LeadImports = lazyPart(async () => (await import('@/features/leads/imports/lead-imports')).LeadImports);
const BelowSamples = lazyPart(
  async () => (await import('@/features/leads/demo/samples-notice')).BelowSamples,
);

/** Beside the sections of the sidebar. */
const otherSections = ['settings', 'imports'] as const;
type OtherSection = (typeof otherSections)[number];
const isOtherSection = (name: string): name is OtherSection => otherSections.some((one) => one === name);

/** The sections that open what an id names, at an address of its own. */
const opensById = ['communications', 'tasks', 'imports'] as const;

export function LeadmanagerDashboardPage() {
  const { section: asked, id } = useParams<{ section?: string; id?: string }>();
  const section = asked ?? (sectionNames[0] as LeadSection);
  const openId = id === undefined ? undefined : idIn(id);
  const opens = opensById.some((name) => name === section);
  const isSection = isOtherSection(section) || isLeadSection(section);
  if (!isSection || (id !== undefined && (!opens || openId === undefined))) {
    return <NotFoundPage portal={leadmanager} />;
  }
  return <Dashboard section={section} openId={openId} isStart={asked === undefined} />;
}

interface DashboardProps {
  section: LeadSection | OtherSection;
  openId: number | undefined;
  /** Whether the portal was opened, and none of its lists: it then begins with the day. */
  isStart: boolean;
}

/** Settings are no part of their own. */
const parts = { ...sectionParts, imports: LeadImports, settings: undefined };

/** The title of a section, and the page above it: imports belong to the settings. */
function useTitle(section: DashboardProps['section']) {
  const t = useTexts(sectionsTexts);
  if (section === 'imports') {
    const above = { label: t('settings'), to: settingsAddress('imports', 'leadmanager') };
    return { title: t('imports'), above };
  }
  const title = t(section === 'settings' ? section : `sections.${section}.label`);
  return { title, above: { label: t('portal'), to: portals.leadmanager.home } };
}

function Dashboard({ section, openId, isStart }: DashboardProps) {
  const t = useTexts(sectionsTexts);
  const { user } = useSession();
  const { title, above } = useTitle(section);
  useHead({ title: `${title} · ${t('portal')}`, noindex: true });
  const Section = parts[section];
  return (
    <PortalPage portal={leadmanager} Keys={LeadKeys} breadcrumb={[above, { label: title }]}>
      <BesideLeads />
      <Suspense fallback={<TableSkeleton />}>
        <BelowSamples>
          {Section && section === sectionNames[0] ? (
            <WithToday portal="leadmanager" isAbove={isStart}>
              <Section key={section} openId={openId} />
            </WithToday>
          ) : (
            Section && <Section key={section} openId={openId} />
          )}
          {section === 'settings' && user && <SettingsPanel user={user} portal="leadmanager" />}
        </BelowSamples>
      </Suspense>
    </PortalPage>
  );
}
