let lastAct: string | undefined;

/** Remembers the act that was done last on this screen, until it is taken back. */
export const setLastAct = (act: string): void => void (lastAct = act);

/** The act that was done last, if it was not taken back; it is asked for once. */
export function takeLastAct(): string | undefined {
  const act = lastAct;
  lastAct = undefined;
  return act;
}

/** Forgets an act that was taken back otherwise. */
export function forgetAct(act: string): void {
  if (lastAct === act) lastAct = undefined;
}
