import { describe, expect, test } from 'vitest';
import { contactFiles, leadExports } from '../../../../shared/leads/exports/endpoints';
import { leadCommunications } from '../../../../shared/leads/communications/endpoints';
import { leadCompanies } from '../../../../shared/leads/companies/endpoints';
import { leadContacts } from '../../../../shared/leads/contacts/endpoints';
import { leadOpportunities } from '../../../../shared/leads/opportunities/endpoints';
import { leadTasks } from '../../../../shared/leads/tasks/endpoints';
import { testApp } from '../../../testing/app';
import { rowsOf } from '../../../testing/database';

const at = new Date('2026-03-02T10:00:00.000Z');
const english = { 'Accept-Language': 'en' };

async function signedIn() {
  const app = await testApp({ now: () => at });
  const user = await app.build.user();
  const call = await app.as(user);
  const made = async (endpoint: Parameters<typeof call>[0], body: object) =>
    (await call(endpoint, { body })).body as { id: number };
  /** The rows of a file by its headers. */
  const rows = async (endpoint: Parameters<typeof call>[0], query: object = {}) => {
    const { text } = await call(endpoint, { query: query as never, headers: english });
    const [head = '', ...lines] = text.replace('\u{FEFF}', '').trimEnd().split('\r\n');
    const headers = head.split(',');
    return lines.map((line) =>
      Object.fromEntries(line.split(',').map((cell, index) => [headers[index] ?? '', cell])),
    );
  };
  return { ...app, user, call, made, rows };
}

const point = (kind: string, value: string, rest: object = {}) => ({ kind, value, label: 'work', ...rest });

describe('contacts', () => {
  test('are saved with all their addresses and phones, their company and their tags', async () => {
    const { db, user, made, rows, call } = await signedIn();
    await rowsOf(
      db,
      `insert into crm_tags (user_id, name) values (${user.owner}, 'VIP'), (${user.owner}, 'A|B')`,
    );
    const company = { name: 'Forn Vell', domain: 'forn.example', taxId: 'B12345674' };
    const { id: companyId } = await made(leadCompanies.create, company);
    const points = [
      point('email', 'two@example.org', { label: 'personal' }),
      point('email', 'ana@example.org', { primary: true, shared: true }),
      point('phone', '600 111 222', { label: 'mobile' }),
      point('phone', '986 000 000', { primary: true }),
      point('phone', '986 000 001'),
    ];
    await made(leadContacts.create, { firstName: 'Ana', companyId, tags: [1, 2], points });
    await made(leadContacts.create, {
      firstName: 'Eva',
      points: [point('phone', '+34 600', { label: 'mobile' })],
    });
    const [ana, eva] = await rows(leadExports.contacts);
    expect(ana).toMatchObject({
      external_id: '1',
      first_name: 'Ana',
      email: 'ana@example.org',
      email_shared: 'true',
      email_2: 'two@example.org',
      email_2_label: 'personal',
      phone: '986 000 000',
      mobile: '600 111 222',
      phone_2: '986 000 001',
      tags: 'VIP|A\\|B',
      company_external_id: '1',
      company_name: 'Forn Vell',
      company_domain: 'forn.example',
      company_tax_id: 'B12345674',
      do_not_contact: 'false',
      status: 'new',
      created_at: at.toISOString(),
    });
    expect(eva).toMatchObject({ phone: '', mobile: `'+34 600`, company_external_id: '' });
    const file = await call(leadExports.contacts, { headers: { 'Accept-Language': 'es' } });
    expect(file.headers['content-disposition']).toContain('contactos-2026-03-02.csv');
    expect(file.text).toMatch(
      /^\u{FEFF}external_id;first_name;last_name;email;email_shared;email_2;email_2_label;phone;mobile;phone_2;/u,
    );
  });

  test('are those that the list shows, or those that are ticked; never those of others or in the bin', async () => {
    const { as, build, call, made, rows } = await signedIn();
    for (const city of ['Vic', 'Olot', 'Vic']) await made(leadContacts.create, { firstName: city, city });
    await call(leadContacts.remove, { params: { id: 3 } });
    const filter = JSON.stringify({ city: { contains: 'vic' } });
    expect(await rows(leadExports.contacts, { filter })).toMatchObject([{ first_name: 'Vic' }]);
    expect(await rows(leadExports.contacts, { ids: '2,3' })).toMatchObject([{ first_name: 'Olot' }]);
    const stranger = await as(await build.user());
    expect((await stranger(leadExports.contacts, { query: { ids: '1,2' } as never })).text).not.toContain(
      'Vic',
    );
  });

  test('have the own fields of the account, by their labels', async () => {
    const { db, user, made, rows } = await signedIn();
    await rowsOf(
      db,
      `insert into crm_fields (user_id, entity, kind, label, place) values
        (${user.owner}, 'contact', 'money', 'Budget', 1), (${user.owner}, 'contact', 'boolean', 'Allergic', 0)`,
    );
    await made(leadContacts.create, { firstName: 'Ana', own: {} });
    await rowsOf(db, `update crm_contacts set own = '{"1": 123450, "2": true}'`);
    expect(await rows(leadExports.contacts)).toMatchObject([{ Allergic: 'true', Budget: '1234.50' }]);
  });

  test('are saved as vCards, all or one', async () => {
    const { call, made } = await signedIn();
    const notes = `Likes rye, spelt; and \\ wheat\n${'ñ'.repeat(40)}`;
    const points = [point('phone', '600 111 222', { label: 'mobile', primary: true })];
    await made(leadContacts.create, { firstName: 'Ana', lastName: 'Núñez', city: 'Vic', notes, points });
    const { text, headers } = await call(contactFiles.card, { params: { id: 1 } });
    expect(headers['content-type']).toBe('text/vcard; charset=utf-8');
    const unfolded = text.replaceAll('\r\n ', '');
    for (const line of ['VERSION:3.0', 'N:Núñez;Ana;;;', 'FN:Ana Núñez', 'TEL;TYPE=CELL,PREF:600 111 222'])
      expect(unfolded).toContain(`${line}\r\n`);
    expect(unfolded).toContain(`NOTE:Likes rye\\, spelt\\; and \\\\ wheat\\n${'ñ'.repeat(40)}\r\n`);
    expect(unfolded).toContain('ADR;TYPE=WORK:;;;Vic;;;\r\n');
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect((await call(leadExports.cards)).text).toBe(text);
  });

  test('one of them is saved with all that is stored about it', async () => {
    const { call, made } = await signedIn();
    const { id } = await made(leadContacts.create, { firstName: 'Ana' });
    await made(leadCommunications.create, { type: 'call', subject: 'Hello', contactIds: [id] });
    await made(leadTasks.create, { title: 'Call', contactId: id });
    await made(leadOpportunities.create, { title: 'Web', contactId: id });
    const { text, headers } = await call(contactFiles.data, { params: { id } });
    expect(headers['content-disposition']).toContain('Ana.json');
    expect(JSON.parse(text)).toMatchObject({
      contact: { firstName: 'Ana' },
      communications: [{ subject: 'Hello' }],
      tasks: [{ title: 'Call' }],
      opportunities: [{ title: 'Web' }],
      consents: [],
      changes: [{ verb: 'created' }],
      mails: [],
      imported: [],
    });
  });
});

