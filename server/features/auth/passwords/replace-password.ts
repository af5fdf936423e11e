import type { Db } from '../../../platform/database/database';
import { updatePassword } from '../auth.queries';
import { deleteSignIns } from '../sign-ins.queries';
import { deleteResets } from '../resets.queries';

/** Sets a new hash and ends all access through the old password: every other sign-in and every pending reset link. */
export const replacePassword = (db: Db, userId: number, hash: string, exceptSessionId?: string) =>
  db.transaction(async (tx) => {
    await updatePassword(tx, userId, hash);
    await deleteResets(tx, userId);
    await deleteSignIns(tx, userId, exceptSessionId);
  });
