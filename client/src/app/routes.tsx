import type { ReactNode } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { useStoredLanguage } from '@/lib/language';
import { isInPortal, type PublicPath, paths, publicPaths, spanishPrefix, twinOf } from '@/lib/paths';
import { useSession } from '@/lib/session';
import { NotFoundPage } from '@/pages/not-found-page';
import { Spinner } from '@/ui/spinner';
import { lazyPage } from './lazy-page';
import { ProtectedRoute } from './protected-route';
import { publicPages } from './public-pages';

const AuthPage = lazyPage('auth-page', async () => (await import('@/pages/auth-page')).AuthPage);
const ResetPasswordPage = lazyPage(
  'reset-password-page',
  async () => (await import('@/pages/reset-password-page')).ResetPasswordPage,
);
const ComerciaAuthPage = lazyPage(
  'comercia-auth-page',
  async () => (await import('@/pages/comercia-auth-page')).ComerciaAuthPage,
);
const LeadmanagerAuthPage = lazyPage(
  'leadmanager-auth-page',
  async () => (await import('@/pages/leadmanager-auth-page')).LeadmanagerAuthPage,
);
const LeadmanagerDashboardPage = lazyPage(
  'leadmanager-dashboard-page',
  async () => (await import('@/pages/leadmanager-dashboard-page')).LeadmanagerDashboardPage,
);
const ConsultoriaPage = lazyPage(
  'consultoria-page',
  async () => (await import('@/pages/consultoria-page')).ConsultoriaPage,
);
const CompanyPage = lazyPage('company-page', async () => (await import('@/pages/company-page')).CompanyPage);
const SettingsPage = lazyPage(
  'settings-page',
  async () => (await import('@/pages/settings-page')).SettingsPage,
);
const AdminEnquiriesPage = lazyPage(
  'admin-enquiries-page',
  async () => (await import('@/pages/admin-enquiries-page')).AdminEnquiriesPage,
);

// One route for both addresses of a page: a change of language keeps the page and what was typed into it.
function bothAddresses(path: PublicPath) {
  const rest = path === '/' ? '' : path;
  return new RegExp(`^(?:${spanishPrefix})?${rest}/?$`);
}

/** Every address and its page; the pages are loaded when they are first shown. `path` is the address to show. */
export const Routes = ({ path }: { path: string }) => (
  <Switch location={path}>
    {publicPaths.map((address) => {
      const Page = publicPages[address];
      return (
        <Route key={address} path={bothAddresses(address)}>
          <InOwnLanguage>
            <Page />
          </InOwnLanguage>
        </Route>
      );
    })}

    <Route path={paths.auth}>
      <AuthPage />
    </Route>
    <Route path={paths.resetPassword}>
      <ResetPasswordPage />
    </Route>
    <Route path={paths.comerciaAuth}>
      <ComerciaAuthPage />
    </Route>
    <Route path={paths.leadmanager}>
      <LeadmanagerAuthPage />
    </Route>
    <Route path={paths.leadmanagerAuth}>
      <LeadmanagerAuthPage />
    </Route>

    <Route path={paths.consultoria}>
      <ProtectedRoute shownAt={path}>
        <ConsultoriaPage />
      </ProtectedRoute>
    </Route>
    <Route path="/empresa">
      <Redirect to={paths.consultoria} replace />
    </Route>
    <Route path="/empresa/:id">
      <ProtectedRoute shownAt={path}>
        <CompanyPage />
      </ProtectedRoute>
    </Route>
    <Route path={`${paths.leadmanagerDashboard}/:section?`}>
      <ProtectedRoute shownAt={path} signInAt={paths.leadmanager}>
        <LeadmanagerDashboardPage />
      </ProtectedRoute>
    </Route>
    <Route path={paths.settings}>
      <ProtectedRoute shownAt={path}>
        <SettingsPage />
      </ProtectedRoute>
    </Route>
    <Route path={paths.adminEnquiries}>
      <ProtectedRoute shownAt={path} adminOnly>
        <AdminEnquiriesPage />
      </ProtectedRoute>
    </Route>

    <Route>
      <UnknownAddress />
    </Route>
  </Switch>
);

/** A public page: whoever chose Spanish and comes to the English address is taken to its twin. */
function InOwnLanguage({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  const stored = useStoredLanguage();
  const twin = stored === 'es' ? twinOf(path, 'es') : path;
  if (twin === path) return children;
  return <Redirect to={twin + location.search + location.hash} replace />;
}

const PageOfUnknown = publicPages[paths.comerzia];

function UnknownAddress() {
  const [path] = useLocation();
  return isInPortal(path) ? <UnknownInPortal /> : <PageOfUnknown />;
}

function UnknownInPortal() {
  const { user, isLoading } = useSession();
  if (isLoading) return <Spinner fullPage />;
  return user ? <NotFoundPage /> : <PageOfUnknown />;
}
