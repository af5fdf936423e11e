import { expect, test } from 'vitest';
import { leadCommunications } from '../../../../../shared/leads/communications/endpoints';
import { leadContacts } from '../../../../../shared/leads/contacts/endpoints';
import { leadRepliesApi, marketingSequencesApi } from '../../../../../shared/marketing/sequences/endpoints';
import { rowsOf } from '../../../../testing/database';
import { message, withHook } from '../testing/with-hook';

test('what an answer says is kept once with the contact, and listed with the mail that it answers', async () => {
  const { call, db, hand, messageId, params, leadId } = await withHook();
  const { body: contact } = await call(leadContacts.create, { body: { firstName: 'Ana' } });
  await rowsOf(db, `update marketing_leads set contact_id = ${contact.id} where id = ${leadId}`);
  await hand(message('answer', messageId));
  await hand(message('answer', messageId));
  const { body: kept } = await call(leadCommunications.list, { query: {} });
  expect(kept.rows).toMatchObject([
    { type: 'email', direction: 'in', body: expect.stringMatching(/^Hola:/) },
  ]);
  const { body } = await call(marketingSequencesApi.enrolments, { params, query: { answered: 'true' } });
  expect(body.rows).toMatchObject([
    {
      leadId,
      words: 'Hola: ¿Me guardáis una para mañana? Ana',
      contactId: contact.id,
      answeredSubject: expect.any(String),
    },
  ]);
});

test('an answer stops the sequence and is kept, whatever characters it holds', async () => {
  const { call, db, hand, messageId, leadId, lead } = await withHook();
  const { body: contact } = await call(leadContacts.create, { body: { firstName: 'Ana' } });
  await rowsOf(db, `update marketing_leads set contact_id = ${contact.id} where id = ${leadId}`);
  const hostile = message('answer', messageId)
    .replace(/Subject: .*/, `Subject: ${'\u{1F600}'.repeat(400)}`)
    .replace('Hola:', `Hola=00${'=F0=9F=98=80'.repeat(8_000)}:`);
  expect((await hand(hostile)).status).toBe(200);
  expect(await lead(leadId)).toMatchObject({ status: 'engaged', answered_at: expect.anything() });
  const { rows } = (await call(leadCommunications.list, { query: {} })).body;
  expect(rows).toMatchObject([{ direction: 'in', body: expect.stringMatching(/^Hola\u{1F600}/u) }]);
});

test('an answer in HTML without a Message-ID is kept once, with what it says', async () => {
  const { call, db, hand, messageId, leadId } = await withHook();
  const { body: contact } = await call(leadContacts.create, { body: { firstName: 'Ana' } });
  await rowsOf(db, `update marketing_leads set contact_id = ${contact.id} where id = ${leadId}`);
  const [head = ''] = message('answer', messageId).split('\r\n\r\n');
  const inHtml = `${head.replace(/Message-ID: .*\r\n/, '').replace('text/plain', 'text/html')}\r\n\r\n
    <html><head><style>p { color: red }</style></head><body><p>Hola:</p><p>&iquest;Me guard&aacute;is dos?</p></body></html>`;
  const handed = [inHtml, inHtml, inHtml.replace('12:02:09', '12:05:00')];
  for (const raw of handed) expect((await hand(raw)).status).toBe(200);
  const { rows } = (await call(leadCommunications.list, { query: {} })).body;
  expect(rows).toMatchObject(Array(2).fill({ direction: 'in', body: 'Hola:\n¿Me guardáis dos?' }));
});

test('who waits for a reply to an answer comes first, until somebody writes to them', async () => {
  const { call, db, clock, confirm, send, hand, messageId, params, leadId } = await withHook();
  const eva = await confirm('eva@example.org');
  await send();
  await hand(message('answer', messageId));
  clock.at = new Date(clock.at.getTime() + 3_600_000);
  await call(leadRepliesApi.answered, { params: { id: eva } });
  const contacts: number[] = [];
  for (const [firstName, id] of [['Ana', leadId] as const, ['Eva', eva] as const]) {
    const { body: contact } = await call(leadContacts.create, { body: { firstName } });
    await rowsOf(db, `update marketing_leads set contact_id = ${contact.id} where id = ${id}`);
    contacts.push(contact.id);
  }
  const list = async () =>
    (await call(marketingSequencesApi.enrolments, { params, query: { answered: 'true' } })).body.rows;
  expect(await list()).toMatchObject([
    { leadId, waits: true, repliedAt: null },
    { leadId: eva, waits: true },
  ]);
  const occurredAt = new Date(clock.at.getTime() + 60_000).toISOString();
  const mail = { type: 'email', direction: 'out', subject: 'Hola', contactIds: contacts.slice(0, 1) };
  await call(leadCommunications.create, { body: { ...mail, occurredAt } });
  expect(await list()).toMatchObject([
    { leadId: eva, waits: true },
    { leadId, waits: false, repliedAt: occurredAt },
  ]);
});
