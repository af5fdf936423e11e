import { accountLog } from '../../../shared/accounts/log/tables';
import type { LoggedKind } from '../../../shared/accounts/logged';
import type { LoggedActor } from '../../../shared/accounts/tables';
import type { Db } from '../database/database';
import type { Owner } from '../database/rows/owner';

/** Who did something, when, and from where. */
export interface Doer {
  actor: LoggedActor;
  at: Date;
  address: string;
}

/** Who makes a call. */
export const doerOf = ({ user, address }: { user: LoggedActor; address: string }, at: Date): Doer => ({
  actor: { id: user.id, name: user.name },
  at,
  address,
});

/** Notes in the caller's transaction what was done about an account. */
export const logDone = (
  tx: Db,
  owner: Owner,
  done: Doer & { kind: LoggedKind; about?: string },
): PromiseLike<unknown> => tx.insert(accountLog).values({ about: '', ...done, userId: owner });
