import type { QueryClient } from '@tanstack/react-query';
import { accountStore } from '../account-store';

const needed = accountStore(false);

/** Remembers that the account of the page takes only people who have signed in with a second step. */
export const needFactor = () => needed.set(true);

/** Whether the account of the page has refused the person for want of a second step. */
export const useFactorNeeded = needed.use;

/** Opens the account again, after a second step was set up or taken: what was refused is fetched anew. */
export function haveFactor(client: QueryClient): void {
  if (!needed.get()) return;
  needed.set(false);
  void client.invalidateQueries();
}
