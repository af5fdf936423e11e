import type { SessionUser } from '@/lib/session/use-session';
import { AccountRemoval } from './account-removal';
import { DataDownload } from './data-download';
import { Preferences } from './preferences';
import { ProfileForm } from './profile-form';

/** The settings of a person, the same in each portal. */
export const AccountSettings = ({ user }: { user: SessionUser }) => (
  <>
    <ProfileForm user={user} />
    <Preferences />
    <DataDownload />
    <AccountRemoval username={user.username} />
  </>
);
