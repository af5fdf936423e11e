import { consultingPages } from '@shared/consulting/addresses';
import { lazyPage } from '@/lib/address/lazy-page';
import { routesOf } from '@/lib/address/page-routes';

/** The page of each CONSULTIA address. */
export const consultingRoutes = routesOf(consultingPages, {
  companies: lazyPage(async () => (await import('./consultoria-page')).ConsultoriaPage),
  company: lazyPage(async () => (await import('./company-page')).CompanyPage),
  swot: lazyPage(async () => (await import('./swot-page')).SwotPage),
  report: lazyPage(async () => (await import('./company-report-page')).CompanyReportPage),
  sharedReport: lazyPage(async () => (await import('./shared-report-page')).SharedReportPage),
});
