import { PortalSignIn } from '@/features/auth/portal-sign-in';
import { SignInForm } from '@/features/auth/sign-in-form';
import { paths } from '@/lib/paths';

export const ComerciaAuthPage = () => (
  <PortalSignIn portal="comerzia" home={paths.comercia}>
    <SignInForm />
  </PortalSignIn>
);
