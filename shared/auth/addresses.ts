import { portals } from '../addresses/portals';
import { signInPage } from '../addresses/sign-in';
import { addresses } from '../http/address';
import { adminOnly, everyone, signedIn } from '../http/endpoint';

const { signIn, settings } = portals.consultia;

/** The account screens, which the portals share, and the admin screens. */
export const accountPages = addresses(
  { guard: signedIn, signInAt: signIn },
  {
    signIn: signInPage(signIn, 'consultia'),
    resetPassword: {
      pattern: '/auth/reset',
      guard: everyone,
      renderedFor: ['token=*', ''],
      title: 'auth/reset.title',
    },
    // Not rendered by the build: what it shows is of the token, and a rendered page waits for its first use.
    invitation: { pattern: '/auth/invitation', guard: everyone, title: 'accounts/invitation.title' },
    today: { pattern: '/today', title: 'today/today.title', firstData: ['/api/today'] },
    settings: { pattern: settings, title: 'account/settings-parts.title' },
    enquiries: { pattern: '/admin/enquiries', guard: adminOnly, title: 'enquiries/admin.title' },
  },
);
