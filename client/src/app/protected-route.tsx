import type { ReactNode } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { signInAddress } from '@/lib/session/next-address';
import { portals } from '@shared/addresses/portals';
import { useSession } from '@/lib/session/use-session';
import { NotFoundPage } from '@/pages/account/not-found-page';
import { ErrorState } from '@/ui/feedback/error-state';
import { Spinner } from '@/ui/controls/spinner';

interface ProtectedRouteProps {
  /** The address that the page was chosen for; another one in the address bar means that it is being left. */
  shownAt: string;
  /** Where those who are not signed in are sent; signing in there brings them back here. */
  signInAt?: string;
  /** For everybody else there is nothing at this address. */
  adminOnly?: boolean;
  children: ReactNode;
}

/** A page for signed-in users: a spinner while the session resolves, then the page or the way to sign in. */
export function ProtectedRoute({
  shownAt,
  signInAt = portals.consultia.signIn,
  adminOnly = false,
  children,
}: ProtectedRouteProps) {
  const { user, isLoading, error, retry } = useSession();
  const [path] = useLocation();
  const search = useSearch();

  const isBeingLeft = !user && path !== shownAt;
  if (isLoading || isBeingLeft) return <Spinner fullPage />;
  if (error) {
    return (
      <main className="mx-auto max-w-measure p-6">
        <ErrorState error={error} onRetry={retry} />
      </main>
    );
  }
  if (!user) return <Redirect to={signInAddress(signInAt, search ? `${path}?${search}` : path)} replace />;
  if (adminOnly && user.role !== 'admin') return <NotFoundPage />;
  return children;
}
