import { sitePages } from '@shared/addresses/site';
import { lazyPage } from '@/lib/address/lazy-page';
import { routesOf } from '@/lib/address/page-routes';

const ComerziaPage = lazyPage(
  'site/products/comerzia-page',
  async () => (await import('./products/comerzia-page')).ComerziaPage,
);

/** The page for visitors at an unknown address. */
export const PageOfUnknown = ComerziaPage;

/** The page of each address of the public site. */
export const siteRoutes = routesOf(sitePages, {
  home: lazyPage('site/home-page', async () => (await import('./home-page')).HomePage),
  solutions: lazyPage('site/solutions-page', async () => (await import('./solutions-page')).SolutionsPage),
  breakEven: lazyPage('site/break-even-page', async () => (await import('./break-even-page')).BreakEvenPage),
  sampleReport: lazyPage(
    'site/sample-report-page',
    async () => (await import('./sample-report-page')).SampleReportPage,
  ),
  consultia: lazyPage(
    'site/products/consultia-page',
    async () => (await import('./products/consultia-page')).ConsultiaPage,
  ),
  algorithmia: lazyPage(
    'site/products/algorithmia-page',
    async () => (await import('./products/algorithmia-page')).AlgorithmiaPage,
  ),
  webia: lazyPage('site/products/webia-page', async () => (await import('./products/webia-page')).WebiaPage),
  smartboxai: lazyPage(
    'site/products/smartboxai-page',
    async () => (await import('./products/smartboxai-page')).SmartboxaiPage,
  ),
  comerzia: ComerziaPage,
  comerciaLanding: lazyPage(
    'site/products/comercia-landing-page',
    async () => (await import('./products/comercia-landing-page')).ComerciaLandingPage,
  ),
  comercia: lazyPage(
    'marketing/comercia-page',
    async () => (await import('../marketing/comercia-page')).ComerciaPage,
  ),
  huyuProjects: lazyPage(
    'site/huyu-projects-page',
    async () => (await import('./huyu-projects-page')).HuyuProjectsPage,
  ),
  legal: lazyPage(
    'site/legal/legal-notice-page',
    async () => (await import('./legal/legal-notice-page')).LegalNoticePage,
  ),
  privacy: lazyPage(
    'site/legal/privacy-page',
    async () => (await import('./legal/privacy-page')).PrivacyPage,
  ),
  cookies: lazyPage(
    'site/legal/cookies-page',
    async () => (await import('./legal/cookies-page')).CookiesPage,
  ),
  accessibility: lazyPage(
    'site/legal/accessibility-page',
    async () => (await import('./legal/accessibility-page')).AccessibilityPage,
  ),
});
