import { lazy } from 'react';
import { Route, Switch } from 'wouter';
import { isOfPortal } from '@shared/addresses/portals';
import { spanishPrefix } from '@shared/addresses/spanish';
import { InOwnLanguage } from '@/i18n/language-provider';
import { PageOfUnknown, siteRoutes } from '@/pages/site/routes';

// One route for both addresses of a page, so that a change of language keeps the page and what was typed
// into it.
function bothAddresses(pattern: string) {
  const rest = pattern === '/' ? '' : pattern;
  return new RegExp(`^(?:${spanishPrefix})?${rest}/?$`);
}

/** The pages of all addresses, each loaded when it is first shown. `path` is the address to show. */
export const Routes = ({ path }: { path: string }) => (
  <Switch location={path}>
    {siteRoutes.map(
      ({ address: { pattern, twin }, Page }) =>
        Page && (
          <Route key={pattern} path={bothAddresses(pattern)}>
            {twin === 'signedOut' ? (
              // The page itself finds out who is signed in.
              <Page />
            ) : (
              <InOwnLanguage>
                <Page />
              </InOwnLanguage>
            )}
          </Route>
        ),
    )}

    <Route>
      <OtherAddress path={path} />
    </Route>
  </Switch>
);

// One chunk for the portals and their sign-in pages, which visitors of the public site do not load.
const Portal = lazy(async () => ({ default: (await import('./portal')).Portal }));

const OtherAddress = ({ path }: { path: string }) =>
  isOfPortal(path) ? <Portal path={path} unknown={<PageOfUnknown />} /> : <PageOfUnknown />;
