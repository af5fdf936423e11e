import { expect, test } from 'vitest';
import type { Mailer } from '../../../../platform/mail/mailer';
import { transact } from '../../../../platform/database/transact';
import { rowsOf } from '../../../../testing/database';
import { withSequence } from '../testing/with-sequence';
import { beginMessage } from './begin-message';
import { endMessage } from './end-message';

/** Where a process can die while it sends one mail. */
const points = [
  'in the first transaction',
  'before the call',
  'after the call',
  'in the last transaction',
] as const;

async function dyingAt(point: (typeof points)[number]) {
  const made = await withSequence({ steps: [{ delay: 0 }] });
  const { db, work, clock, confirm } = made;
  await confirm();
  const [row] = await rowsOf<{ id: number }>(db, 'select id from marketing_messages');
  const given = { publicUrl: 'http://localhost', now: clock.at, maySend: () => true };
  const dies = new Error('killed');
  const die = async () => {
    const begun = await transact(db, async (tx) => {
      const mail = await beginMessage(tx, row?.id as number, given);
      if (point === 'in the first transaction') throw dies;
      return mail;
    });
    if (!begun || point === 'before the call') throw dies;
    await (work.mailer as Mailer)(begun.messageId.slice(1, begun.messageId.indexOf('@')), begun.letter);
    if (point === 'after the call') throw dies;
    await transact(db, async (tx) => {
      await endMessage(tx, begun, undefined, clock.at);
      throw dies;
    });
  };
  await expect(die()).rejects.toThrow('killed');
  return made;
}

const ends = {
  'in the first transaction': { mail: { status: 'sent' }, arrived: 1, unknown: 0 },
  'before the call': { mail: { status: 'unknown', nextAt: null }, arrived: 0, unknown: 1 },
  'after the call': { mail: { status: 'unknown', nextAt: null }, arrived: 1, unknown: 1 },
  'in the last transaction': { mail: { status: 'unknown', nextAt: null }, arrived: 1, unknown: 1 },
} as const;

test.each(points)('a process that dies %s never lets a mail go twice', async (point) => {
  const { smtp, send, pass, mails, read } = await dyingAt(point);
  for (let run = 0; run < 3; run += 1) {
    pass(0.05);
    await send();
  }
  const { mail, arrived, unknown } = ends[point];
  expect(await mails()).toMatchObject([mail]);
  expect(smtp.mails).toHaveLength(arrived);
  expect((await read()).messages.unknown).toBe(unknown);
});

test('a mail that is being sent by another process is left to it', async () => {
  const { send, smtp, mails, db, confirm, clock } = await withSequence();
  await confirm();
  await rowsOf(
    db,
    `update marketing_messages set status = 'sending', next_at = null, attempted_at = '${clock.at.toISOString()}'`,
  );
  await send();
  expect(smtp.mails).toHaveLength(0);
  expect((await mails())[0]).toMatchObject({ status: 'sending' });
});
