import { tooMany } from '../errors';
import type { Limit, RateLimits } from './rate-limits';

/** Calls of an account, and milliseconds, after which they are added to the count in the database. */
const settledAfter = { calls: 25, time: 1_000 };

interface Account {
  /** Calls of all instances in this window, as far as known. */
  counted: number;
  /** Calls of this instance that are not yet in the database. */
  unsettled: number;
  /** The end of the window, in milliseconds of the monotonic clock. */
  endsAt: number;
  /** Being added to the database. */
  settling?: Promise<void> | undefined;
}

interface Options {
  limits: Pick<RateLimits, 'add'>;
  rule: Limit;
  /** Milliseconds of a monotonic clock. */
  clock?: () => number;
}

/** Counts calls against a limit that guards capacity, not a secret. */
export interface CallCounts {
  /** Counts a call; throws 429 when the limit is reached. */
  count(key: string): void;
  /** Stops counting, after what is being added; up to a second of calls is not added to the database. */
  close(): Promise<void>;
}

/**
 * Counts in memory, so that no call waits for the database. The calls are added to the database's count after 25 calls
 * of an account or one second, and its answer is the account's count. With two instances at most 50 calls more than
 * allowed are answered.
 */
export function createCallCounts({ limits, rule, clock = () => performance.now() }: Options): CallCounts {
  const accounts = new Map<string, Account>();
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function settle(key: string, account: Account) {
    if (account.settling) return;
    account.settling = addTo(account, clock, (calls) => limits.add(rule, key, calls));
    await account.settling;
    account.settling = undefined;
    if (account.unsettled > 0) settleLater();
  }
  function settleAll() {
    timer = undefined;
    for (const [key, account] of accounts) {
      if (account.unsettled > 0) void settle(key, account);
      else if (clock() >= account.endsAt) accounts.delete(key);
    }
  }
  function settleLater() {
    if (!isClosed) timer ??= setTimeout(settleAll, settledAfter.time).unref();
  }
  return {
    count(key) {
      const now = clock();
      const account = inWindow(accounts.get(key), now, rule.seconds);
      accounts.set(key, account);
      if (account.counted + account.unsettled >= rule.points) {
        throw tooMany(Math.max(1, Math.ceil((account.endsAt - now) / 1_000)));
      }
      account.unsettled += 1;
      if (account.unsettled < settledAfter.calls) settleLater();
      else void settle(key, account);
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      for (const { settling } of accounts.values()) await settling;
    },
  };
}

/** The account's counts, begun anew when its window has ended. */
function inWindow(account: Account | undefined, now: number, seconds: number): Account {
  if (!account) return { counted: 0, unsettled: 0, endsAt: now + seconds * 1_000 };
  return now >= account.endsAt
    ? Object.assign(account, { counted: 0, endsAt: now + seconds * 1_000 })
    : account;
}

/** Adds an account's unsettled calls to the database's count; never throws. */
async function addTo(
  account: Account,
  clock: () => number,
  add: (calls: number) => ReturnType<RateLimits['add']>,
): Promise<void> {
  const calls = account.unsettled;
  account.unsettled = 0;
  account.counted += calls;
  try {
    const { count, endsIn } = await add(calls);
    account.counted = count;
    account.endsAt = clock() + endsIn;
  } catch {
    // The database is unavailable, so the calls themselves fail; these are added later.
    account.counted -= calls;
    account.unsettled += calls;
  }
}
