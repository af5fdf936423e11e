import { lockAlone } from '../../platform/accounts/accounts.queries';
import type { Act, Doing } from '../../platform/acts/act';
import type { Recorder } from '../../platform/acts/recorder';
import type { Db } from '../../platform/database/database';
import { transact } from '../../platform/database/transact';

/** Runs an act while no other is going on in the account. */
export const actAlone = <Result>(
  { db, recorder }: { db: Db; recorder: Recorder },
  doing: Doing,
  work: (act: Act) => Promise<Result>,
): Promise<Result> =>
  transact(db, async (tx) => {
    await lockAlone(tx, doing.owner);
    return recorder.actIn(tx, doing, work);
  });
