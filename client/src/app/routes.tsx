import { lazy, type ReactNode } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { useStoredLanguage } from '@/lib/language';
import { isInPortal, type PublicPath, paths, spanishPrefix, twinOf } from '@/lib/paths';
import { useSession } from '@/lib/session';
import { NotFoundPage } from '@/pages/not-found-page';
import { Spinner } from '@/ui/spinner';
import { ProtectedRoute } from './protected-route';

const HomePage = lazy(async () => ({ default: (await import('@/pages/home-page')).HomePage }));
const ConsultiaPage = lazy(async () => ({ default: (await import('@/pages/consultia-page')).ConsultiaPage }));
const AlgorithmiaPage = lazy(async () => ({
  default: (await import('@/pages/algorithmia-page')).AlgorithmiaPage,
}));
const SmartboxaiPage = lazy(async () => ({
  default: (await import('@/pages/smartboxai-page')).SmartboxaiPage,
}));
const BreakEvenPage = lazy(async () => ({
  default: (await import('@/pages/break-even-page')).BreakEvenPage,
}));
const ComerziaPage = lazy(async () => ({ default: (await import('@/pages/comerzia-page')).ComerziaPage }));
const ComerciaPage = lazy(async () => ({ default: (await import('@/pages/comercia-page')).ComerciaPage }));
const ComerciaLandingPage = lazy(async () => ({
  default: (await import('@/pages/comercia-landing-page')).ComerciaLandingPage,
}));
const WebiaPage = lazy(async () => ({ default: (await import('@/pages/webia-page')).WebiaPage }));
const HuyuProjectsPage = lazy(async () => ({
  default: (await import('@/pages/huyu-projects-page')).HuyuProjectsPage,
}));
const AuthPage = lazy(async () => ({ default: (await import('@/pages/auth-page')).AuthPage }));
const ResetPasswordPage = lazy(async () => ({
  default: (await import('@/pages/reset-password-page')).ResetPasswordPage,
}));
const ComerciaAuthPage = lazy(async () => ({
  default: (await import('@/pages/comercia-auth-page')).ComerciaAuthPage,
}));
const LeadmanagerAuthPage = lazy(async () => ({
  default: (await import('@/pages/leadmanager-auth-page')).LeadmanagerAuthPage,
}));
const LeadmanagerDashboardPage = lazy(async () => ({
  default: (await import('@/pages/leadmanager-dashboard-page')).LeadmanagerDashboardPage,
}));
const ConsultoriaPage = lazy(async () => ({
  default: (await import('@/pages/consultoria-page')).ConsultoriaPage,
}));
const CompanyPage = lazy(async () => ({ default: (await import('@/pages/company-page')).CompanyPage }));
const SettingsPage = lazy(async () => ({ default: (await import('@/pages/settings-page')).SettingsPage }));
const AdminEnquiriesPage = lazy(async () => ({
  default: (await import('@/pages/admin-enquiries-page')).AdminEnquiriesPage,
}));

// One route for both addresses of a page: a change of language keeps the page and what was typed into it.
function bothAddresses(path: PublicPath) {
  const rest = path === '/' ? '' : path;
  return new RegExp(`^(?:${spanishPrefix})?${rest}/?$`);
}

/** Every address and its page; the pages are loaded when they are first shown. `path` is the address to show. */
export const Routes = ({ path }: { path: string }) => (
  <Switch location={path}>
    <Route path={bothAddresses(paths.home)}>
      <InOwnLanguage>
        <HomePage />
      </InOwnLanguage>
    </Route>
    <Route path={bothAddresses(paths.consultia)}>
      <InOwnLanguage>
        <ConsultiaPage />
      </InOwnLanguage>
    </Route>
    <Route path={bothAddresses(paths.algorithmia)}>
      <InOwnLanguage>
        <AlgorithmiaPage />
      </InOwnLanguage>
    </Route>
    <Route path={bothAddresses(paths.smartboxai)}>
      <InOwnLanguage>
        <SmartboxaiPage />
      </InOwnLanguage>
    </Route>
    <Route path={bothAddresses(paths.breakEven)}>
      <InOwnLanguage>
        <BreakEvenPage />
      </InOwnLanguage>
    </Route>
    <Route path={bothAddresses(paths.comerzia)}>
      <InOwnLanguage>
        <ComerziaPage />
      </InOwnLanguage>
    </Route>
    <Route path={bothAddresses(paths.comercia)}>
      <InOwnLanguage>
        <ComerciaPage />
      </InOwnLanguage>
    </Route>
    <Route path={bothAddresses(paths.comerciaLanding)}>
      <InOwnLanguage>
        <ComerciaLandingPage />
      </InOwnLanguage>
    </Route>
    <Route path={bothAddresses(paths.webia)}>
      <InOwnLanguage>
        <WebiaPage />
      </InOwnLanguage>
    </Route>
    <Route path={bothAddresses(paths.huyuProjects)}>
      <InOwnLanguage>
        <HuyuProjectsPage />
      </InOwnLanguage>
    </Route>

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

function UnknownAddress() {
  const [path] = useLocation();
  return isInPortal(path) ? <UnknownInPortal /> : <ComerziaPage />;
}

function UnknownInPortal() {
  const { user, isLoading } = useSession();
  if (isLoading) return <Spinner fullPage />;
  return user ? <NotFoundPage /> : <ComerziaPage />;
}
