import { lazy } from 'react';
import { Route, Switch } from 'wouter';
import { InOwnLanguage } from '@/i18n/language-provider';
import { isOfPortal, type PublicPath, paths, publicPaths, spanishPrefix } from '@/lib/paths';
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
          {address === paths.comercia ? (
            // For whoever is signed in it is a portal, and has one address: the page itself decides.
            <Page />
          ) : (
            <InOwnLanguage>
              <Page />
            </InOwnLanguage>
          )}
        </Route>
      );
    })}

    <Route>
      <OtherAddress path={path} />
    </Route>
  </Switch>
);

const PageOfUnknown = publicPages[paths.comerzia];

// Everything behind sign-in, and the ways there: one piece, that nobody loads who only reads.
const Portal = lazy(async () => ({ default: (await import('./portal')).Portal }));

const OtherAddress = ({ path }: { path: string }) =>
  isOfPortal(path) ? <Portal path={path} unknown={<PageOfUnknown />} /> : <PageOfUnknown />;
