import { expect, test } from 'vitest';
import { enquiries } from '../../../../shared/enquiries/endpoints';
import { leadCommunications } from '../../../../shared/leads/communications/endpoints';
import { leadContacts } from '../../../../shared/leads/contacts/endpoints';
import { leadOpportunities } from '../../../../shared/leads/opportunities/endpoints';
import { testApp } from '../../../testing/app';
import { rowsOf } from '../../../testing/database';

const enquiry = {
  name: 'Eva María Puig',
  email: 'Eva@example.org',
  service: 'AI Consulting',
  subject: 'Contact Form - Service AI Consulting',
  message: 'Hello',
};

async function withOwner() {
  const app = await testApp({ config: { enquiriesOwner: 'marta' } });
  const call = await app.as(await app.build.user({ username: 'marta' }));
  const send = (body: object = enquiry) => app.anonymous(enquiries.send, { body });
  return { ...app, call, send };
}

test('an enquiry becomes a contact, an opportunity and a communication of the owner', async () => {
  const { call, send, db } = await withOwner();
  expect((await send()).status).toBe(200);
  const contacts = (await call(leadContacts.list, { query: {} })).body.rows;
  expect(contacts).toMatchObject([
    { firstName: 'Eva', lastName: 'María Puig', email: 'Eva@example.org', source: 'website', openDeals: 1 },
  ]);
  expect((await call(leadOpportunities.list, { query: {} })).body.rows).toMatchObject([
    { title: 'AI Consulting · Eva María Puig', contactName: 'Eva María Puig', stagePlace: 0, chance: 5 },
  ]);
  expect((await call(leadCommunications.list, { query: {} })).body.rows).toMatchObject([
    { type: 'form', direction: 'in', body: 'Hello', contactIds: [contacts[0].id] },
  ]);
  const history = await call(leadContacts.history, { params: { id: contacts[0].id } });
  expect(history.body).toMatchObject([
    { origin: { from: 'enquiry', row: 1 }, actor: { kind: 'visitor', name: 'Eva María Puig' } },
  ]);
  const consents = await rowsOf(db, 'select purpose, state from crm_consents');
  expect(consents).toEqual([{ purpose: 'enquiry_reply', state: 'granted' }]);
});

test('several enquiries from one person create one contact, also concurrently', async () => {
  const { call, send } = await withOwner();
  await Promise.all([send(), send({ ...enquiry, email: 'EVA@example.org', name: 'Eva' })]);
  expect((await call(leadContacts.list, { query: {} })).body.rows).toMatchObject([{ openDeals: 2 }]);
});

test('without the account, or without the setting, an enquiry is stored as ever', async () => {
  const none = await testApp({ config: { enquiriesOwner: 'nobody' } });
  expect((await none.anonymous(enquiries.send, { body: enquiry })).status).toBe(200);
  const unset = await testApp();
  expect((await unset.anonymous(enquiries.send, { body: enquiry })).status).toBe(200);
});
