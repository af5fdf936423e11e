import { type SessionUser, useSession } from '@/lib/session/use-session';
import { AccountRemoval } from './account-removal';
import { DataDownload } from './data-download';
import { DemoNotice } from './demo-notice';
import { Preferences } from './preferences';
import { ProfileFacts, ProfileForm } from './profile-form';

/** The settings of a person, the same in each portal; whoever tries the demo reads its profile only. */
export function AccountSettings({ user }: { user: SessionUser }) {
  const isDemo = useSession().accounts?.some((each) => each.isDemo) ?? false;
  return (
    <>
      {isDemo && <DemoNotice />}
      {isDemo ? <ProfileFacts user={user} /> : <ProfileForm user={user} />}
      <Preferences />
      <DataDownload />
      {!isDemo && <AccountRemoval username={user.username} />}
    </>
  );
}
