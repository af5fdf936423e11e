import { lazy } from 'react';
import { Route, Switch } from 'wouter';
import { isOfPortal } from '@shared/addresses/portals';
import { spanishPrefix } from '@shared/addresses/spanish';
import { InOwnLanguage } from '@/i18n/language-provider';
import { PageOfUnknown, siteRoutes } from '@/pages/site/routes';

// One route for both addresses of a page: a change of language keeps the page and what was typed into it.
function bothAddresses(pattern: string) {
  const rest = pattern === '/' ? '' : pattern;
  return new RegExp(`^(?:${spanishPrefix})?${rest}/?$`);
}

/** Every address and its page; the pages are loaded when they are first shown. `path` is the address to show. */
export const Routes = ({ path }: { path: string }) => (
  <Switch location={path}>
    {siteRoutes.map(
      ({ address: { pattern, twin }, Page }) =>
        Page && (
          <Route key={pattern} path={bothAddresses(pattern)}>
            {twin === 'signedOut' ? (
              // Who is signed in is known to the page itself.
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

// Everything behind sign-in, and the ways there: one piece, that nobody loads who only reads.
const Portal = lazy(async () => ({ default: (await import('./portal')).Portal }));

const OtherAddress = ({ path }: { path: string }) =>
  isOfPortal(path) ? <Portal path={path} unknown={<PageOfUnknown />} /> : <PageOfUnknown />;
