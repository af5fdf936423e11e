import { sitePages } from '@shared/addresses/site';
import { lazyPublicPage } from '@/lib/address/lazy-page';
import { routesOf } from '@/lib/address/page-routes';

const ComerziaPage = lazyPublicPage(
  'site/comerzia-page',
  async () => (await import('./comerzia-page')).ComerziaPage,
);

/** The page for visitors at an unknown address. */
export const PageOfUnknown = ComerziaPage;

/** The page of each address of the public site. */
export const siteRoutes = routesOf(sitePages, {
  home: lazyPublicPage('site/home-page', async () => (await import('./home-page')).HomePage),
  solutions: lazyPublicPage(
    'site/solutions-page',
    async () => (await import('./solutions-page')).SolutionsPage,
  ),
  breakEven: lazyPublicPage(
    'site/break-even-page',
    async () => (await import('./break-even-page')).BreakEvenPage,
  ),
  consultia: lazyPublicPage(
    'site/consultia-page',
    async () => (await import('./consultia-page')).ConsultiaPage,
  ),
  algorithmia: lazyPublicPage(
    'site/algorithmia-page',
    async () => (await import('./algorithmia-page')).AlgorithmiaPage,
  ),
  webia: lazyPublicPage('site/webia-page', async () => (await import('./webia-page')).WebiaPage),
  smartboxai: lazyPublicPage(
    'site/smartboxai-page',
    async () => (await import('./smartboxai-page')).SmartboxaiPage,
  ),
  comerzia: ComerziaPage,
  comerciaLanding: lazyPublicPage(
    'site/comercia-landing-page',
    async () => (await import('./comercia-landing-page')).ComerciaLandingPage,
  ),
  comercia: lazyPublicPage(
    'marketing/comercia-page',
    async () => (await import('../marketing/comercia-page')).ComerciaPage,
  ),
  huyuProjects: lazyPublicPage(
    'site/huyu-projects-page',
    async () => (await import('./huyu-projects-page')).HuyuProjectsPage,
  ),
  legal: lazyPublicPage(
    'site/legal-notice-page',
    async () => (await import('./legal-notice-page')).LegalNoticePage,
  ),
  privacy: lazyPublicPage('site/privacy-page', async () => (await import('./privacy-page')).PrivacyPage),
  cookies: lazyPublicPage('site/cookies-page', async () => (await import('./cookies-page')).CookiesPage),
  accessibility: lazyPublicPage(
    'site/accessibility-page',
    async () => (await import('./accessibility-page')).AccessibilityPage,
  ),
});
