import { accountPages } from '@shared/auth/addresses';
import { lazyPage } from '@/lib/address/lazy-page';
import { routesOf } from '@/lib/address/page-routes';

/** The page of each account address. */
export const accountRoutes = routesOf(accountPages, {
  signIn: lazyPage('account/auth-page', async () => (await import('./auth-page')).AuthPage),
  resetPassword: lazyPage(
    'account/reset-password-page',
    async () => (await import('./reset-password-page')).ResetPasswordPage,
  ),
  invitation: lazyPage(
    'account/invitation-page',
    async () => (await import('./invitation-page')).InvitationPage,
  ),
  today: lazyPage('account/today-page', async () => (await import('./today-page')).TodayPage),
  settings: lazyPage('account/settings-page', async () => (await import('./settings-page')).SettingsPage),
  enquiries: lazyPage(
    'account/admin-enquiries-page',
    async () => (await import('./admin-enquiries-page')).AdminEnquiriesPage,
  ),
});
