import { accountPages } from '@shared/auth/addresses';
import { lazyPage } from '@/lib/address/lazy-page';
import { routesOf } from '@/lib/address/page-routes';

/** The page of each account address. */
export const accountRoutes = routesOf(accountPages, {
  signIn: lazyPage(async () => (await import('./auth-page')).AuthPage),
  resetPassword: lazyPage(async () => (await import('./reset-password-page')).ResetPasswordPage),
  settings: lazyPage(async () => (await import('./settings-page')).SettingsPage),
  enquiries: lazyPage(async () => (await import('./admin-enquiries-page')).AdminEnquiriesPage),
});
