import { describe, expect, test } from 'vitest';
import { leadActs } from '../../../../shared/leads/acts/endpoints';
import { leadCompanies } from '../../../../shared/leads/companies/endpoints';
import { leadContacts } from '../../../../shared/leads/contacts/endpoints';
import type { DuplicatePair, Match } from '../../../../shared/leads/duplicates/endpoints';
import { leadDuplicates } from '../../../../shared/leads/duplicates/endpoints';
import { leadSettings } from '../../../../shared/leads/settings/endpoints';
import { testApp } from '../../../testing/app';

async function signedIn() {
  const { as, build, db } = await testApp();
  const call = await as(await build.user());
  const contact = async (body: object) =>
    (await call(leadContacts.create, { body })).body as { id: number; act: string };
  const company = async (body: object) =>
    (await call(leadCompanies.create, { body })).body as { id: number; act: string };
  const pairs = async (query: object = {}) =>
    ((await call(leadDuplicates.list, { query })).body.rows as DuplicatePair[]).map(
      ({ records: [low, high], likelihood, reasons }) => [low.id, high.id, likelihood, reasons.join()],
    );
  const matches = async (query: { entity: 'contact' | 'company'; [name: string]: unknown }) =>
    ((await call(leadDuplicates.matches, { query })).body as Match[]).map(({ id, likelihood }) => [
      id,
      likelihood,
    ]);
  return { as, build, db, call, contact, company, pairs, matches };
}

const phone = (value: string, more: object = {}) => ({ points: [{ kind: 'phone', value, ...more }] });
const email = (value: string, more: object = {}) => ({ points: [{ kind: 'email', value, ...more }] });

describe('two contacts may be the same', () => {
  test('by a phone, however it is written, unless it is nothing or marked as shared', async () => {
    const { contact, pairs } = await signedIn();
    const ana = await contact({ firstName: 'Ana', ...phone('600 111 222') });
    const other = await contact({ firstName: 'Anna', ...phone('+34600111222') });
    await contact({ firstName: 'No phone' });
    await contact({ firstName: 'No phone' });
    await contact({ firstName: 'Switchboard', ...phone('600111222', { shared: true }) });
    await contact({ firstName: 'No number', ...phone('ext. 4') });
    await contact({ firstName: 'No number', ...phone('ext. 4') });
    expect(await pairs()).toEqual([[ana.id, other.id, 'probable', 'phone']]);
  });

  test('by a name in one company, whatever its accents, and never by the name alone', async () => {
    const { contact, company, pairs, call } = await signedIn();
    const [forn, bar] = [await company({ name: 'Forn Vell' }), await company({ name: 'Bar Nou' })];
    const ana = await contact({ firstName: 'Ana', lastName: 'Núñez', companyId: forn.id });
    const other = await contact({ firstName: 'ana', lastName: 'nuñez', companyId: forn.id });
    await contact({ firstName: 'Ana', lastName: 'Núñez', companyId: bar.id });
    await contact({ firstName: 'Ana', lastName: 'Núñez' });
    expect(await pairs()).toEqual([[ana.id, other.id, 'possible', 'name']]);
    await call(leadContacts.update, { params: { id: other.id }, body: { companyId: bar.id } });
    expect(await pairs()).toEqual([[other.id, other.id + 1, 'possible', 'name']]);
  });

  test('not by an address that both share', async () => {
    const { contact, company, pairs } = await signedIn();
    const { id: companyId } = await company({ name: 'Forn Vell' });
    const points = [{ kind: 'email', value: 'info@forn.example', shared: true }];
    await contact({ companyId, points });
    await contact({ companyId, points });
    expect(await pairs()).toEqual([]);
  });
});

test('companies match by tax id, phone and a domain of their own', async () => {
  const { company, pairs } = await signedIn();
  const forn = await company({ name: 'Forn', taxId: 'ES B-12345678', domain: 'https://www.forn.example/a' });
  const same = await company({ name: 'Vell', taxId: 'b12345678' });
  const site = await company({ name: 'Pa', domain: 'FORN.example', phone: '977 000 111' });
  const line = await company({ name: 'Pa', phone: '+34 977000111', domain: 'gmail.com' });
  await company({ name: 'Pa', domain: 'gmail.com' });
  expect(await pairs({ entity: 'company' })).toEqual([
    [forn.id, same.id, 'certain', 'taxId'],
    [site.id, line.id, 'probable', 'phone'],
    [forn.id, site.id, 'probable', 'domain'],
  ]);
});

