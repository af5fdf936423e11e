import { publicationMessages as texts } from '../../../../../shared/marketing/publications/messages';
import { publicationLimits } from '../../../../../shared/marketing/publications/scales';
import { slotOf } from '../../../../../shared/time/clock';
import type { Db } from '../../../../platform/database/database';
import { StaleRow } from '../../../../platform/database/rows/stale';
import { onBroken } from '../../../../platform/database/rows/violations';
import type { Owner } from '../../../../platform/database/rows/owner';
import { conflict, invalid, notFound } from '../../../../platform/http/errors';
import type { LookAgain } from '../engine/publish-deps';
import {
  type Changes,
  editPublication,
  lockPublication,
  movePublication,
  NoTransition,
  type StoredPublication,
} from '../moving.queries';
import type { PublicationEvent } from '../transitions';

interface Settling {
  db: Db;
  now: () => Date;
  lookAgain: LookAgain;
}

/** The publication that a person acts on, and its version as they read it. */
export interface Seen {
  owner: Owner;
  id: number;
  version?: number | undefined;
}

/** Locks what a person acts on; throws 404 for another owner's, and 409 when it has changed since they read it. */
async function lockSeen(tx: Db, { owner, id, version }: Seen): Promise<StoredPublication> {
  const row = await lockPublication(tx, owner, id);
  if (!row) throw notFound();
  if (version !== undefined && row.version !== version) throw new StaleRow({ id });
  return row;
}

/** Moves a publication on for a person, by one event after another; 409 where the first one cannot happen now. */
async function moveBy(
  { db, now, lookAgain }: Settling,
  seen: Seen,
  eventsOf: (row: StoredPublication, at: Date) => { event: PublicationEvent; changes: Changes }[],
): Promise<void> {
  await db.transaction(async (tx) => {
    const at = now();
    let row = await lockSeen(tx, seen);
    try {
      for (const { event, changes } of eventsOf(row, at))
        row = await movePublication(tx, row, event, changes, at);
    } catch (error) {
      throw error instanceof NoTransition ? conflict(texts['publication.stale']) : error;
    }
    await lookAgain(tx, row);
  });
}

/** To be tried as if it had never been tried. */
const anew = (at: Date): Changes => ({
  attempts: 0,
  nextAt: at,
  firstSentAt: null,
  absentAt: null,
  problem: null,
});

/** Tries a failed one again. */
export const retry = (settling: Settling, seen: Seen) =>
  moveBy(settling, seen, (_row, at) => [{ event: 'retried', changes: anew(at) }]);

/** Sends one now that was late and waited for a person. */
export const sendLate = (settling: Settling, seen: Seen) =>
  moveBy(settling, seen, (_row, at) => [{ event: 'sent late', changes: anew(at) }]);

/** Cancels one that has not begun. A failed one is queued first, since that is its only way on. */
export const cancel = (settling: Settling, seen: Seen) =>
  moveBy(settling, seen, ({ status }, at) => {
    const over = { event: 'cancelled', changes: { nextAt: null, problem: null } } as const;
    return status === 'failed' ? [{ event: 'retried', changes: anew(at) }, over] : [over];
  });

/** What a person saw on the far side. */
export interface Sighting {
  isThere: boolean;
  address: string | null;
}

/** Takes a person's word for whether a publication is there; throws 400 without the address of one that is. */
export const confirm = (settling: Settling, seen: Seen, { isThere, address }: Sighting) =>
  moveBy(settling, seen, (row, at) => {
    if (!isThere) return [{ event: 'not seen', changes: anew(at) }];
    if (address === null) throw invalid({ address: texts['address.required'] });
    const there = { remoteUrl: address, publishedAt: row.attemptedAt ?? at, nextAt: null, problem: null };
    return [{ event: 'seen', changes: there }];
  });

const day = 24 * 60 * 60_000;

const twice = {
  marketing_publications_slot: () => conflict(texts['publication.twice']),
};

/** Gives a publication that has not begun another slot. One that was late is queued for it. */
export async function reschedule(
  { db, now, lookAgain }: Settling,
  seen: Seen,
  { wall, zone }: { wall: string; zone?: string | undefined },
): Promise<void> {
  await db.transaction(async (tx) => {
    const at = now();
    const row = await lockSeen(tx, seen);
    const isWaiting = row.status === 'queued' || row.status === 'manual_pending';
    if (!isWaiting || row.attempts > 0) throw conflict(texts['publication.fixed']);
    const slot = slotOf(wall, zone ?? row.zone);
    if (slot.at <= at) throw invalid({ wall: texts['slot.past'] });
    if (slot.at.getTime() > at.getTime() + publicationLimits.daysAhead * day)
      throw invalid({ wall: texts['slot.far'] });
    const changes = { wall, zone: zone ?? row.zone, dueAt: slot.at, nextAt: slot.at, problem: null };
    const moved = await onBroken(
      twice,
      row.status === 'queued'
        ? editPublication(tx, row, changes, at)
        : movePublication(tx, row, 'sent late', changes, at),
    );
    if (moved) await lookAgain(tx, moved);
  });
}
