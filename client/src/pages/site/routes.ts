import { sitePages } from '@shared/addresses/site';
import { lazyPage } from '@/lib/address/lazy-page';
import { routesOf } from '@/lib/address/page-routes';

const ComerziaPage = lazyPage(
  'site/comerzia-page',
  async () => (await import('./comerzia-page')).ComerziaPage,
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
  consultia: lazyPage('site/consultia-page', async () => (await import('./consultia-page')).ConsultiaPage),
  algorithmia: lazyPage(
    'site/algorithmia-page',
    async () => (await import('./algorithmia-page')).AlgorithmiaPage,
  ),
  webia: lazyPage('site/webia-page', async () => (await import('./webia-page')).WebiaPage),
  smartboxai: lazyPage(
    'site/smartboxai-page',
    async () => (await import('./smartboxai-page')).SmartboxaiPage,
  ),
  comerzia: ComerziaPage,
  comerciaLanding: lazyPage(
    'site/comercia-landing-page',
    async () => (await import('./comercia-landing-page')).ComerciaLandingPage,
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
    'site/legal-notice-page',
    async () => (await import('./legal-notice-page')).LegalNoticePage,
  ),
  privacy: lazyPage('site/privacy-page', async () => (await import('./privacy-page')).PrivacyPage),
  cookies: lazyPage('site/cookies-page', async () => (await import('./cookies-page')).CookiesPage),
  accessibility: lazyPage(
    'site/accessibility-page',
    async () => (await import('./accessibility-page')).AccessibilityPage,
  ),
});
