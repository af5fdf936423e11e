import { expect, test } from 'vitest';
import { leadCompanies } from '../../../../shared/leads/companies/endpoints';
import { leadContacts } from '../../../../shared/leads/contacts/endpoints';
import { contactFiles, leadExports } from '../../../../shared/leads/exports/endpoints';
import { importing } from './testing/importing';

type Account = Awaited<ReturnType<typeof importing>>;

const point = (kind: string, value: string, label: string, more: object = {}) => ({
  kind,
  value,
  label,
  ...more,
});

const address = {
  address: 'Carrer Major 1; baixos',
  city: 'Vic',
  region: 'Osona',
  postalCode: '08500',
  country: 'ES',
};

/** An account with all that a vCard can say about people. */
async function filled() {
  const account = await importing();
  const { call, rows, user } = account;
  const make = (body: object) => call(leadContacts.create, { body });
  await rows(`insert into crm_tags (user_id, name) values
    (${user.owner}, 'VIP, feria'), (${user.owner}, 'A|B'), (${user.owner}, 'a\\;b')`);
  const tags = (await rows<{ id: number }>('select id from crm_tags order by id')).map(({ id }) => id);
  const { body: forn } = await call(leadCompanies.create, { body: { name: 'Forn; Vell, S.L. \\ Nou' } });
  await make({
    firstName: 'Ana María',
    lastName: 'Núñez; Puig',
    jobTitle: 'CEO, founder',
    companyId: forn.id,
    tags,
    ...address,
    linkedinUrl: 'https://linkedin.com/in/ana',
    notes: `Le gusta; el pan, \\ y más\n\n${'ñandú '.repeat(30)}fin`,
    points: [
      point('email', 'two@example.org', 'personal'),
      point('email', 'ana@example.org', 'work', { primary: true }),
      point('email', 'other@example.org', 'other'),
      point('phone', '+34 600 111 222', 'mobile', { primary: true }),
      point('phone', '+34 600 111 333', 'mobile'),
      point('phone', '+34 972 111 222', 'work'),
      point('phone', '+34 972 111 333', 'other'),
      point('phone', '+34 972 111 444', 'personal'),
    ],
  });
  await make({ firstName: 'Eva', points: [point('phone', '600 222 333', 'mobile', { primary: true })] });
  await make({ lastName: 'Puig', companyId: forn.id });
  await make({ points: [point('email', 'nobody@example.org', 'work', { primary: true })] });
  return account;
}

const cards = async ({ call }: Account) => (await call(leadExports.cards)).text;
const withoutTime = (text: string) => text.replace(/^REV:.*\r\n/gm, '');

/** On the embedded database one statement after the other. */
const long = { timeout: 60_000 };

test(
  'contacts that are saved as vCards and imported into an empty account are saved the same',
  long,
  async () => {
    const source = await filled();
    const text = await cards(source);
    const target = await importing(source);
    const done = await target.importFile(text, { name: 'people.vcf' });
    expect([done.entity, done.state, done.counts]).toMatchObject([
      'contact',
      'done',
      { create: 4, error: 0 },
    ]);
    expect(withoutTime(await cards(target))).toEqual(withoutTime(text));
  },
);

test(
  'vCards that are imported again, or where they come from, change nothing that is known',
  long,
  async () => {
    const source = await filled();
    const text = await cards(source);
    // Two have no address by which they are known.
    expect((await source.importFile(text)).counts).toMatchObject({ create: 2, update: 0, error: 0 });
    expect((await source.importFile(text)).counts).toMatchObject({ create: 0, update: 0, skip: 4 });
  },
);

test('one vCard of each version, from several programs, becomes contacts, and is taken back whole', async () => {
  const { importFile, rows, undo, dump } = await importing();
  await importFile('BEGIN:VCARD\nVERSION:4.0\nFN:Joan\nEND:VCARD');
  const before = await dump();
  const done = await importFile(
    [
      'BEGIN:VCARD\r\nVERSION:2.1\r\nN;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:Mu=C3=B1oz;Luis\r\nTEL;CELL:600111222',
      'EMAIL;INTERNET:luis@example.org\r\nORG:Forn;Cocina\r\nEND:VCARD\r\nBEGIN:VCARD\r\nVERSION:3.0\r\nN:Puig;Eva;;;',
      'item1.EMAIL;type=INTERNET;type=HOME:eva@example.org\r\nitem1.X-ABLabel:Casa\r\nCATEGORIES:VIP\\, feria,Norte',
      'PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQ\r\n SkZJRg\r\nEND:VCARD\r\nBEGIN:VCARD\r\nVERSION:4.0\r\nFN:Mía Vila',
      'TEL;VALUE=uri;TYPE="work,voice":tel:+34-972-111-222\r\nORG:Forn\r\nEND:VCARD\r\n',
    ].join('\r\n'),
    { name: 'people.vcf' },
  );
  expect(done.counts).toMatchObject({ create: 3, error: 0, makes: { company: 1 } });
  expect(
    await rows(
      'select name, email, phone, company_name, cardinality(tags) as tags from crm_contacts order by id offset 1',
    ),
  ).toEqual([
    { name: 'Luis Muñoz', email: 'luis@example.org', phone: '600111222', company_name: 'Forn', tags: 0 },
    { name: 'Eva Puig', email: 'eva@example.org', phone: null, company_name: null, tags: 2 },
    { name: 'Mía Vila', email: null, phone: '+34-972-111-222', company_name: 'Forn', tags: 0 },
  ]);
  expect(await rows('select label from crm_contact_points order by id')).toEqual(
    ['work', 'mobile', 'personal', 'work'].map((label) => ({ label })),
  );
  expect(await undo(done)).toMatchObject({ state: 'undone', undone: { count: 0 } });
  expect(await dump()).toEqual(before);
});

test('the vCard of one contact is read back as that contact', async () => {
  const source = await filled();
  const [ana] = await source.rows<{ id: number }>(
    "select id from crm_contacts where first_name = 'Ana María'",
  );
  const { text } = await source.call(contactFiles.card, { params: { id: ana?.id as number } });
  expect((await source.importFile(text)).counts).toMatchObject({ create: 0, update: 0, skip: 1 });
});
