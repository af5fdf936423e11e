import { expect, test } from 'vitest';
import { leadCompanies } from '../../../../shared/leads/companies/endpoints';
import { leadContacts } from '../../../../shared/leads/contacts/endpoints';
import { leadSearch } from '../../../../shared/leads/search/endpoints';
import { leadSettings } from '../../../../shared/leads/settings/endpoints';
import { testApp } from '../../../testing/app';

async function records() {
  const { as, build } = await testApp();
  const call = await as(await build.user());
  const contact = (name: string, ...values: string[]) => {
    const [firstName, lastName] = name.split('|');
    const points = values.map((value) => ({ kind: value.includes('@') ? 'email' : 'phone', value }) as const);
    return call(leadContacts.create, { body: { firstName, lastName, points } });
  };
  const contacts = async (q: string) =>
    (await call(leadContacts.list, { query: { q, sort: 'name' } })).body.rows.map(
      (row: { name: string }) => row.name,
    );
  const companies = async (q: string) =>
    (await call(leadCompanies.list, { query: { q, sort: 'name' } })).body.rows.map(
      (row: { name: string }) => row.name,
    );
  const palette = async (q: string) =>
    (await call(leadSearch.find, { query: { q } })).body.map((row: { name: string }) => row.name);
  await contact('Ana|Puig', '91 555 12 34', '+34 612 345 678', 'ana@soehne-gmbh.example');
  await contact('Seán|O’Brien', '+33 6 12 99 88 77');
  await contact('Jörg|Müller');
  await contact('Anne|Mueller', '+44 20 7946 0958');
  for (const body of [
    { name: 'Obra Nueva, S.L.', taxId: 'ES-B12.345.674', phone: '93 111 22 33' },
    { name: 'Müller & Söhne', domain: 'mueller-soehne.example', taxId: 'B 87 654 321' },
  ])
    await call(leadCompanies.create, { body });
  return { call, contacts, companies, palette };
}

async function each(find: (typed: string) => Promise<string[]>, asked: object) {
  const found: Record<string, string[]> = {};
  for (const typed of Object.keys(asked)) found[typed] = await find(typed);
  return found;
}

/** What is typed, and whom it finds. */
const byPhone: Record<string, string[]> = {
  '0034612345678': ['Ana Puig'],
  '0034 612 34': ['Ana Puig'],
  '+34915551234': ['Ana Puig'],
  '(+34) 91 555 12 34': ['Ana Puig'],
  '91 555': ['Ana Puig'],
  '915551': ['Ana Puig'],
  'ana 345': ['Ana Puig'],
  '91 55 51 23 4 puig': ['Ana Puig'],
  '+33 6 12 99 88 77': ['Seán O’Brien'],
  '0612998877': ['Seán O’Brien'],
  '020 7946 0958': ['Anne Mueller'],
  '+44 (0)20 7946': ['Anne Mueller'],
};

test('a contact is found by a phone in the list and in the palette, however both are written', async () => {
  const { contacts, palette } = await records();
  expect(await each(contacts, byPhone)).toEqual(byPhone);
  expect(await each(palette, byPhone)).toEqual(byPhone);
});

/** Parts of phones as a filter asks for them, and whom it finds. */
const filtered: Record<string, string[]> = {
  '0034612345678': ['Ana Puig'],
  '91 555-12 34': ['Ana Puig'],
  '12': ['Ana Puig', 'Seán O’Brien'],
  '+44 (0)20 7946': ['Anne Mueller'],
  '612 999': [],
  puig: [],
  '+': [],
};

test('a filter finds contacts by a part of a phone, and those with one or without', async () => {
  const { call } = await records();
  const asked = async (phone: object) =>
    (
      await call(leadContacts.list, { query: { filter: JSON.stringify({ phone }), sort: 'name' } })
    ).body.rows.map((row: { name: string }) => row.name);
  expect(await each((contains) => asked({ contains }), filtered)).toEqual(filtered);
  expect(await asked({ empty: true })).toEqual(['Jörg Müller']);
  expect(await asked({ contains: '612', empty: false })).toEqual(['Ana Puig', 'Seán O’Brien']);
});

const byWords: Record<string, string[]> = {
  brien: ['Seán O’Brien'],
  obrien: ['Seán O’Brien'],
  "o'brien": ['Seán O’Brien'],
  'o brien': ['Seán O’Brien'],
  'soehne-gmbh.example': ['Ana Puig'],
  '@soehne': ['Ana Puig'],
  müller: ['Anne Mueller', 'Jörg Müller'],
  mueller: ['Anne Mueller', 'Jörg Müller'],
  muller: ['Jörg Müller'],
  joerg: ['Jörg Müller'],
  rien: [],
  '99': [],
  'puig 999': [],
};

test('a contact is found by the parts of its words and by other spellings of its name', async () => {
  const { contacts } = await records();
  expect(await each(contacts, byWords)).toEqual(byWords);
});

const ofCompanies: Record<string, string[]> = {
  B12345674: ['Obra Nueva, S.L.'],
  ESB12345674: ['Obra Nueva, S.L.'],
  'b-12.345.674': ['Obra Nueva, S.L.'],
  B123456: ['Obra Nueva, S.L.'],
  'ES B87654321': ['Müller & Söhne'],
  '93 111': ['Obra Nueva, S.L.'],
  '0034931112233': ['Obra Nueva, S.L.'],
  'obra sl': ['Obra Nueva, S.L.'],
  'mueller-soehne.example': ['Müller & Söhne'],
  'mueller soehne': ['Müller & Söhne'],
};

test('a company is found by phone, tax id and name in the list and in the palette', async () => {
  const { companies, palette } = await records();
  expect(await each(companies, ofCompanies)).toEqual(ofCompanies);
  expect(await each(palette, ofCompanies)).toEqual(ofCompanies);
});

test('a phone without a prefix is found with that of the country of its record or of the account', async () => {
  const { call, contacts } = await records();
  const phone = (value: string) => [{ kind: 'phone' as const, value }];
  await call(leadContacts.create, {
    body: { firstName: 'Jean', country: 'FR', points: phone('01 42 68 53 00') },
  });
  await call(leadSettings.update, { body: { country: 'DE' } });
  await call(leadContacts.create, { body: { firstName: 'Karl', points: phone('030 901820') } });
  expect(await contacts('+33142685300')).toEqual(['Jean']);
  expect(await contacts('0049 30 901820')).toEqual(['Karl']);
});
