import { leadsPages } from '@shared/leads/addresses';
import { lazyPage } from '@/lib/address/lazy-page';
import { routesOf } from '@/lib/address/page-routes';

/** The page of each LEADMANAGER address. */
export const leadsRoutes = routesOf(leadsPages, {
  signIn: lazyPage(async () => (await import('./leadmanager-auth-page')).LeadmanagerAuthPage),
  otherSignIn: lazyPage(async () => (await import('./leadmanager-auth-page')).LeadmanagerAuthPage),
  dashboard: lazyPage(async () => (await import('./leadmanager-dashboard-page')).LeadmanagerDashboardPage),
});
