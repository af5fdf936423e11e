import type { User } from '../../../shared/auth/tables';
import type { Listen } from '../database/notices';

/** The account of an unexpired bearer token. */
export interface TokenAccount {
  user: User;
  expiresAt: Date;
}

/** The channel of notifications that an account or a token has changed (migrations/0006_account_changes.sql). */
const accountChanges = 'account_changes';

/** Milliseconds for which an account is cached if no notification arrives. */
export const remembered = 5_000;

/** The maximum cache size: more callers than a server has within five seconds. */
const mostRemembered = 10_000;

interface Options {
  read: (tokenHash: string) => Promise<TokenAccount | undefined>;
  listen: Listen;
  /** Milliseconds of a monotonic clock. */
  clock?: () => number;
}

/** The accounts of recent callers. */
export interface Callers {
  /** The account of a token, from memory or from the database. */
  find(tokenHash: string): Promise<TokenAccount | undefined>;
  /** Forgets all accounts of this instance, without waiting for the notification. */
  forget: () => void;
  close: () => void;
}

/**
 * Caches the account of each token for at most five seconds. Every instance clears its cache when an account or a token
 * changes; a result that was read before a change is not cached after it.
 */
export function createCallers({ read, listen, clock = () => performance.now() }: Options): Callers {
  const known = new Map<string, { account: TokenAccount; until: number }>();
  let changes = 0;
  const forget = () => {
    changes += 1;
    known.clear();
  };
  return {
    async find(tokenHash) {
      const found = known.get(tokenHash);
      const now = clock();
      if (found && now < found.until) return found.account;
      const seen = changes;
      const account = await read(tokenHash);
      if (!account || changes !== seen) return account;
      if (known.size >= mostRemembered) known.clear();
      known.set(tokenHash, { account, until: now + remembered });
      return account;
    },
    forget,
    close: listen(accountChanges, forget),
  };
}
