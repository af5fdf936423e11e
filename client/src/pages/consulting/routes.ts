import { consultingPages } from '@shared/consulting/addresses';
import { lazyPage } from '@/lib/address/lazy-page';
import { routesOf } from '@/lib/address/page-routes';

/** The page of each CONSULTIA address. */
export const consultingRoutes = routesOf(consultingPages, {
  companies: lazyPage(
    'consulting/consultoria-page',
    async () => (await import('./consultoria-page')).ConsultoriaPage,
  ),
  company: lazyPage('consulting/company-page', async () => (await import('./company-page')).CompanyPage),
  swot: lazyPage('consulting/swot-page', async () => (await import('./swot-page')).SwotPage),
  report: lazyPage(
    'consulting/company-report-page',
    async () => (await import('./company-report-page')).CompanyReportPage,
  ),
  sharedReport: lazyPage(
    'consulting/shared-report-page',
    async () => (await import('./shared-report-page')).SharedReportPage,
  ),
});
