import { useSyncExternalStore } from 'react';
import type { SignedIn } from '@shared/auth/endpoints';
import type { Wire } from '@shared/http/wire';
import { useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { useSaving } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/controls/button';
import { signInTexts } from '../texts/sign-in';

const never = () => () => undefined;

/** Whether the browser knows passkeys; nearly all do, so a page that is rendered ahead says so. */
const useKnowsPasskeys = () =>
  useSyncExternalStore(
    never,
    () => 'PublicKeyCredential' in window,
    () => true,
  );

/** Signs in without a password, in browsers that know passkeys. */
export function PasskeySignIn({ onSignedIn }: { onSignedIn: (signedIn: Wire<SignedIn>) => void }) {
  const t = useTexts(signInTexts);
  const signIn = useSaving(async () => (await import('../factors/passkey-sign-in')).signInByPasskey(), {
    onSaved: (signedIn) => signedIn && onSignedIn(signedIn),
    onFailed: (error) =>
      toast({ variant: 'destructive', title: t('signIn.failed'), description: errorText(error) }),
  });
  if (!useKnowsPasskeys()) return null;
  return (
    // Without scripts it would do nothing.
    <Button
      variant="secondary"
      className="noscript:hidden"
      pending={signIn.isPending}
      onClick={() => signIn.mutate(undefined)}
    >
      {t('signIn.passkey')}
    </Button>
  );
}
