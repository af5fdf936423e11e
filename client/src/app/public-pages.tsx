import type { ComponentType } from 'react';
import { type PublicPath, paths } from '@/lib/paths';
import { lazyPage } from './lazy-page';

/** The page of each public address, loaded when it is first shown. */
export const publicPages: Record<PublicPath, ComponentType> = {
  [paths.home]: lazyPage('site/home-page', async () => (await import('@/pages/site/home-page')).HomePage),
  [paths.solutions]: lazyPage(
    'site/solutions-page',
    async () => (await import('@/pages/site/solutions-page')).SolutionsPage,
  ),
  [paths.breakEven]: lazyPage(
    'site/break-even-page',
    async () => (await import('@/pages/site/break-even-page')).BreakEvenPage,
  ),
  [paths.consultia]: lazyPage(
    'site/consultia-page',
    async () => (await import('@/pages/site/consultia-page')).ConsultiaPage,
  ),
  [paths.algorithmia]: lazyPage(
    'site/algorithmia-page',
    async () => (await import('@/pages/site/algorithmia-page')).AlgorithmiaPage,
  ),
  [paths.webia]: lazyPage('site/webia-page', async () => (await import('@/pages/site/webia-page')).WebiaPage),
  [paths.smartboxai]: lazyPage(
    'site/smartboxai-page',
    async () => (await import('@/pages/site/smartboxai-page')).SmartboxaiPage,
  ),
  [paths.comerzia]: lazyPage(
    'site/comerzia-page',
    async () => (await import('@/pages/site/comerzia-page')).ComerziaPage,
  ),
  [paths.comerciaLanding]: lazyPage(
    'site/comercia-landing-page',
    async () => (await import('@/pages/site/comercia-landing-page')).ComerciaLandingPage,
  ),
  [paths.comercia]: lazyPage(
    'marketing/comercia-page',
    async () => (await import('@/pages/marketing/comercia-page')).ComerciaPage,
  ),
  [paths.huyuProjects]: lazyPage(
    'site/huyu-projects-page',
    async () => (await import('@/pages/site/huyu-projects-page')).HuyuProjectsPage,
  ),
  [paths.legal]: lazyPage(
    'site/legal-notice-page',
    async () => (await import('@/pages/site/legal-notice-page')).LegalNoticePage,
  ),
  [paths.privacy]: lazyPage(
    'site/privacy-page',
    async () => (await import('@/pages/site/privacy-page')).PrivacyPage,
  ),
  [paths.cookies]: lazyPage(
    'site/cookies-page',
    async () => (await import('@/pages/site/cookies-page')).CookiesPage,
  ),
  [paths.accessibility]: lazyPage(
    'site/accessibility-page',
    async () => (await import('@/pages/site/accessibility-page')).AccessibilityPage,
  ),
};
