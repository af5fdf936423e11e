import { useSearchParams } from 'wouter';
import { useSignInOptions } from './use-sign-in-options';

/**
 * The tab of the sign-in page, read from the address; the tab for registration exists only while
 * registration is open.
 */
export function useSignInTab() {
  const { registrationOpen } = useSignInOptions();
  const [search, setSearch] = useSearchParams();
  const wantsAccount = search.get('tab') === 'register';

  function show(tab: 'signIn' | 'register') {
    const next = new URLSearchParams(search);
    if (tab === 'register') next.set('tab', tab);
    else next.delete('tab');
    setSearch(next, { replace: true });
  }

  return {
    shown: wantsAccount && registrationOpen ? ('register' as const) : ('signIn' as const),
    show,
    registrationOpen,
    wantsAccount,
  };
}
