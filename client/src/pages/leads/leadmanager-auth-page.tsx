import { PortalSignIn } from '@/features/auth/portal-sign-in';
import { SignInForm } from '@/features/auth/sign-in-form';
import { useTexts } from '@/i18n/use-texts';
import { portals } from '@shared/addresses/portals';
import { toast } from '@/ui/toast';

export function LeadmanagerAuthPage() {
  const t = useTexts('auth');
  const askForBoth = () =>
    toast({
      variant: 'destructive',
      title: t('auth.signIn.failed'),
      description: t('auth.signIn.incomplete'),
    });
  return (
    <PortalSignIn portal="leadmanager" home={portals.leadmanager.home}>
      <SignInForm onIncomplete={askForBoth} />
    </PortalSignIn>
  );
}
