import { leadsPages } from '@shared/leads/addresses';
import { lazyPage } from '@/lib/address/lazy-page';
import { routesOf } from '@/lib/address/page-routes';

const SignIn = lazyPage(
  'leads/leadmanager-auth-page',
  async () => (await import('./leadmanager-auth-page')).LeadmanagerAuthPage,
);

/** The page of each LEADMANAGER address. */
export const leadsRoutes = routesOf(leadsPages, {
  signIn: SignIn,
  otherSignIn: SignIn,
  dashboard: lazyPage(
    'leads/leadmanager-dashboard-page',
    async () => (await import('./leadmanager-dashboard-page')).LeadmanagerDashboardPage,
  ),
  contact: lazyPage('leads/contact-page', async () => (await import('./contact-page')).ContactPage),
  company: lazyPage('leads/company-page', async () => (await import('./company-page')).CompanyPage),
  opportunity: lazyPage(
    'leads/opportunity-page',
    async () => (await import('./opportunity-page')).OpportunityPage,
  ),
});
