import { PortalSignIn } from '@/features/auth/portal-sign-in';
import { SignInTabs } from '@/features/auth/sign-in-tabs';
import { paths } from '@/lib/paths';

export const AuthPage = () => (
  <PortalSignIn portal="consultia" home={paths.consultoria}>
    <SignInTabs />
  </PortalSignIn>
);
