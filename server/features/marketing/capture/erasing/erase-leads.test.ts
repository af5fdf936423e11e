import { expect, test } from 'vitest';
import { account } from '../../../../../shared/auth/endpoints';
import { leadErasing } from '../../../../../shared/leads/erasing/endpoints';
import { marketingLeadsApi } from '../../../../../shared/marketing/capture/leads/endpoints';
import type { Db } from '../../../../platform/database/database';
import { rowsOf } from '../../../../testing/database';
import { withLivePage } from '../testing/live-page';

const traces = ['Eva Puig', 'eva@example.org', '600 111 222'];

/** The tables that have a row with one of the texts. */
async function tablesWith(db: Db, texts: readonly string[]) {
  const tables = await rowsOf<{ name: string }>(
    db,
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await rowsOf<{ row: string }>(db, `select to_jsonb(t)::text as row from "${name}" as t`);
    const held = texts.filter((text) =>
      rows.some(({ row }) => row.toLowerCase().includes(text.toLowerCase())),
    );
    if (held.length > 0) found.push(`${name}: ${held.join()}`);
  }
  return found;
}

async function withEva() {
  const made = await withLivePage();
  await made.send({ consent: 'on', phone: '600 111 222', message: 'Soy Eva Puig' });
  await made.send({ website: 'spam', message: 'Eva Puig otra vez' });
  const [lead] = await made.leads();
  const params = { id: lead?.id as number };
  await made.call(marketingLeadsApi.update, { params, body: { notes: 'Llamar a Eva Puig' } });
  const erase = (typed: string) => made.call(marketingLeadsApi.erase, { params, body: { typed } });
  return { ...made, lead, params, erase };
}

test('after a lead is erased no row of the account contains its address, and nothing is ever sent to it', async () => {
  const { call, db, params, erase, send, runJobs, mailbox, confirm } = await withEva();
  const outlook = (await call(marketingLeadsApi.outlook, { params })).body;
  expect(outlook).toMatchObject({
    name: 'Eva@example.org',
    counts: { submissions: 2, mails: 1, contacts: 1 },
  });
  expect((await erase('ana@example.org')).body.fields).toEqual({ typed: expect.any(String) });
  const erased = await erase('eva@example.org');
  expect([erased.status, erased.body]).toEqual([200, outlook]);
  expect(await tablesWith(db, traces)).toEqual([]);
  expect(JSON.stringify((await call(account.data)).body)).not.toContain('eva@example.org');
  const suppressed = await rowsOf(db, 'select email, reason from marketing_suppressions');
  expect(suppressed).toEqual([{ email: null, reason: 'erased' }]);
  await runJobs();
  expect(mailbox).toEqual([]);
  await send({ consent: 'on' });
  await confirm();
  expect(await rowsOf(db, 'select 1 from marketing_suppressions')).toEqual([]);
});

test('erasing a person in LEADMANAGER erases their leads too', async () => {
  const { call, db, lead } = await withEva();
  const params = { id: lead?.contactId as number };
  const erased = await call(leadErasing.erase, { params, body: { name: 'Eva Puig' } });
  expect(erased.status).toBe(200);
  expect(await tablesWith(db, ['eva@example.org'])).toEqual([]);
});
