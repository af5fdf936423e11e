import { type ReactNode, useLayoutEffect } from 'react';
import { Router, type RouterProps, useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import { accountUrl } from '@/lib/address/account-in-address';

/** The query string of the page without the account, which no screen has to know. */
export const withoutAccount = (search: string): string =>
  search.replace(/(^\??|&)account=[^&]*(&|$)/, (_, before: string, after: string) => after && before);

const useSearchOfScreen: RouterProps['searchHook'] = (options) => withoutAccount(useSearch(options));

const inAccount = {
  hrefs: accountUrl,
  aroundNav: (navigate, to, options) => navigate(accountUrl(to), options),
  searchHook: useSearchOfScreen,
} satisfies Omit<RouterProps, 'children'>;

/** Keeps the account of the address on every way within the portals, and shows it to no screen. */
export const AccountRouter = ({ children }: { children: ReactNode }) => (
  <Router {...inAccount}>
    <NamedAgain />
    {children}
  </Router>
);

/** Names the account again after a public page, whose addresses do not. */
function NamedAgain() {
  const [path, navigate] = useLocation();
  useLayoutEffect(() => {
    const { pathname, search, hash } = location;
    const here = pathname + search + hash;
    if (path === pathname && accountUrl(here) !== here) navigate(here, { replace: true });
  }, [path, navigate]);
  return null;
}
