import { lazy, type ReactNode } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { paths } from '@/lib/paths';
import { Queries } from '@/lib/queries';
import { useSession } from '@/lib/session';
import { NotFoundPage } from '@/pages/account/not-found-page';
import { Spinner } from '@/ui/spinner';
import { ProtectedRoute } from './protected-route';

const AuthPage = lazy(async () => ({ default: (await import('@/pages/account/auth-page')).AuthPage }));
const ResetPasswordPage = lazy(async () => ({
  default: (await import('@/pages/account/reset-password-page')).ResetPasswordPage,
}));
const ComerciaAuthPage = lazy(async () => ({
  default: (await import('@/pages/marketing/comercia-auth-page')).ComerciaAuthPage,
}));
const LeadmanagerAuthPage = lazy(async () => ({
  default: (await import('@/pages/leads/leadmanager-auth-page')).LeadmanagerAuthPage,
}));
const LeadmanagerDashboardPage = lazy(async () => ({
  default: (await import('@/pages/leads/leadmanager-dashboard-page')).LeadmanagerDashboardPage,
}));
const ConsultoriaPage = lazy(async () => ({
  default: (await import('@/pages/consulting/consultoria-page')).ConsultoriaPage,
}));
const CompanyPage = lazy(async () => ({
  default: (await import('@/pages/consulting/company-page')).CompanyPage,
}));
const SwotPage = lazy(async () => ({ default: (await import('@/pages/consulting/swot-page')).SwotPage }));
const CompanyReportPage = lazy(async () => ({
  default: (await import('@/pages/consulting/company-report-page')).CompanyReportPage,
}));
const SharedReportPage = lazy(async () => ({
  default: (await import('@/pages/consulting/shared-report-page')).SharedReportPage,
}));
const SettingsPage = lazy(async () => ({
  default: (await import('@/pages/account/settings-page')).SettingsPage,
}));
const AdminEnquiriesPage = lazy(async () => ({
  default: (await import('@/pages/account/admin-enquiries-page')).AdminEnquiriesPage,
}));

interface PortalProps {
  /** The address to show. */
  path: string;
  /** What visitors see where nothing is. */
  unknown: ReactNode;
}

/** Everything behind sign-in, and the ways there. */
export const Portal = ({ path, unknown }: PortalProps) => (
  <Queries>
    <Switch location={path}>
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
      <Route path="/empresa/:id/swot">
        <ProtectedRoute shownAt={path}>
          <SwotPage />
        </ProtectedRoute>
      </Route>
      <Route path="/empresa/:id/report">
        <ProtectedRoute shownAt={path}>
          <CompanyReportPage />
        </ProtectedRoute>
      </Route>
      <Route path="/shared/reports/:token">
        <SharedReportPage />
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
        <UnknownInPortal unknown={unknown} />
      </Route>
    </Switch>
  </Queries>
);

function UnknownInPortal({ unknown }: { unknown: ReactNode }) {
  const { user, isLoading } = useSession();
  if (isLoading) return <Spinner fullPage />;
  return user ? <NotFoundPage /> : unknown;
}
