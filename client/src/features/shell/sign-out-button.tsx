import { useLocation } from 'wouter';
import { useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { classNames } from '@/lib/class-names';
import { useSignOut } from '@/lib/session/sign-in';
import { Icon } from '@/ui/icons';
import { portalIcons } from '@/ui/portal-icons';
import { SpinnerRing } from '@/ui/controls/spinner';
import { toast } from '@/lib/toast';
import { entryLook } from './entry-look';
import { type Portal, portals } from '@shared/addresses/portals';
import { shellTexts } from './texts/shell';

/** Signs out and opens the portal's own sign-in page. */
export function SignOutButton({ portal }: { portal: Portal }) {
  const t = useTexts(shellTexts);
  const [, navigate] = useLocation();
  const signOut = useSignOut({
    onSignedOut: () => {
      navigate(portals[portal].signIn);
      toast({ title: t('signedOut'), description: t('signedOutText') });
    },
  });

  function leave() {
    signOut.mutate(undefined, {
      onError: (error) =>
        toast({ variant: 'destructive', title: t('signOutFailed'), description: errorText(error) }),
    });
  }

  return (
    <button
      type="button"
      disabled={signOut.isPending}
      onClick={leave}
      className={classNames(entryLook, 'hover:bg-ink/8 disabled:opacity-60')}
    >
      {signOut.isPending ? <SpinnerRing /> : <Icon name={portalIcons.signOut} />}
      {t('signOut')}
    </button>
  );
}
