import { useTexts } from '@/i18n/use-texts';
import type { SessionUser } from '@/lib/session/use-session';
import { PageHeading } from '@/ui/navigation/page-heading';
import { AccountRemoval } from './account-removal';
import { DataDownload } from './data-download';
import { PasswordForm } from './password-form';
import { Preferences } from './preferences';
import { ProfileForm } from './profile-form';
import { SessionsEnd } from './sessions-end';
import { settingsTexts } from './texts/settings';

interface SettingsPanelProps {
  user: SessionUser;
  /** The sign-in page, for users who have just ended all their sessions. */
  signInAt: string;
}

/** Every setting of an account, with the heading of the page. */
export function SettingsPanel(props: SettingsPanelProps) {
  const t = useTexts(settingsTexts);
  return (
    <div className="grid max-w-content gap-4">
      <PageHeading title={t('title')}>{t('intro')}</PageHeading>
      <AccountSettings {...props} />
    </div>
  );
}

/** Every setting of an account, the same in each portal. */
export function AccountSettings({ user, signInAt }: SettingsPanelProps) {
  return (
    <div className="grid max-w-content gap-4">
      <ProfileForm user={user} />
      <Preferences />
      <PasswordForm user={user} />
      <SessionsEnd signInAt={signInAt} />
      <DataDownload />
      <AccountRemoval username={user.username} />
    </div>
  );
}
