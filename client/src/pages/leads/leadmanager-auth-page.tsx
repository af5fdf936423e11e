import { PortalSignIn } from '@/features/auth/portal-sign-in';
import { SignInForm } from '@/features/auth/sign-in-form';
import { signInTexts } from '@/features/auth/texts/sign-in';
import { useTexts } from '@/i18n/use-texts';
import { portals } from '@shared/addresses/portals';
import { toast } from '@/lib/toast';

export function LeadmanagerAuthPage() {
  const t = useTexts(signInTexts);
  const askForBoth = () =>
    toast({
      variant: 'destructive',
      title: t('signIn.failed'),
      description: t('signIn.incomplete'),
    });
  return (
    <PortalSignIn portal="leadmanager" home={portals.leadmanager.home}>
      <SignInForm onIncomplete={askForBoth} />
    </PortalSignIn>
  );
}
