import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { enquiries } from '../../../../shared/enquiries/endpoints';
import { leadContacts } from '../../../../shared/leads/contacts/endpoints';
import { contactFiles } from '../../../../shared/leads/exports/endpoints';
import { leadMails } from '../../../../shared/leads/mails/endpoints';
import { leadMerges } from '../../../../shared/leads/merges/endpoints';
import type { User } from '../../../../shared/auth/tables';
import { testApp } from '../../../testing/app';
import { rowsOf } from '../../../testing/database';
import { importing } from './testing/importing';

/** Two people with alike addresses, imported with their deals. */
async function imported() {
  const app = await importing(await testApp());
  const { call, importFile } = app;
  await importFile(
    'First name,Last name,Email\nEva,Puig,eva@example.org\nEvan,Puig,peva@example.org\nEvita,P,eva@work.example\n',
  );
  const deals = 'Title,Contact email,Amount\nWeb,EVA@example.org,100\nApp,peva@example.org,200\n';
  await importFile(deals, { name: 'deals.csv', entity: 'opportunity' });
  const { rows } = (await call(leadContacts.list, { query: { sort: 'name' } })).body;
  const idOf = (email: string) => rows.find((row: { email: string }) => row.email === email).id as number;
  const data = async (id: number) => JSON.parse((await call(contactFiles.data, { params: { id } })).text);
  return { ...app, idOf, data };
}

const linesOf = ({ imported: lines }: { imported: { file: string; line: number }[] }) =>
  lines.map(({ file, line }) => `${file} ${line}`);

test('the file of a person has the lines of imports that made them or hold their address', async () => {
  const { idOf, data } = await imported();
  const kept = await data(idOf('eva@example.org'));
  expect(linesOf(kept)).toEqual(['people.csv 2', 'deals.csv 2']);
  expect(kept.imported[0]).toMatchObject({ entity: 'contact', action: 'create' });
  expect(kept.imported[0].says).toEqual([
    { column: 'First name', value: 'Eva' },
    { column: 'Last name', value: 'Puig' },
    { column: 'Email', value: 'eva@example.org' },
  ]);
});

test('the lines of who was merged into a person are theirs', async () => {
  const { call, idOf, data } = await imported();
  const [kept, other] = [idOf('eva@example.org'), idOf('eva@work.example')];
  await call(leadMerges.create, { body: { entity: 'contact', records: [{ id: kept }, { id: other }] } });
  expect(linesOf(await data(kept))).toEqual(['people.csv 2', 'people.csv 4', 'deals.csv 2']);
});

async function asked(enquiriesOwner: string) {
  const app = await testApp({ config: { enquiriesOwner } });
  const user: User = await app.build.user({ username: 'marta' });
  const call = await app.as(user);
  await rowsOf(
    app.db,
    `insert into crm_senders (user_id, proven_email) values (${user.id}, '${user.email}')`,
  );
  const points = [{ kind: 'email' as const, value: 'Eva@example.org' }];
  const { id } = (await call(leadContacts.create, { body: { firstName: 'Eva', points } })).body;
  const enquiry = { name: 'Eva', subject: 'Contact', message: 'Hello there' };
  for (const email of ['eva@example.org', 'peva@example.org'])
    await app.anonymous(enquiries.send, { body: { ...enquiry, email } });
  const params = { id: id as number };
  const mail = { key: randomUUID(), address: 'Eva@example.org', subject: 'Offer', body: 'Dear Eva' };
  const sent = await call(leadMails.send, { params, body: mail });
  expect(sent.status).toBe(201);
  return JSON.parse((await call(contactFiles.data, { params })).text);
}

test('it has the mails that wait and, in the account that takes them, the enquiries', async () => {
  const kept = await asked('marta');
  expect(kept.mails).toMatchObject([{ subject: 'Offer', body: 'Dear Eva', state: 'waiting' }]);
  expect(kept.enquiries).toMatchObject([{ email: 'eva@example.org', message: 'Hello there' }]);
  expect(await asked('somebody')).not.toHaveProperty('enquiries');
});
