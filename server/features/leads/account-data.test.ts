import type { Doing } from '../../platform/acts/act';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { account } from '../../../shared/auth/endpoints';
import { leadContacts } from '../../../shared/leads/contacts/endpoints';
import { leadMails } from '../../../shared/leads/mails/endpoints';
import { person } from '../../platform/acts/record-deps';
import { testApp } from '../../testing/app';
import { rowsOf } from '../../testing/database';
import { leadsRecorder } from './recording/leads-recorder';

async function signedIn() {
  const { as, build, db } = await testApp();
  const user = await build.user();
  const call = await as(user);
  const rows = async (table: string) =>
    ((await call(account.data)).body.leadmanager as Record<string, unknown>[]).filter(
      (row) => row.table === table,
    );
  return { as, build, db, user, call, rows };
}

test('the download tells what was done, what values were before, and which mails wait, to nobody else', async () => {
  const { as, build, db, user, call, rows } = await signedIn();
  const points = [{ kind: 'email' as const, value: 'eva@example.org' }];
  const { id } = (await call(leadContacts.create, { body: { firstName: 'Eva', points } })).body;
  await call(leadContacts.update, { params: { id }, body: { jobTitle: 'Baker' } });
  await call(leadContacts.update, { params: { id }, body: { jobTitle: 'Owner' } });
  await rowsOf(db, `insert into crm_senders (user_id, proven_email) values (${user.id}, '${user.email}')`);
  const mail = { key: randomUUID(), address: 'eva@example.org', subject: 'Offer', body: 'Dear Eva' };
  await call(leadMails.send, { params: { id }, body: mail });
  expect(await rows('acts')).toMatchObject([{ kind: 'create' }, { kind: 'edit' }, { kind: 'edit' }]);
  expect(await rows('events')).toMatchObject([
    { verb: 'created', entity: 'contact', entityId: id, actor: { id: user.id } },
    { verb: 'changed', before: { jobTitle: null }, after: { jobTitle: 'Baker' } },
    { verb: 'changed', before: { jobTitle: 'Baker' }, after: { jobTitle: 'Owner' } },
  ]);
  expect(await rows('crm_mails')).toMatchObject([{ state: 'waiting', body: 'Dear Eva' }]);
  const stranger = await (await as(await build.user()))(account.data);
  expect(stranger.body.leadmanager).toEqual([]);
});

test('every change is in the download once, also of large acts and of many', async () => {
  const { db, user, rows } = await signedIn();
  const doing: Doing = {
    owner: user.owner,
    actor: person(user),
    entity: 'contact',
    kind: 'import',
    at: new Date(),
  };
  const add = (count: number) =>
    leadsRecorder.act(db, doing, (act) =>
      act.create(
        'contact',
        Array.from({ length: count }, (_, n) => ({ fields: { firstName: `Ana ${n}` } })),
      ),
    );
  for (const count of [400, 1_100, 2, 500, 501]) await add(count);
  const found = (await rows('events')).map(({ entityId }) => entityId as number);
  expect(found).toHaveLength(2_503);
  expect(new Set(found).size).toBe(2_503);
  expect(await rows('acts')).toHaveLength(5);
}, 60_000);
