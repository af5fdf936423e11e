import { accountStore, forgetAccount } from '../account-store';

const holder = accountStore<number | undefined>(undefined);

/**
 * Sets the user whose data the page holds. Data of another user are cleared; a user who signs in again after the
 * session has ended finds what was typed.
 */
export function holdFor(user: number): void {
  if (holder.get() !== undefined && holder.get() !== user) forgetAccount();
  holder.set(user);
}
