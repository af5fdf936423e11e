import { accountPages } from '@shared/auth/addresses';
import { addressOf } from '@shared/http/address';

/**
 * Leads to the first page of an account, or of the person's own without one, by a page load of its own: nothing of the
 * account before is left.
 */
export const openAccount = (account?: number) =>
  location.assign(
    addressOf(accountPages.today, {}, account === undefined ? undefined : { account: String(account) }),
  );
