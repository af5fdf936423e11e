import { expect, test } from 'vitest';
import { leadCompanies } from '../../../../shared/leads/companies/endpoints';
import { leadContacts } from '../../../../shared/leads/contacts/endpoints';
import { leadOpportunities } from '../../../../shared/leads/opportunities/endpoints';
import { leadSearch } from '../../../../shared/leads/search/endpoints';
import { testApp } from '../../../testing/app';

async function withRecords() {
  const { as, build } = await testApp();
  const call = await as(await build.user());
  const company = (body: object) => call(leadCompanies.create, { body: body as { name: string } });
  const contact = (firstName: string, lastName: string, ...values: string[]) =>
    call(leadContacts.create, {
      body: {
        firstName,
        lastName,
        points: values.map((value) => ({ kind: value.includes('@') ? 'email' : 'phone', value })),
      },
    });
  const find = async (q: string) =>
    (await call(leadSearch.find, { query: { q } })).body.map(({ name }: { name: string }) => name);
  await company({ name: 'Núñez Abogados', domain: 'nunez.example', taxId: 'ES-B12.345.678' });
  await contact('Ana', 'Núñez', 'ana@nunez.example', '+34 600 111 222');
  await contact('Nuria', 'Puig', 'info@puig.example');
  await call(leadOpportunities.create, { body: { title: 'Web for Núñez' } });
  return { call, as, build, find };
}

test('an equal name comes before one that begins so, and that before the rest, whatever the accents', async () => {
  const { find } = await withRecords();
  expect(await find('nunez abogados')).toEqual(['Núñez Abogados']);
  expect(await find('NUNEZ')).toEqual(['Núñez Abogados', 'Web for Núñez', 'Ana Núñez']);
  expect(await find('nu')).toEqual(['Nuria Puig', 'Núñez Abogados', 'Web for Núñez', 'Ana Núñez']);
});

test.each([
  ['ANA@nunez.example', 'Ana Núñez'],
  ['600 111 222', 'Ana Núñez'],
  ['B12345678', 'Núñez Abogados'],
  ['nunez.example', 'Núñez Abogados'],
])('%s finds %s first', async (q, name) => {
  const { find } = await withRecords();
  expect((await find(q))[0]).toBe(name);
});

test('a word inside a word, a wildcard and nothing find nothing', async () => {
  const { find } = await withRecords();
  for (const q of ['uria', '%', '_', ' ', '']) expect(await find(q)).toEqual([]);
});
