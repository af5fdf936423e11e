import { expect, test } from 'vitest';
import { rowsOf } from '../../../../testing/database';
import { withSequence } from '../testing/with-sequence';

test('mails of an account that is being closed wait, and are sent once it is kept', async () => {
  const { confirm, send, smtp, mails, pass, db, owner } = await withSequence();
  const setClosing = (at: string) => rowsOf(db, `update accounts set closing_at = ${at} where id = ${owner}`);
  await confirm();
  await setClosing("now() + interval '7 days'");
  await send();
  pass(1);
  await send();
  expect([smtp.mails, (await mails())[0]]).toMatchObject([[], { status: 'due', attempts: 0 }]);
  await setClosing('null');
  pass(1);
  await send();
  expect([smtp.mails.length, (await mails())[0]]).toMatchObject([1, { status: 'sent' }]);
});
