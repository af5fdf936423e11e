import type { ReactNode } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { adminOnly, everyone } from '@shared/http/endpoint';
import type { PageRoute } from '@/lib/address/page-routes';
import { Queries } from '@/lib/api/queries';
import { useSession } from '@/lib/session/use-session';
import { accountRoutes } from '@/pages/account/routes';
import { consultingRoutes } from '@/pages/consulting/routes';
import { leadsRoutes } from '@/pages/leads/routes';
import { marketingRoutes } from '@/pages/marketing/routes';
import { Spinner } from '@/ui/controls/spinner';
import { AccountRouter } from './account-router';
import { FirstData } from './first-data';
import { LaterScripts } from './later-scripts';
import { NotFound } from './not-found';
import { Proofs } from './proofs';
import { ProtectedRoute } from './protected-route';

const routes = [...accountRoutes, ...consultingRoutes, ...marketingRoutes, ...leadsRoutes];

interface PortalProps {
  /** The address of the page to show. */
  path: string;
  /** The page for visitors at an unknown address. */
  unknown: ReactNode;
}

/** The pages behind sign-in and the sign-in pages. */
export const Portal = ({ path, unknown }: PortalProps) => (
  <Queries>
    <AccountRouter>
      <Switch location={path}>
        {routes.map((route) => (
          <Route key={route.address.pattern} path={route.address.pattern}>
            {screenOf(route, path)}
          </Route>
        ))}

        <Route>
          <UnknownInPortal unknown={unknown} />
        </Route>
      </Switch>
      <Proofs />
    </AccountRouter>
  </Queries>
);

function screenOf({ address, Page }: PageRoute, path: string): ReactNode {
  const { guard, signInAt, leadsTo } = address;
  if (leadsTo) return <Redirect to={leadsTo} replace />;
  if (!Page) return null;
  const page = (
    <FirstData address={address}>
      <Page />
      <LaterScripts />
    </FirstData>
  );
  if (guard === everyone) return page;
  return (
    <ProtectedRoute shownAt={path} signInAt={signInAt} adminOnly={guard === adminOnly}>
      {page}
    </ProtectedRoute>
  );
}

function UnknownInPortal({ unknown }: { unknown: ReactNode }) {
  const { user, isLoading } = useSession();
  if (isLoading) return <Spinner fullPage />;
  return user ? <NotFound /> : unknown;
}
