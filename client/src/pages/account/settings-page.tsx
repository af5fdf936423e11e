import { SettingsPanel } from '@/features/account/settings-panel';
import { settingsTexts } from '@/features/account/texts/settings';
import { PortalShell } from '@/features/shell/portal-shell';
import { useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/address/head';
import { accountPages } from '@shared/auth/addresses';
import { addressOf } from '@shared/http/address';
import { useSession } from '@/lib/session/use-session';

export function SettingsPage() {
  const t = useTexts(settingsTexts);
  const { user } = useSession();
  const title = t('title');
  useHead({ title, noindex: true });
  return (
    <PortalShell portal={null} breadcrumb={[{ label: title }]}>
      {user && <SettingsPanel user={user} signInAt={addressOf(accountPages.signIn)} />}
    </PortalShell>
  );
}
