import { type ReactNode, useDeferredValue } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { namedAccount } from '@/lib/address/account-in-address';
import { useFactorNeeded } from '@/lib/api/factor-needed';
import { signInAddress } from '@/lib/session/next-address';
import { portals } from '@shared/addresses/portals';
import { currentOf } from '@/lib/session/use-account';
import { useSession } from '@/lib/session/use-session';
import { ErrorState } from '@/ui/feedback/error-state';
import { Spinner } from '@/ui/controls/spinner';
import { AccountGone, FactorNeeded, NotFound } from './not-found';

interface ProtectedRouteProps {
  /**
   * The address that this page was chosen for; if the address bar shows another one, the user is leaving
   * the page.
   */
  shownAt: string;
  /** The sign-in page for signed-out users; it returns them here. */
  signInAt?: string;
  /** Other users get the page for unknown addresses. */
  adminOnly?: boolean;
  children: ReactNode;
}

/**
 * A page for signed-in users: a spinner while the session loads, then the page or a redirect to the sign-in
 * page.
 */
export function ProtectedRoute({
  shownAt,
  signInAt = portals.consultia.signIn,
  adminOnly = false,
  children,
}: ProtectedRouteProps) {
  const { user, accounts, isLoading, error, retry } = useSession();
  // The spinner stays while the page loads; a fallback in its place would stay for 300 ms more.
  const isWaiting = useDeferredValue(isLoading);
  const [path] = useLocation();
  const search = useSearch();
  const isFactorNeeded = useFactorNeeded();

  const isBeingLeft = !user && path !== shownAt;
  if (isLoading || isWaiting || isBeingLeft) return <Spinner fullPage />;
  if (error) {
    return (
      <main className="mx-auto max-w-measure p-6">
        <ErrorState error={error} onRetry={retry} />
      </main>
    );
  }
  if (!user) return <Redirect to={signInAddress(signInAt, search ? `${path}?${search}` : path)} replace />;
  if (accounts && namedAccount && !currentOf(accounts)) return <AccountGone />;
  // The part of the settings where a second step is set up stays open.
  if (isFactorNeeded && !/\bpart=security\b/.test(search)) return <FactorNeeded />;
  if (adminOnly && user.role !== 'admin') return <NotFound />;
  return children;
}
