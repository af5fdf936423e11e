import { PortalSignIn } from '@/features/auth/portal-sign-in';
import { useSignInTab } from '@/features/auth/use-sign-in-tab';
import { SignInTabs } from '@/features/auth/sign-in-tabs';
import { signInTexts } from '@/features/auth/texts/sign-in';
import { useTexts } from '@/i18n/use-texts';
import { portals } from '@shared/addresses/portals';

export function AuthPage() {
  const t = useTexts(signInTexts);
  const { shown } = useSignInTab();
  const registering = { title: t('register.title'), intro: t('register.intro') };
  return (
    <PortalSignIn
      portal="consultia"
      home={portals.consultia.home}
      heading={shown === 'register' ? registering : undefined}
    >
      <SignInTabs />
    </PortalSignIn>
  );
}
