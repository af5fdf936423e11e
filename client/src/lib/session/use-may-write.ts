import { useKnownAccount } from './use-known-account';

/** Whether the person may change the account of the page: a reader may not, and nobody while it is being closed. */
export function useMayWrite(): boolean {
  const account = useKnownAccount();
  return account === undefined || (account.role !== 'reader' && account.closingAt === null);
}
