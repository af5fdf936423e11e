import { lazy, type ReactNode } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { useStoredLanguage } from '@/lib/language';
import { isOfPortal, type PublicPath, paths, publicPaths, spanishPrefix, twinOf } from '@/lib/paths';
import { publicPages } from './public-pages';

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

    <Route>
      <OtherAddress path={path} />
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

// Everything behind sign-in, and the ways there: one piece, that nobody loads who only reads.
const Portal = lazy(async () => ({ default: (await import('./portal')).Portal }));

const OtherAddress = ({ path }: { path: string }) =>
  isOfPortal(path) ? <Portal path={path} unknown={<PageOfUnknown />} /> : <PageOfUnknown />;
