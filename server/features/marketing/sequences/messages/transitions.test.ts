import { expect, test } from 'vitest';
import { type MessageStatus, messageStatuses } from '../../../../../shared/marketing/sequences/scales';
import { rowsOf } from '../../../../testing/database';
import { withSequence } from '../testing/with-sequence';
import { changeMessage } from './message-states.queries';
import { type MessageEvent, statusAfter, transitions } from './transitions';

/** The table of the specification, with what gates and retries add to it. */
const table: [MessageStatus, MessageEvent, MessageStatus][] = [
  ['due', 'begun', 'sending'],
  ['due', 'stopped', 'skipped'],
  ['due', 'passed over', 'skipped'],
  ['due', 'postponed', 'due'],
  ['soft', 'begun', 'sending'],
  ['soft', 'stopped', 'skipped'],
  ['soft', 'postponed', 'soft'],
  ['sending', 'accepted', 'sent'],
  ['sending', 'put off', 'soft'],
  ['sending', 'given up', 'failed'],
  ['sending', 'no such address', 'hard'],
  ['sending', 'refused', 'failed'],
  ['sending', 'lost', 'unknown'],
];

const events = [...new Set(transitions.map(({ event }) => event))];

test('the transitions are those of the specification, and no other', () => {
  const all = messageStatuses.flatMap((from) =>
    events.flatMap((event) => {
      const to = statusAfter(from, event);
      return to ? [[from, event, to]] : [];
    }),
  );
  expect(all.map(String).sort()).toEqual(table.map(String).sort());
});

test('a stored mail changes as the table says, and in no other way', async () => {
  const { confirm, db, owner } = await withSequence();
  await confirm();
  const [row] = await rowsOf<{ id: number }>(db, 'select id from marketing_messages');
  const { id } = row as { id: number };
  for (const from of messageStatuses) {
    for (const event of events) {
      await rowsOf(db, `update marketing_messages set status = '${from}'`);
      const happened = await changeMessage(db, owner, id, event);
      const [{ status } = { status: '' }] = await rowsOf<{ status: string }>(
        db,
        'select status from marketing_messages',
      );
      const to = table.find(([one, what]) => one === from && what === event)?.[2];
      expect([from, event, happened, status]).toEqual([from, event, to !== undefined, to ?? from]);
    }
  }
});

test("another owner's mail is not changed", async () => {
  const { confirm, db, owner, mails } = await withSequence();
  await confirm();
  const [row] = await rowsOf<{ id: number }>(db, 'select id from marketing_messages');
  expect(await changeMessage(db, (owner + 1) as typeof owner, row?.id as number, 'begun')).toBe(false);
  expect((await mails())[0]).toMatchObject({ status: 'due' });
});