describe('a pair says what matched, as each record writes it', () => {
  const found = async (call: Awaited<ReturnType<typeof signedIn>>['call'], entity: 'contact' | 'company') =>
    ((await call(leadDuplicates.list, { query: { entity } })).body.rows as DuplicatePair[]).map(
      ({ records }) => records.map(({ matching }) => matching),
    );

  test('be it another number than the main one, and nothing that they do not share', async () => {
    const { contact, call } = await signedIn();
    const point = (value: string, more: object = {}) => ({ kind: 'phone', value, ...more });
    await contact({
      firstName: 'Ana',
      points: [
        point('600 000 037', { primary: true }),
        point('956 00 01 73'),
        point('+34 600 000 001', { shared: true }),
      ],
    });
    await contact({
      firstName: 'Eva',
      points: [point('+34956000173'), point('600000001', { shared: true })],
    });
    expect(await found(call, 'contact')).toEqual([[{ phone: '956 00 01 73' }, { phone: '+34956000173' }]]);
  });

  test('and a name says itself', async () => {
    const { contact, company, call } = await signedIn();
    const { id: companyId } = await company({ name: 'Forn Vell' });
    await contact({ firstName: 'Ana', lastName: 'Puig', companyId });
    await contact({ firstName: 'ana', lastName: 'puig', companyId });
    expect(await found(call, 'contact')).toEqual([[{}, {}]]);
  });

  test('of companies too, and they are counted apart from contacts', async () => {
    const { company, call } = await signedIn();
    await company({ name: 'Forn', taxId: 'ES B-12345678', domain: 'forn.example' });
    await company({ name: 'Vell', taxId: 'b12345678', phone: '977 000 111' });
    expect(await found(call, 'company')).toEqual([[{ taxId: 'ES B-12345678' }, { taxId: 'b12345678' }]]);
    expect((await call(leadDuplicates.count)).body).toEqual({
      contact: { count: 0, more: false },
      company: { count: 1, more: false },
    });
  });
});

describe('pairs follow the records', () => {
  test('into the bin and back, and with what is taken back', async () => {
    const { contact, pairs, call } = await signedIn();
    await contact({ firstName: 'Ana', ...phone('600111222') });
    const other = await contact({ firstName: 'Eva', ...phone('600111222') });
    const before = await pairs();
    const gone = (await call(leadContacts.remove, { params: { id: other.id } })).body;
    expect(await pairs()).toEqual([]);
    await call(leadActs.undo, { params: { act: gone.act } });
    expect(await pairs()).toEqual(before);
    await call(leadActs.undo, { params: { act: other.act } });
    expect(await pairs()).toEqual([]);
  });

  test('of many with one phone each is paired with the four oldest, whichever those are', async () => {
    const { contact, pairs, call } = await signedIn();
    const ids: number[] = [];
    for (let made = 0; made < 8; made += 1)
      ids.push((await contact({ firstName: `Ana ${made}`, ...phone('600111222') })).id);
    const first = ids[0] as number;
    expect(await pairs()).toHaveLength(6 + 4 * 4);
    expect(await pairs({ record: first })).toHaveLength(7);
    await call(leadContacts.remove, { params: { id: first } });
    expect(await pairs()).toHaveLength(6 + 4 * 3);
    expect(await pairs({ record: ids[4] })).toHaveLength(6);
  });
});

test('that two are not the same is remembered through their changes, and can be taken back', async () => {
  const { contact, pairs, call } = await signedIn();
  const ana = await contact({ firstName: 'Ana', ...phone('600111222') });
  const eva = await contact({ firstName: 'Eva', ...phone('600111222') });
  const ids = [eva.id, ana.id];
  const said = await call(leadDuplicates.distinguish, { body: { entity: 'contact', ids } });
  expect([said.status, said.body.count, await pairs()]).toEqual([200, 1, []]);
  await call(leadContacts.update, { params: { id: ana.id }, body: { firstName: 'Anna' } });
  expect(await pairs()).toEqual([]);
  const none = { count: 0, more: false };
  expect((await call(leadDuplicates.count)).body).toEqual({ contact: none, company: none });
  const again = await call(leadDuplicates.distinguish, { body: { entity: 'contact', ids } });
  expect(again.body).toEqual({ act: null, count: 0 });
  await call(leadActs.undo, { params: { act: said.body.act } });
  expect(await pairs()).toHaveLength(1);
});

