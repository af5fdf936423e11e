import { expect, test } from 'vitest';
import {
  type PublicationStatus,
  publicationStatuses,
} from '../../../../shared/marketing/publications/scales';
import { rowsOf } from '../../../testing/database';
import { lockPublication, movePublication, NoTransition, type StoredPublication } from './moving.queries';
import { withScheduled } from './testing/scheduled-posts';
import { type PublicationEvent, transitions } from './transitions';

const events = [...new Set(transitions.map(({ event }) => event))];

/** The table of `comerzia-deliver.md`, section 4: each of its rows, and what of ours stands for it. */
const specified: readonly [from: PublicationStatus, event: PublicationEvent, to: PublicationStatus][] = [
  // due and checks pass; a changed fact fails it before any call
  ['queued', 'begun', 'attempting'],
  ['queued', 'unfit', 'failed'],
  // assisted network, or late with *ask*
  ['queued', 'handed over', 'manual_pending'],
  // cancelled by the user or campaign; late with *skip*
  ['queued', 'cancelled', 'cancelled'],
  ['manual_pending', 'cancelled', 'cancelled'],
  ['queued', 'skipped', 'cancelled'],
  ['manual_pending', 'skipped', 'cancelled'],
  // accepted
  ['attempting', 'accepted', 'published'],
  // nothing left here, 429, 503 with Retry-After: again, then failed
  ['attempting', 'not sent', 'queued'],
  ['attempting', 'exhausted', 'failed'],
  // 4xx
  ['attempting', 'refused', 'failed'],
  // time-out, drop, other 5xx, no end within 120 s
  ['attempting', 'unknown', 'unconfirmed'],
  // reading finds it; two readings prove it absent; a repeat is harmless
  ['unconfirmed', 'found', 'published'],
  ['unconfirmed', 'absent', 'queued'],
  ['unconfirmed', 'harmless', 'queued'],
  // a person says: there / not there
  ['unconfirmed', 'seen', 'published'],
  ['unconfirmed', 'not seen', 'queued'],
  // a person retries
  ['failed', 'retried', 'queued'],
  // a person confirms with the address / sends a late one
  ['manual_pending', 'seen', 'published'],
  ['manual_pending', 'sent late', 'queued'],
  // undo, absence read
  ['published', 'undone', 'cancelled'],
];
const specifiedAfter = (from: PublicationStatus, event: PublicationEvent) =>
  specified.find((one) => one[0] === from && one[1] === event)?.[2];

test('every row of the specification’s table moves a publication, and no other event does', {
  timeout: 60_000,
}, async () => {
  const { db, user, id } = await withScheduled();
  const move = (event: PublicationEvent) =>
    db.transaction(async (tx) => {
      const row = (await lockPublication(tx, user.owner, id)) as StoredPublication;
      return (await movePublication(tx, row, event, {}, new Date())).status;
    });
  const moved: string[] = [];
  for (const from of publicationStatuses) {
    for (const event of events) {
      await rowsOf(db, `update marketing_publications set status = '${from}' where id = ${id}`);
      const after = await move(event).catch((error: Error) => {
        if (error instanceof NoTransition) return undefined;
        throw error;
      });
      expect(after).toBe(specifiedAfter(from, event));
      if (after) moved.push(`${from}, ${event}: ${after}`);
      const [stored] = await rowsOf<{ status: string }>(
        db,
        `select status from marketing_publications where id = ${id}`,
      );
      expect(stored?.status).toBe(after ?? from);
    }
  }
  expect(moved.toSorted()).toEqual(
    specified.map(([from, event, to]) => `${from}, ${event}: ${to}`).toSorted(),
  );
});