test('opportunities, communications and tasks name what they are about', async () => {
  const { made, rows } = await signedIn();
  const { id: contactId } = await made(leadContacts.create, {
    firstName: 'Ana',
    points: [point('email', 'ana@example.org')],
  });
  const { id: companyId } = await made(leadCompanies.create, { name: '=Forn' });
  const about = { companyId, contactId };
  const people = [{ contactId, role: 'Decides: yes' }];
  const deal = { title: 'Web', amount: 1_234_05, expectedClose: '2026-05-01', probability: 33, people };
  const { id: opportunityId } = await made(leadOpportunities.create, { ...deal, ...about });
  await made(leadOpportunities.create, { title: 'Yen', amount: 500, currency: 'JPY' });
  await made(leadTasks.create, { title: 'Call', dueAt: '2026-03-02T23:00:00Z', isAllDay: true, ...about });
  await made(leadCommunications.create, {
    type: 'call',
    subject: '-5 %',
    contactIds: [contactId],
    opportunityId,
  });
  const [web, yen] = await rows(leadExports.opportunities);
  const entered = at.toISOString();
  expect(web).toMatchObject({
    amount: '1234.05',
    currency: 'EUR',
    probability: '33',
    expected_close: '2026-05-01',
    stage: 'New enquiry',
    stage_history: `${entered} New enquiry`,
    contact_email: 'ana@example.org',
    people: '1:Decides: yes',
    company_name: `'=Forn`,
    position: '0',
    lost_reason: '',
  });
  expect(yen).toMatchObject({ amount: '500', currency: 'JPY' });
  expect(await rows(leadExports.tasks)).toMatchObject([
    { due_at: '2026-03-03', contact_email: 'ana@example.org' },
  ]);
  expect(await rows(leadExports.communications)).toMatchObject([
    { subject: `'-5 %`, contact_emails: 'ana@example.org', opportunity_title: 'Web', occurred_at: entered },
  ]);
  expect(await rows(leadExports.companies)).toMatchObject([{ name: `'=Forn`, lifecycle: 'lead' }]);
});

test('a list of many pages is complete, in the order in which it was made', async () => {
  const { db, user, call } = await signedIn();
  await rowsOf(
    db,
    `insert into crm_companies (user_id, name) select ${user.owner}, 'Forn ' || n from generate_series(1, 1203) as n`,
  );
  const { text } = await call(leadExports.companies, { headers: english });
  const names = text
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',')[1]);
  expect(names).toEqual(Array.from({ length: 1_203 }, (_, n) => `Forn ${n + 1}`));
});