test('records of others, and a record with itself, are not told apart', async () => {
  const { contact, call, as, build } = await signedIn();
  const ana = await contact({ firstName: 'Ana', ...phone('600111222') });
  const stranger = await as(await build.user());
  const own = (await stranger(leadContacts.create, { body: { firstName: 'Eva', ...phone('600111222') } }))
    .body;
  const apart = (ids: number[]) => stranger(leadDuplicates.distinguish, { body: { entity: 'contact', ids } });
  expect([(await apart([ana.id, own.id])).status, (await apart([own.id, own.id])).status]).toEqual([
    404, 400,
  ]);
  expect((await stranger(leadDuplicates.list, { query: {} })).body.rows).toEqual([]);
  expect((await call(leadDuplicates.count)).body.contact.count).toBe(0);
});

describe('while a record is typed', () => {
  test('contacts that have something in common are found, the most likely first', async () => {
    const { contact, company, matches } = await signedIn();
    const forn = await company({ name: 'Forn Vell' });
    const byName = await contact({ firstName: 'Eva', lastName: 'Puig', companyId: forn.id });
    const byPhone = await contact({ firstName: 'Ana', ...phone('600111222') });
    const byEmail = await contact({ firstName: 'Joan', ...email('joan@example.org') });
    const typed = {
      entity: 'contact' as const,
      emails: 'JOAN@example.org',
      phones: '+34 600 11 12 22',
      firstName: 'EVA',
      lastName: 'Puig',
      company: forn.id,
    };
    const all = [
      [byEmail.id, 'certain'],
      [byPhone.id, 'probable'],
      [byName.id, 'possible'],
    ];
    expect(await matches(typed)).toEqual(all);
    expect(await matches({ ...typed, id: byEmail.id })).toEqual(all.slice(1));
    expect(await matches({ entity: 'contact', firstName: 'Eva', lastName: 'Puig' })).toEqual([]);
  });

  test('a phone without a prefix is one of the country of the account, unless the record has its own', async () => {
    const { call, contact, company, matches } = await signedIn();
    await call(leadSettings.update, { body: { country: 'FR' } });
    const jean = await contact({ firstName: 'Jean', ...phone('+33 1 42 68 53 00') });
    const forn = await company({ name: 'Four', phone: '+33 1 42 68 53 01' });
    const probable = async (entity: 'contact' | 'company', phones: string, country?: string) =>
      (await matches({ entity, phones, ...(country && { country }) })).map(([id]) => id);
    expect(await probable('contact', '01 42 68 53 00')).toEqual([jean.id]);
    expect(await probable('company', '01 42 68 53 01')).toEqual([forn.id]);
    expect(await probable('contact', '01 42 68 53 00', 'BE')).toEqual([]);
  });

  test('companies are, and a page anybody may have is nothing in common', async () => {
    const { company, matches } = await signedIn();
    const forn = await company({ name: 'Forn', taxId: 'B12345678', domain: 'gmail.com' });
    expect(await matches({ entity: 'company', taxId: 'ES-B12345678' })).toEqual([[forn.id, 'certain']]);
    expect(await matches({ entity: 'company', domain: 'gmail.com', taxId: '' })).toEqual([]);
  });

  test('what was told apart is not shown again', async () => {
    const { contact, matches, call } = await signedIn();
    const ana = await contact({ firstName: 'Ana', ...phone('600111222') });
    const eva = await contact({ firstName: 'Eva', ...phone('600111222') });
    await call(leadDuplicates.distinguish, { body: { entity: 'contact', ids: [ana.id, eva.id] } });
    expect(await matches({ entity: 'contact', id: eva.id, phones: '600111222' })).toEqual([]);
    expect(await matches({ entity: 'contact', phones: '600111222' })).toHaveLength(2);
  });
});
