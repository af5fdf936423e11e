import { accountStore } from '@/lib/account-store';

const lastAct = accountStore<string | undefined>(undefined);

/** Remembers the act that was done last on this screen, until it is taken back. */
export const setLastAct = (act: string): void => lastAct.set(act);

/** The act that was done last, if it was not taken back; it is asked for once. */
export function takeLastAct(): string | undefined {
  const act = lastAct.get();
  lastAct.set(undefined);
  return act;
}

/** Forgets an act that was undone in another way. */
export function forgetAct(act: string): void {
  if (lastAct.get() === act) lastAct.set(undefined);
}
