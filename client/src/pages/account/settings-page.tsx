import { settingsPartsTexts } from '@/features/account/texts/settings-parts';
import { useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/address/head';
import { useSession } from '@/lib/session/use-session';
import { PortalPage } from '../frame/portal-page';
import { SettingsPanel } from './settings/settings-panel';

export function SettingsPage() {
  const t = useTexts(settingsPartsTexts);
  const { user } = useSession();
  const title = t('title');
  useHead({ title, noindex: true });
  return (
    <PortalPage portal={null} breadcrumb={[{ label: title }]}>
      {user && <SettingsPanel user={user} portal={null} />}
    </PortalPage>
  );
}
