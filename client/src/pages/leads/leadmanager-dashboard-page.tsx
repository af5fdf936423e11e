import { type ReactNode, Suspense } from 'react';
import { useParams, useSearch } from 'wouter';
import { settingsPartsTexts } from '@/features/account/texts/settings-parts';
import { LeadKeys } from '@/features/leads/keyboard/lead-keys-listener';
import { isLeadSection, sectionNames } from '@/features/leads/addresses';
import { sectionsTexts } from '@/features/leads/texts/sections';
import { useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/address/head';
import { idIn } from '@/lib/address/id-in';
import { settingsAddress, settingsPartIn } from '@/lib/address/settings-address';
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
  if (section === 'settings') return <Settings />;
  return <Dashboard section={section} openId={openId} isStart={asked === undefined} />;
}

interface FrameProps {
  /** The page above it; the first page of the portal has none. */
  above?: { label: string; to: string } | undefined;
  title: string;
  children: ReactNode;
}

function Frame({ above, title, children }: FrameProps) {
  const t = useTexts(sectionsTexts);
  useHead({ title: `${title} · ${t('portal')}`, noindex: true });
  return (
    <PortalPage
      portal={leadmanager}
      Keys={LeadKeys}
      breadcrumb={above ? [above, { label: title }] : [{ label: t('portal') }]}
    >
      <BesideLeads />
      <Suspense fallback={<TableSkeleton />}>
        <BelowSamples>{children}</BelowSamples>
      </Suspense>
    </PortalPage>
  );
}

function Settings() {
  const t = useTexts(settingsPartsTexts);
  const { user } = useSession();
  const part = settingsPartIn(useSearch());
  const above = { label: t('title'), to: settingsAddress('account', 'leadmanager') };
  return (
    <Frame above={above} title={t(`parts.${part}`)}>
      {user && <SettingsPanel user={user} portal="leadmanager" />}
    </Frame>
  );
}

/** The name of the portal, which a phone has nowhere else on its first page. */
function PortalName() {
  const t = useTexts(sectionsTexts);
  return <p className="-mt-4 mb-1 text-sm font-semibold text-muted sm:hidden">{t('portal')}</p>;
}

interface DashboardProps {
  section: LeadSection | 'imports';
  openId: number | undefined;
  /** Whether the portal was opened, and none of its lists: it then begins with the day. */
  isStart: boolean;
}

const parts = { ...sectionParts, imports: LeadImports };

/** The title of a section, and the page above it: imports belong to the settings. */
function useTitle(section: DashboardProps['section']) {
  const t = useTexts(sectionsTexts);
  return section === 'imports'
    ? { title: t('imports'), above: { label: t('settings'), to: settingsAddress('imports', 'leadmanager') } }
    : {
        title: t(`sections.${section}.label`),
        above: { label: t('portal'), to: portals.leadmanager.home },
      };
}

function Dashboard({ section, openId, isStart }: DashboardProps) {
  const { title, above } = useTitle(section);
  const Section = parts[section];
  return (
    <Frame title={title} above={isStart ? undefined : above}>
      {section === sectionNames[0] ? (
        <>
          {isStart && <PortalName />}
          <WithToday portal="leadmanager" isAbove={isStart}>
            <Section key={section} openId={openId} />
          </WithToday>
        </>
      ) : (
        <Section key={section} openId={openId} />
      )}
    </Frame>
  );
}
