import { useAccount } from './use-account';

/** Whether the person may change the account of the page: a reader may not, and nobody while it is being closed. */
export function useMayWrite(): boolean {
  const { account } = useAccount();
  return account === undefined || (account.role !== 'reader' && account.closingAt === null);
}
