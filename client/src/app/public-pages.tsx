import type { ComponentType } from 'react';
import { type PublicPath, paths } from '@/lib/paths';
import { lazyPage } from './lazy-page';

/** The page of each public address, loaded when it is first shown. */
export const publicPages: Record<PublicPath, ComponentType> = {
  [paths.home]: lazyPage('home-page', async () => (await import('@/pages/home-page')).HomePage),
  [paths.solutions]: lazyPage(
    'solutions-page',
    async () => (await import('@/pages/solutions-page')).SolutionsPage,
  ),
  [paths.breakEven]: lazyPage(
    'break-even-page',
    async () => (await import('@/pages/break-even-page')).BreakEvenPage,
  ),
  [paths.consultia]: lazyPage(
    'consultia-page',
    async () => (await import('@/pages/consultia-page')).ConsultiaPage,
  ),
  [paths.algorithmia]: lazyPage(
    'algorithmia-page',
    async () => (await import('@/pages/algorithmia-page')).AlgorithmiaPage,
  ),
  [paths.webia]: lazyPage('webia-page', async () => (await import('@/pages/webia-page')).WebiaPage),
  [paths.smartboxai]: lazyPage(
    'smartboxai-page',
    async () => (await import('@/pages/smartboxai-page')).SmartboxaiPage,
  ),
  [paths.comerzia]: lazyPage(
    'comerzia-page',
    async () => (await import('@/pages/comerzia-page')).ComerziaPage,
  ),
  [paths.comerciaLanding]: lazyPage(
    'comercia-landing-page',
    async () => (await import('@/pages/comercia-landing-page')).ComerciaLandingPage,
  ),
  [paths.comercia]: lazyPage(
    'comercia-page',
    async () => (await import('@/pages/comercia-page')).ComerciaPage,
  ),
  [paths.huyuProjects]: lazyPage(
    'huyu-projects-page',
    async () => (await import('@/pages/huyu-projects-page')).HuyuProjectsPage,
  ),
  [paths.legal]: lazyPage(
    'legal-notice-page',
    async () => (await import('@/pages/legal-notice-page')).LegalNoticePage,
  ),
  [paths.privacy]: lazyPage('privacy-page', async () => (await import('@/pages/privacy-page')).PrivacyPage),
  [paths.cookies]: lazyPage('cookies-page', async () => (await import('@/pages/cookies-page')).CookiesPage),
  [paths.accessibility]: lazyPage(
    'accessibility-page',
    async () => (await import('@/pages/accessibility-page')).AccessibilityPage,
  ),
};
