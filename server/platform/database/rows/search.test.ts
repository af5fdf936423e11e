import { eq, and } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyDatabase } from '../../../testing/database';
import { createThings, dropThings, things } from '../../../testing/listed-things';
import type { Db } from '../database';
import { searching } from './search';

const names = [
  'Panadería Núria, S.L.',
  'NURIA Bread & Co.',
  'Forn de l’Àngel',
  'Taller Ñandú',
  'Ofertes del 100 % 🚀',
  'Ofertes del 100 x',
  'under_score',
  'underXscore',
  'back\\slash',
  'Ελληνικά Ωμέγα',
  'decomposed cafe\u0301',
  'two\nlines\tand a tab',
];

let db: Db;

beforeAll(async () => {
  ({ db } = await emptyDatabase());
  await createThings(db);
  await db.insert(things).values(names.map((name) => ({ userId: 1, name })));
  await db.insert(things).values({ userId: 2, name: 'Núria of another account' });
});
afterAll(() => dropThings(db));

async function found(typed: string) {
  const rows = await db
    .select({ name: things.name })
    .from(things)
    .where(and(eq(things.userId, 1), searching(things.folded, typed)))
    .orderBy(things.id);
  return rows.map(({ name }) => name);
}

test.each([
  ['nuria', ['Panadería Núria, S.L.', 'NURIA Bread & Co.']],
  ['NÚRIA', ['Panadería Núria, S.L.', 'NURIA Bread & Co.']],
  ['nu\u0301ria', ['Panadería Núria, S.L.', 'NURIA Bread & Co.']],
  ['  nuria   panaderia ', ['Panadería Núria, S.L.']],
  ['nandu', ['Taller Ñandú']],
  ['ñandu', ['Taller Ñandú']],
  ['ΩΜΈΓΑ', ['Ελληνικά Ωμέγα']],
  ['CAFÉ', ['decomposed cafe\u0301']],
  ['rofert', []],
  ['fert', ['Ofertes del 100 % 🚀', 'Ofertes del 100 x']],
])('%j is found regardless of case, accents and word order', async (typed, expected) => {
  expect(await found(typed)).toEqual(expected);
});

test.each([
  ['%', ['Ofertes del 100 % 🚀']],
  ['％', ['Ofertes del 100 % 🚀']],
  ['100 %', ['Ofertes del 100 % 🚀']],
  ['r_s', ['under_score']],
  ['_', ['under_score']],
  ['\\', ['back\\slash']],
  ['k\\s', ['back\\slash']],
  ['🚀', ['Ofertes del 100 % 🚀']],
  ['&', ['NURIA Bread & Co.']],
])('%j is matched literally', async (typed, expected) => {
  expect(await found(typed)).toEqual(expected);
});

test.each([
  ['nu', ['Panadería Núria, S.L.', 'NURIA Bread & Co.']],
  ['ur', []],
  ['l', ['two\nlines\tand a tab', 'Forn de l’Àngel'].toSorted()],
  ['ta', ['Taller Ñandú', 'two\nlines\tand a tab']],
  ['10', ['Ofertes del 100 % 🚀', 'Ofertes del 100 x']],
])('%j, with one or two letters, matches only at the beginning of a word', async (typed, expected) => {
  expect((await found(typed)).toSorted()).toEqual(expected.toSorted());
});

test.each(['', '   ', '\t\n'])('an empty search (%j) finds everything', async (typed) => {
  expect(await found(typed)).toEqual(names);
});
