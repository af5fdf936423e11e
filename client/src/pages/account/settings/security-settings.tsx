import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { factors } from '@shared/auth/factors/endpoints';
import { DemoNotice } from '@/features/account/demo-notice';
import { PasswordForm } from '@/features/account/password-form';
import { SessionsEnd } from '@/features/account/sessions-end';
import { SettingsSection } from '@/features/account/settings-section';
import { settingsTexts } from '@/features/account/texts/settings';
import { AppCodes } from '@/features/auth/factors/security/app-codes';
import { Devices } from '@/features/auth/factors/security/devices';
import { Passkeys } from '@/features/auth/factors/security/passkeys';
import { RecoveryCodes } from '@/features/auth/factors/security/recovery-codes';
import { securityTexts } from '@/features/auth/factors/security/texts/security';
import { useTexts } from '@/i18n/use-texts';
import { query } from '@/lib/api/query-client';
import { haveFactor } from '@/lib/api/factor-needed';
import { type SessionUser, useSession } from '@/lib/session/use-session';
import { ErrorState } from '@/ui/feedback/error-state';
import { LoadingBlock } from '@/ui/feedback/loading-block';

interface SecuritySettingsProps {
  user: SessionUser;
  /** The sign-in page, for users who have just ended all their sessions. */
  signInAt: string;
}

/** How a person signs in, and where they are signed in. */
export function SecuritySettings({ user, signInAt }: SecuritySettingsProps) {
  const t = useTexts(securityTexts);
  const { accounts, error, retry } = useSession();
  if (error) return <ErrorState error={error} onRetry={retry} />;
  if (!accounts) return <LoadingBlock className="h-96" />;
  // Everybody signs in as the one member of the demo account, so that its devices are those of strangers.
  const isDemo = accounts.some((each) => each.isDemo);
  if (isDemo) return <OfOwn />;
  return (
    <>
      <SecondSteps />
      <PasswordForm user={user} />
      <SettingsSection title={t('devices.title')} text={t('devices.text')}>
        <Devices />
      </SettingsSection>
      <SessionsEnd signInAt={signInAt} />
    </>
  );
}

/** What an account of one's own has here, and the demo has not. */
function OfOwn() {
  const t = useTexts(securityTexts);
  const tSettings = useTexts(settingsTexts);
  const parts = [
    [t('passkeys.title'), t('passkeys.text')],
    [t('app.title'), t('app.text')],
    [t('codes.title'), t('codes.text')],
    [tSettings('password.title'), tSettings('password.text')],
    [t('devices.title'), t('devices.text')],
  ] as const;
  return (
    <>
      <DemoNotice />
      <SettingsSection isWide title={t('ofOwn')}>
        <dl className="-my-3 divide-y divide-line">
          {parts.map(([title, text]) => (
            <div key={title} className="gap-8 py-3 @2xl:grid @2xl:grid-cols-[12rem_minmax(0,1fr)]">
              <dt className="font-medium">{title}</dt>
              <dd className="text-sm text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </SettingsSection>
    </>
  );
}

function SecondSteps() {
  const t = useTexts(securityTexts);
  const client = useQueryClient();
  const [made, setMade] = useState<readonly string[]>([]);
  const { data: held, error, refetch } = useQuery({ ...query(factors.read, {}), staleTime: 0 });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!held) return <LoadingBlock className="h-96" />;
  const onMade = (codes: readonly string[]) => {
    // Another way brings no other codes; those that are shown stay.
    if (codes.length > 0) setMade(codes);
    haveFactor(client);
  };
  const part = { held, onMade };
  return (
    <>
      <SettingsSection title={t('passkeys.title')} text={t('passkeys.text')}>
        <Passkeys {...part} />
      </SettingsSection>
      <SettingsSection title={t('app.title')} text={t('app.text')}>
        <AppCodes {...part} />
      </SettingsSection>
      <SettingsSection title={t('codes.title')} text={t('codes.text')}>
        <RecoveryCodes {...part} made={made} onKept={() => setMade([])} />
      </SettingsSection>
    </>
  );
}
