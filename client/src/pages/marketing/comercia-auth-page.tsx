import { PortalSignIn } from '@/features/auth/portal-sign-in';
import { SignInForm } from '@/features/auth/sign-in-form';
import { sitePages } from '@shared/addresses/site';
import { addressOf } from '@shared/http/address';

export const ComerciaAuthPage = () => (
  <PortalSignIn portal="comerzia" home={addressOf(sitePages.comercia)}>
    <SignInForm />
  </PortalSignIn>
);
