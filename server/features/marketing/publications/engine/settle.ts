import { sayWith } from '../../../../../shared/message';
import { publicationProblems as problems } from '../../../../../shared/marketing/publications/messages';
import type { Db } from '../../../../platform/database/database';
import { setReconnect } from '../../channels/channels.queries';
import type { Outcome, Remote } from '../../channels/driver';
import { endAttempt, type Ended, movePublication, type StoredPublication } from '../moving.queries';
import { nextTry } from './back-off';

/** How an outcome stands in the ledger. */
const endOf = (outcome: Outcome): Ended =>
  outcome.end === 'accepted'
    ? { outcome: 'accepted' }
    : { outcome: outcome.end, status: outcome.status, detail: outcome.detail };

/** Writes how a call ended, and moves its publication on. */
export async function settleCall(
  tx: Db,
  row: StoredPublication,
  attempt: number,
  outcome: Outcome,
  now: Date,
): Promise<StoredPublication> {
  await endAttempt(tx, attempt, endOf(outcome), now);
  // The call took so long that it was given up meanwhile: what it says is still true.
  if (row.status === 'unconfirmed' && outcome.end === 'accepted') {
    return movePublication(tx, row, 'found', published(outcome.remote, now), now);
  }
  if (row.status !== 'attempting') return row;
  return settle(tx, row, outcome, now);
}

/** What is kept of a publication that is out. */
export const published = ({ id, url }: Remote, now: Date) => ({
  remoteId: id,
  remoteUrl: url,
  publishedAt: now,
  nextAt: null,
  problem: null,
  absentAt: null,
});

async function settle(tx: Db, row: StoredPublication, outcome: Outcome, now: Date) {
  switch (outcome.end) {
    case 'accepted':
      return movePublication(tx, row, 'accepted', published(outcome.remote, now), now);
    case 'not sent': {
      const nextAt = nextTry(row.attempts, now, outcome.wait);
      if (nextAt) return movePublication(tx, row, 'not sent', { nextAt, problem: outcome.detail }, now);
      const problem = sayWith(problems.exhausted, 'answer', outcome.detail);
      return movePublication(tx, row, 'exhausted', { nextAt: null, problem }, now);
    }
    case 'refused':
      if (outcome.reconnect) await setReconnect(tx, row.channelId, outcome.detail);
      return movePublication(tx, row, 'refused', { nextAt: null, problem: outcome.detail }, now);
    case 'unknown':
      return doubt(tx, row, outcome.detail, now);
  }
}

/** A call that may have arrived; the far side is read next. */
export const doubt = (tx: Db, row: StoredPublication, problem: string, now: Date) =>
  movePublication(
    tx,
    row,
    'unknown',
    { problem, nextAt: now, absentAt: null, firstSentAt: row.firstSentAt ?? row.attemptedAt ?? now },
    now,
  );
