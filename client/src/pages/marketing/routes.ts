import { marketingPages } from '@shared/marketing/addresses';
import { lazyPage } from '@/lib/address/lazy-page';
import { routesOf } from '@/lib/address/page-routes';

/** The page of each COMERZIA address. */
export const marketingRoutes = routesOf(marketingPages, {
  signIn: lazyPage(
    'marketing/comercia-auth-page',
    async () => (await import('./comercia-auth-page')).ComerciaAuthPage,
  ),
  step: lazyPage('marketing/step-page', async () => (await import('./step-page')).StepPage),
});
