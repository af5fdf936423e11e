import { useParams } from 'wouter';
import { SettingsPanel } from '@/features/account/settings-panel';
import { settingsTexts } from '@/features/account/texts/settings';
import { SectionPlaceholder } from '@/features/leads/section-placeholder';
import { isLeadSection, sectionNames } from '@/features/leads/sections';
import { sectionsTexts } from '@/features/leads/texts/sections';
import { PortalShell } from '@/features/shell/portal-shell';
import { useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/address/head';
import { portals } from '@shared/addresses/portals';
import type { LeadSection } from '@shared/leads/addresses';
import { useSession } from '@/lib/session/use-session';
import { NotFoundPage } from '../account/not-found-page';
import { leadmanager } from './portal';

export function LeadmanagerDashboardPage() {
  const { section = sectionNames[0] as LeadSection } = useParams<{ section?: string }>();
  if (section === 'settings' || isLeadSection(section)) return <Dashboard section={section} />;
  return <NotFoundPage portal={leadmanager} />;
}

function Dashboard({ section }: { section: LeadSection | 'settings' }) {
  const t = useTexts(sectionsTexts);
  const tSettings = useTexts(settingsTexts);
  const { user } = useSession();
  const title = section === 'settings' ? tSettings('title') : t(`sections.${section}.label`);
  useHead({ title: `${title} · ${t('portal')}`, noindex: true });
  return (
    <PortalShell
      portal={leadmanager}
      breadcrumb={[{ label: t('portal'), to: portals.leadmanager.home }, { label: title }]}
    >
      {section !== 'settings' && <SectionPlaceholder section={section} />}
      {section === 'settings' && user && <SettingsPanel user={user} signInAt={portals.leadmanager.signIn} />}
    </PortalShell>
  );
}
