import type { User } from '../../../shared/auth/tables';
import type { MemberAccount } from '../../../shared/auth/member-account';
import type { Listen } from '../database/notices';

/** A person, with the accounts that they are a member of: the owned ones first. */
export interface Person {
  user: User;
  accounts: readonly MemberAccount[];
}

/** One sign-in of a person. */
export interface SignedInAt {
  id: number;
  lastSeenAt: Date;
  /** Whether a second factor, or a passkey, was shown in it. */
  isStrong: boolean;
  /** When the person last showed that it is them. */
  provenAt: Date | null;
}

/** The person of an unexpired bearer token. */
export interface TokenPerson extends Person {
  expiresAt: Date;
  signIn: SignedInAt;
}

/**
 * The channel of notifications that a person, an account, a membership or a token has changed
 * (migrations/0006_account_changes.sql and 0034_accounts.sql).
 */
const accountChanges = 'account_changes';

/** Milliseconds for which a person is cached if no notification arrives. */
export const remembered = 5_000;

/** The maximum cache size: more callers than a server has within five seconds. */
const mostRemembered = 10_000;

interface Options {
  read: (tokenHash: string) => Promise<TokenPerson | undefined>;
  listen: Listen;
  /** Milliseconds of a monotonic clock. */
  clock?: () => number;
}

/** The people who have called recently. */
export interface Callers {
  /** The person of a token, from memory or from the database. */
  find(tokenHash: string): Promise<TokenPerson | undefined>;
  /** Forgets all people of this instance, without waiting for the notification. */
  forget: () => void;
  close: () => void;
}

/**
 * Caches the person of each token for at most five seconds. Every instance clears its cache when a person, an account, a
 * membership or a token changes; a result that was read before a change is not cached after it.
 */
export function createCallers({ read, listen, clock = () => performance.now() }: Options): Callers {
  const known = new Map<string, { person: TokenPerson; until: number }>();
  let changes = 0;
  const forget = () => {
    changes += 1;
    known.clear();
  };
  return {
    async find(tokenHash) {
      const found = known.get(tokenHash);
      const now = clock();
      if (found && now < found.until) return found.person;
      const seen = changes;
      const person = await read(tokenHash);
      if (!person || changes !== seen) return person;
      if (known.size >= mostRemembered) known.clear();
      known.set(tokenHash, { person, until: now + remembered });
      return person;
    },
    forget,
    close: listen(accountChanges, forget),
  };
}
