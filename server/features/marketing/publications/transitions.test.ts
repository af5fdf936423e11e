import { expect, test } from 'vitest';
import { publicationStatuses } from '../../../../shared/marketing/publications/scales';
import { ownerOf } from '../../../platform/database/rows/owner';
import { rowsOf } from '../../../testing/database';
import { lockPublication, movePublication, NoTransition, type StoredPublication } from './moving.queries';
import { withScheduled } from './testing/scheduled-posts';
import { type PublicationEvent, statusAfter, transitions } from './transitions';

const events = [...new Set(transitions.map(({ event }) => event))];

test('every row of the table moves a publication, and no other event does', { timeout: 60_000 }, async () => {
  const { db, user, id } = await withScheduled();
  const move = (event: PublicationEvent) =>
    db.transaction(async (tx) => {
      const row = (await lockPublication(tx, ownerOf(user), id)) as StoredPublication;
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
      expect(after).toBe(statusAfter(from, event));
      if (after) moved.push(`${from}, ${event}: ${after}`);
      const [stored] = await rowsOf<{ status: string }>(
        db,
        `select status from marketing_publications where id = ${id}`,
      );
      expect(stored?.status).toBe(after ?? from);
    }
  }
  expect(moved.toSorted()).toEqual(
    transitions.map(({ from, event, to }) => `${from}, ${event}: ${to}`).toSorted(),
  );
});

test('the table is the one of the specification', () => {
  const ways = [...new Set(transitions.map(({ from, to }) => `${from} > ${to}`))];
  expect(ways.toSorted()).toEqual([
    'attempting > failed',
    'attempting > published',
    'attempting > queued',
    'attempting > unconfirmed',
    'failed > queued',
    'manual_pending > cancelled',
    'manual_pending > published',
    'manual_pending > queued',
    'published > cancelled',
    'queued > attempting',
    'queued > cancelled',
    'queued > failed',
    'queued > manual_pending',
    'unconfirmed > published',
    'unconfirmed > queued',
  ]);
});
