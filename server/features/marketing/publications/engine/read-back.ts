import type { Db } from '../../../../platform/database/database';
import { insist } from '../../../../platform/database/insist';
import { channelCalls } from '../../channels/channel-calls';
import type { Reading } from '../../channels/driver';
import {
  editPublication,
  endAttempt,
  type Ended,
  lockPublication,
  movePublication,
  openAttempt,
  type StoredPublication,
  takePublication,
} from '../moving.queries';
import { ownerOf } from '../../../../platform/database/rows/owner';
import { callTime, nextTry, readingPause } from './back-off';
import { type FarSide, farSideOf } from './call';
import { countReadings, findDue } from './due.queries';
import { wordsOf } from './posting-of';
import type { PublishDeps } from './publish-deps';
import { published } from './settle';

/** Checks whether a publication that may have arrived is online; if no check is possible, a person decides. */
export async function readBack(deps: PublishDeps, id: number): Promise<void> {
  const due = await findDue(deps.db, id);
  const far = due && (await farSideOf(deps, due));
  const attempt = await deps.db.transaction((tx) => beginReading(deps, tx, id, far));
  if (!due || !far?.driver.read || attempt === undefined) return;
  const { driver, channel } = far;
  const { firstSentAt, attemptedAt, userId } = due.publication;
  const since = firstSentAt ?? attemptedAt ?? deps.now();
  const reading = await driver.read?.(channel, wordsOf(deps.config, due), since, channelCalls(deps.outbound));
  if (!reading) return;
  await insist(() =>
    deps.db.transaction(async (tx) => {
      const row = await lockPublication(tx, ownerOf({ userId }), id);
      if (row) await deps.lookAgain(tx, await settleReading(tx, row, attempt, reading, deps.now()));
    }),
  );
}

/** Begins a reading and resolves to its line in the ledger; undefined where there is nothing to read now. */
async function beginReading(
  deps: PublishDeps,
  tx: Db,
  id: number,
  far: FarSide | undefined,
): Promise<number | undefined> {
  const now = deps.now();
  const row = await takePublication(tx, id);
  if (row?.status !== 'unconfirmed' || row.nextAt === null || row.nextAt > now) return undefined;
  const again = far && repeatAt(row, far, now);
  if (again) {
    await deps.lookAgain(tx, await movePublication(tx, row, 'harmless', { nextAt: again }, now));
    return undefined;
  }
  if (!far?.driver.read) {
    await editPublication(tx, row, { nextAt: null }, now);
    return undefined;
  }
  // Until then nobody else reads; if this process dies, somebody does.
  await editPublication(tx, row, { nextAt: new Date(now.getTime() + callTime) }, now);
  return openAttempt(tx, row, 'read', now);
}

/** When the call may be repeated; undefined if that could do harm or the tries are used up. */
function repeatAt(row: StoredPublication, { driver, channel }: FarSide, now: Date): Date | undefined {
  const at = nextTry(row.attempts, now);
  return at && row.firstSentAt && driver.mayRepeat(channel, row.firstSentAt, at) ? at : undefined;
}

const endOf = (reading: Reading): Ended => {
  if (reading.found === 'unreadable')
    return { outcome: 'unknown', status: reading.status, detail: reading.detail };
  return { outcome: reading.found ? 'found' : 'absent' };
};

/** Writes what a reading said, and moves its publication on where that is enough. */
export async function settleReading(
  tx: Db,
  row: StoredPublication,
  attempt: number,
  reading: Reading,
  now: Date,
): Promise<StoredPublication> {
  await endAttempt(tx, attempt, endOf(reading), now);
  if (row.status !== 'unconfirmed') return row;
  const stay = async (changes: Pick<Partial<StoredPublication>, 'nextAt' | 'absentAt'>) =>
    (await editPublication(tx, row, changes, now)) ?? row;
  if (reading.found === 'unreadable') {
    const readings = await countReadings(tx, row.id, row.attemptedAt ?? row.createdAt);
    return stay({ nextAt: nextTry(readings, now) ?? null });
  }
  if (reading.found) return movePublication(tx, row, 'found', published(reading.found, now), now);
  const first = row.absentAt ?? now;
  const provenAt = new Date(first.getTime() + readingPause);
  if (now < provenAt) return stay({ absentAt: first, nextAt: provenAt });
  const nextAt = nextTry(row.attempts, now);
  // The tries are used up: a person decides about another one.
  if (!nextAt) return stay({ absentAt: first, nextAt: null });
  return movePublication(tx, row, 'absent', { nextAt, firstSentAt: null, absentAt: null }, now);
}
