import { useSearch } from 'wouter';
import { settingsPartsTexts } from '@/features/account/texts/settings-parts';
import { useTexts } from '@/i18n/use-texts';
import { settingsAddress, settingsPartIn } from '@/lib/address/settings-address';
import { useHead } from '@/lib/address/head';
import { useMedia } from '@/lib/use-media';
import { useSession } from '@/lib/session/use-session';
import { PortalPage } from '../frame/portal-page';
import { SettingsPanel } from './settings/settings-panel';

export function SettingsPage() {
  const t = useTexts(settingsPartsTexts);
  const { user } = useSession();
  const part = settingsPartIn(useSearch());
  const title = t('title');
  const name = t(`parts.${part}`);
  // The head names the settings already where there is no sidebar, so that the first part has nothing to add.
  const isNarrow = useMedia('(width < 64rem)');
  useHead({ title: `${name} · ${title}`, noindex: true });
  return (
    <PortalPage
      portal={null}
      breadcrumb={
        part === 'account'
          ? [{ label: title }].slice(isNarrow ? 1 : 0)
          : [{ label: title, to: settingsAddress('account') }, { label: name }]
      }
    >
      {user && <SettingsPanel user={user} portal={null} />}
    </PortalPage>
  );
}
