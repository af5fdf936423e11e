import { useTexts } from '@/i18n/use-texts';
import { useSignOut } from '@/lib/session/sign-in';
import { Button } from '@/ui/controls/button';
import { Alert } from '@/ui/feedback/alert';
import { invitationTexts } from '../texts/invitation';

/** Says that somebody is signed in whom the invitation is not for, and lets them sign in as the one it is for. */
export function OtherAddress({ own, email }: { own: string; email: string }) {
  const t = useTexts(invitationTexts);
  const signOut = useSignOut({ onSignedOut: () => undefined });
  return (
    <Alert tone="warning" title={t('other.title')}>
      <p className="wrap-anywhere">{t('other.text', { own, email })}</p>
      <Button
        variant="secondary"
        pending={signOut.isPending}
        className="mt-3 wrap-anywhere"
        onClick={() => signOut.mutate()}
      >
        {t('other.signOut', { email })}
      </Button>
    </Alert>
  );
}
