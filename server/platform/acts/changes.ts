import type { Listen } from '../database/notices';
import type { Owner } from '../database/rows/owner';

/** The channel of notifications that an act has changed records of an account with several members (migration 0037). */
const channel = 'acts';

/** Milliseconds for which a call waits for a change: less than proxies wait for an answer. */
export const heldFor = 25_000;

/** Calls that wait for changes of their account's records. */
export interface Changes {
  /** Resolves at the next change of an account, after `heldFor`, when `gone` aborts, or when the server stops. */
  next: (owner: Owner, gone: AbortSignal) => Promise<void>;
  close: () => void;
}

/** Creates the calls of this instance that wait, which every instance's acts wake. */
export function createChanges(listen: Listen): Changes {
  const waiting = new Map<number, Set<() => void>>();
  const wakeAll = () => {
    for (const owner of [...waiting.keys()]) wake(owner);
  };
  function wake(owner: number) {
    for (const resume of waiting.get(owner) ?? []) resume();
  }
  let isOpen = true;
  const end = listen(channel, (payload) => (payload === undefined ? wakeAll() : wake(Number(payload))));
  return {
    next: (owner, gone) =>
      new Promise<void>((done) => {
        if (!isOpen || gone.aborted) return done();
        const its = waiting.get(owner) ?? new Set();
        const resume = () => {
          clearTimeout(timer);
          gone.removeEventListener('abort', resume);
          its.delete(resume);
          if (its.size === 0) waiting.delete(owner);
          done();
        };
        const timer = setTimeout(resume, heldFor);
        waiting.set(owner, its.add(resume));
        gone.addEventListener('abort', resume);
      }),
    close() {
      isOpen = false;
      end();
      wakeAll();
    },
  };
}
