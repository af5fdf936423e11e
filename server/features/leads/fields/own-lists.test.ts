import { expect, test } from 'vitest';
import { leadContacts } from '../../../../shared/leads/contacts/endpoints';
import { leadFields, type OwnField } from '../../../../shared/leads/fields/endpoints';
import { testApp } from '../../../testing/app';

/** Contacts with a value each of a field: `undefined` for those without one. */
async function listed(kind: string, values: Record<string, unknown>, labels: string[] = []) {
  const { as, build } = await testApp();
  const call = await as(await build.user());
  const choices = labels.map((label) => ({ label }));
  const created = await call(leadFields.create, {
    body: { entity: 'contact', kind, label: 'Extra', choices },
  });
  const field: OwnField = created.body;
  const name = `own.${field.id}`;
  for (const [firstName, value] of Object.entries(values)) {
    const own = value === undefined ? {} : { [field.id]: value };
    await call(leadContacts.create, { body: { firstName, own } });
  }
  const page = (query: object) => call(leadContacts.list, { query: query as { limit: number } });
  const namesIn = (rows: { name: string }[]) => rows.map((row) => row.name).join(' ');
  /** The names in an order, read three at a time. */
  const sorted = async (sort: string) => {
    const names: string[] = [];
    let cursor: string | undefined;
    do {
      const { body } = await page({ sort, limit: 3, ...(cursor && { cursor }) });
      names.push(namesIn(body.rows));
      cursor = body.next ?? undefined;
    } while (cursor);
    return names.join(' ');
  };
  const found = async (filter: object) => {
    const query = { sort: 'name', filter: JSON.stringify({ [name]: filter }) };
    const { body } = await page(query);
    const { body: counted } = await call(leadContacts.count, { query: { filter: query.filter } });
    expect(counted.count).toBe(body.rows.length);
    return namesIn(body.rows);
  };
  return { call, field, page, name, sorted, found };
}

test.each([
  ['text', { A: 'Évora', B: undefined, C: 'zinc', D: 'elche', E: undefined }, 'D A C', 'C A D'],
  ['number', { A: 10, B: undefined, C: 9.5, D: -2, E: undefined }, 'D C A', 'A C D'],
  ['money', { A: 100, B: undefined, C: 20, D: 3, E: undefined }, 'D C A', 'A C D'],
  [
    'date',
    { A: '2026-10-01', B: undefined, C: '2026-09-30', D: '1999-01-01', E: undefined },
    'D C A',
    'A C D',
  ],
  ['boolean', { A: true, B: undefined, D: false, E: undefined }, 'D A', 'A D'],
])('a list is sorted by a %s both ways, those without one last', async (kind, values, up, down) => {
  const { sorted, name } = await listed(kind, values);
  expect(await sorted(name)).toBe(`${up} B E`);
  expect(await sorted(`-${name}`)).toBe(`${down} E B`);
});

test('choices are sorted in the order in which they are offered, several by the first', async () => {
  const offered = ['Zinc', 'Middle', 'Ash'];
  const one = await listed('choice', { A: 'Ash', B: undefined, C: 'Zinc', D: 'Middle' }, offered);
  expect(await one.sorted(one.name)).toBe('C D A B');
  const choices = one.field.choices.toReversed();
  await one.call(leadFields.update, { params: { fieldId: one.field.id }, body: { choices } });
  expect(await one.sorted(one.name)).toBe('A D C B');
  const several = await listed('choices', { A: ['Ash'], C: ['Ash', 'Zinc'], D: ['Middle'] }, offered);
  expect(await several.sorted(several.name)).toBe('C D A');
});

test('texts are found by words, and by being there', async () => {
  const { found } = await listed('text', { A: 'Aceite de oliva', B: undefined, C: 'Olivar' });
  expect(await found({ contains: 'OLIVA' })).toBe('A C');
  expect(await found({ contains: 'de oliva' })).toBe('A');
  expect([await found({ empty: true }), await found({ empty: false })]).toEqual(['B', 'A C']);
  const long = await listed('text', { A: `${'x '.repeat(150)}Final`, B: 'Otro' });
  expect([await long.found({ contains: 'final' }), await long.found({ contains: 'x' })]).toEqual(['A', 'A']);
});

test('numbers and days are found in a range', async () => {
  const numbers = await listed('number', { A: 10, B: undefined, C: 9.5, D: -2 });
  expect(await numbers.found({ from: 9.5 })).toBe('A C');
  expect(await numbers.found({ from: -2, to: 9.5 })).toBe('C D');
  const days = await listed('date', { A: '2026-10-01', B: undefined, C: '2026-09-30' });
  expect(await days.found({ from: '2026-09-30', to: '2026-10-01' })).toBe('C');
});

test('choices are found by any of some and none of them', async () => {
  const values = { A: ['Low', 'High'], B: undefined, C: ['Low'] };
  const { field, found } = await listed('choices', values, ['Low', 'High']);
  const [low, high] = field.choices.map(({ id }) => id);
  expect(await found({ any: [high] })).toBe('A');
  expect(await found({ any: [low, high] })).toBe('A C');
  expect(await found({ none: [high] })).toBe('B C');
  const flag = await listed('boolean', { A: true, B: undefined, C: false });
  expect([await flag.found({ any: ['false'] }), await flag.found({ none: ['true'] })]).toEqual(['C', 'B C']);
});

test('what does not fit a field, and a field that is not there, is refused', async () => {
  const { page, name } = await listed('text', {});
  for (const filter of [{ any: ['a'] }, { from: 1 }, { from: '2026-01-01' }, { within: 'today' }])
    expect((await page({ filter: JSON.stringify({ [name]: filter }) })).status).toBe(400);
  expect((await page({ filter: JSON.stringify({ 'own.999': { empty: true } }) })).status).toBe(400);
  expect((await page({ sort: 'own.999' })).status).toBe(400);
  expect((await page({ sort: 'own.x' })).status).toBe(400);
});

test('a record in the bin is in no list by its own fields', async () => {
  const { page, call, found, sorted, name } = await listed('text', { A: 'one', B: 'two' });
  const [first] = (await page({ sort: name })).body.rows;
  await call(leadContacts.remove, { params: { id: first.id } });
  expect([await sorted(name), await found({ empty: false })]).toEqual(['B', 'B']);
});
