import type { SessionUser } from '@/lib/session/use-session';
import { AccountRemoval } from './account-removal';
import { DataDownload } from './data-download';
import { PasswordForm } from './password-form';
import { Preferences } from './preferences';
import { ProfileForm } from './profile-form';
import { SessionsEnd } from './sessions-end';

interface AccountSettingsProps {
  user: SessionUser;
  /** The sign-in page, for users who have just ended all their sessions. */
  signInAt: string;
}

/** Every setting of an account, the same in each portal. */
export const AccountSettings = ({ user, signInAt }: AccountSettingsProps) => (
  <>
    <ProfileForm user={user} />
    <Preferences />
    <PasswordForm user={user} />
    <SessionsEnd signInAt={signInAt} />
    <DataDownload />
    <AccountRemoval username={user.username} />
  </>
);
