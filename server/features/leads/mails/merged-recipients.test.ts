import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { leadCommunications } from '../../../../shared/leads/communications/endpoints';
import { leadContacts } from '../../../../shared/leads/contacts/endpoints';
import { leadMails } from '../../../../shared/leads/mails/endpoints';
import { leadMerges } from '../../../../shared/leads/merges/endpoints';
import { testApp } from '../../../testing/app';
import { rowsOf } from '../../../testing/database';

/** Three contacts, and a mail to the last one that waits. */
async function waitingMail() {
  const app = await testApp();
  const user = await app.build.user();
  const call = await app.as(user);
  await rowsOf(
    app.db,
    `insert into crm_senders (user_id, proven_email) values (${user.id}, '${user.email}')`,
  );
  const make = async (firstName: string) => {
    const points = [{ kind: 'email', value: `${firstName}@example.org` }];
    return (await call(leadContacts.create, { body: { firstName, points } })).body.id as number;
  };
  const [ana, anna, annie] = [await make('ana'), await make('anna'), await make('annie')] as const;
  const mail = { key: randomUUID(), address: 'annie@example.org', subject: 'Offer', body: 'Here it is.' };
  await call(leadMails.send, { params: { id: annie }, body: mail });
  const merge = async (...ids: number[]) =>
    (await call(leadMerges.create, { body: { entity: 'contact', records: ids.map((id) => ({ id })) } })).body;
  const undo = (id: number) => call(leadMerges.undo, { params: { id } });
  const waiting = async (id: number) => (await call(leadMails.list, { params: { id } })).body;
  const said = async () => (await call(leadCommunications.list, { query: {} })).body.rows;
  return { ...app, call, ana, anna, annie, merge, undo, waiting, said };
}

test('a mail to a contact that is merged meanwhile waits at the kept one, is sent as written and logged there', async () => {
  const { ana, anna, annie, merge, waiting, said, runJobs, mailbox } = await waitingMail();
  await merge(anna, annie);
  await merge(ana, anna);
  expect(await waiting(ana)).toMatchObject([{ subject: 'Offer', state: 'waiting' }]);
  await runJobs('all');
  expect(mailbox).toMatchObject([{ to: { address: 'annie@example.org' }, subject: 'Offer' }]);
  expect(await waiting(ana)).toEqual([]);
  expect(await said()).toMatchObject([{ contactIds: [ana], subject: 'Offer' }]);
});

test('after the undo of a merge, a mail waits for its original contact', async () => {
  const { ana, annie, merge, undo, waiting, said, runJobs } = await waitingMail();
  const { id } = await merge(ana, annie);
  await undo(id);
  expect([await waiting(ana), await waiting(annie)]).toMatchObject([[], [{ subject: 'Offer' }]]);
  await runJobs('all');
  expect(await said()).toMatchObject([{ contactIds: [annie] }]);
});

test('no mail leaves when the kept contact wants none or is in the bin', async () => {
  for (const [change, reason] of [
    ['do_not_contact = true', 'do-not-contact'],
    ['deleted_at = now()', 'contact-gone'],
  ]) {
    const { db, ana, annie, merge, runJobs, mailbox } = await waitingMail();
    await merge(ana, annie);
    await rowsOf(db, `update crm_contacts set ${change} where id = ${ana}`);
    await runJobs('all');
    expect(mailbox).toEqual([]);
    expect(await rowsOf(db, 'select state, reason from crm_mails')).toEqual([{ state: 'refused', reason }]);
  }
});
