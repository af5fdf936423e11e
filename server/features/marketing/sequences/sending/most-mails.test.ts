import { expect, test } from 'vitest';
import { mailsADay } from '../../../../../shared/marketing/sequences/scales';
import { dropKeys, rowsOf } from '../../../../testing/database';
import { listDue } from '../messages/message-states.queries';
import { withSequence } from '../testing/with-sequence';

test('the mail after the most of a day waits until the first of them is a day old', async () => {
  const { confirm, send, smtp, mails, pass, db } = await withSequence({ steps: [{ delay: 0 }] });
  await confirm('una@example.org');
  await send();
  await rowsOf(
    db,
    `insert into marketing_messages (user_id, marketing_company_id, enrolment_id, lead_id, status, due_at, attempts,
      attempted_at, sent_at, message_id)
      select user_id, marketing_company_id, enrolment_id, lead_id, status, due_at, attempts, attempted_at, sent_at,
        n || message_id from marketing_messages, generate_series(1, ${mailsADay - 2}) as n`,
  );
  await confirm('la.ultima@example.org');
  await send();
  await confirm('demasiado@example.org');
  const arrived = async (hours: number) => {
    pass(hours);
    await send();
    return smtp.mails.map(({ to }) => to);
  };
  const first = ['una@example.org', 'la.ultima@example.org'];
  expect(await arrived(0)).toEqual(first);
  expect((await mails()).at(-1)).toMatchObject({ status: 'due', attempts: 0 });
  expect(await arrived(23.9)).toEqual(first);
  expect(await arrived(0.2)).toEqual([...first, 'demasiado@example.org']);
});

test('from the demo no mail leaves, also one that was due', async () => {
  const { confirm, send, smtp, mails, db } = await withSequence({ steps: [{ delay: 0 }] });
  await confirm();
  await rowsOf(db, 'update accounts set is_demo = true');
  await send();
  expect([smtp.mails.length, await mails()]).toMatchObject([0, [{ status: 'due', attempts: 0 }]]);
});

test('opt-in mails count among the mails of a day, those too that wait for their turn', async () => {
  const { confirm, send, smtp, db, user, pass, clock } = await withSequence({ steps: [{ delay: 0 }] });
  await rowsOf(
    db,
    `insert into marketing_opt_in_mails (user_id, sends_at)
      select ${user.owner}, '${clock.at.toISOString()}'::timestamptz + n * interval '1 second'
        from generate_series(1, ${mailsADay}) as n`,
  );
  await confirm('una@example.org');
  await send();
  expect(smtp.mails).toEqual([]);
  pass(24.5);
  await send();
  expect(smtp.mails.map(({ to }) => to)).toEqual(['una@example.org']);
});

test('accounts take turns, so that the many mails of one do not delay the others', async () => {
  const { confirm, db, build, clock } = await withSequence({ steps: [{ delay: 0 }] });
  for (const name of ['una', 'dos', 'tres']) await confirm(`${name}@example.org`);
  const other = await build.user();
  await dropKeys(db, 'marketing_messages');
  await rowsOf(
    db,
    `insert into marketing_messages (user_id, marketing_company_id, enrolment_id, lead_id, status, due_at, next_at, message_id)
      select ${other.owner}, marketing_company_id, enrolment_id, lead_id, status, due_at, next_at, 'other' || message_id
        from marketing_messages order by id limit 1`,
  );
  const due = await listDue(db, clock.at, 10);
  const owners = await rowsOf<{ id: number; user_id: number }>(
    db,
    'select id, user_id from marketing_messages',
  );
  const ownerOfMail = new Map(owners.map((row) => [row.id, row.user_id]));
  expect(due.map((id) => ownerOfMail.get(id) === other.owner)).toEqual([false, true, false, false]);
});
