import { accountStore, forgetAccount } from '../account-store';

const holder = accountStore<number | undefined>(undefined);

/**
 * Names the user for whom the page holds what outlives its screens. Another user's is forgotten; one who signs in again
 * after the session has ended finds what was typed.
 */
export function holdFor(user: number): void {
  if (holder.get() !== undefined && holder.get() !== user) forgetAccount();
  holder.set(user);
}
