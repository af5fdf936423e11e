import { namedAccount } from '../address/account-in-address';
import { type SessionAccount, useSession } from './use-session';

/** The account that a page is about: the one that the address names, otherwise the first of the person's. */
export function currentOf(accounts: readonly SessionAccount[] | undefined): SessionAccount | undefined {
  return namedAccount === undefined ? accounts?.[0] : accounts?.find(({ id }) => String(id) === namedAccount);
}

/** The account of the page; undefined until it is known, or for an account that is not the person's. */
export function useAccount() {
  const { accounts, error, retry } = useSession();
  return { account: currentOf(accounts), isPending: !accounts && !error, error, retry };
}
