import { PortalSignIn } from '@/features/auth/sign-in/portal-sign-in';
import { portals } from '@shared/addresses/portals';

export function AuthPage() {
  return <PortalSignIn portal="consultia" home={portals.consultia.home} />;
}
