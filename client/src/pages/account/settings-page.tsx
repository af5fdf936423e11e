import { useSearch } from 'wouter';
import { settingsPartsTexts } from '@/features/account/texts/settings-parts';
import { useTexts } from '@/i18n/use-texts';
import { settingsAddress, settingsPartIn } from '@/lib/address/settings-address';
import { useHead } from '@/lib/address/head';
import { useSession } from '@/lib/session/use-session';
import { PortalPage } from '../frame/portal-page';
import { SettingsPanel } from './settings/settings-panel';

export function SettingsPage() {
  const t = useTexts(settingsPartsTexts);
  const { user } = useSession();
  const part = settingsPartIn(useSearch());
  const title = t('title');
  const name = t(`parts.${part}`);
  useHead({ title: `${name} · ${title}`, noindex: true });
  return (
    <PortalPage
      portal={null}
      breadcrumb={
        part === 'account'
          ? [{ label: title }]
          : [{ label: title, to: settingsAddress('account') }, { label: name }]
      }
    >
      {user && <SettingsPanel user={user} portal={null} />}
    </PortalPage>
  );
}
