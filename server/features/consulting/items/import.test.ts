import { expect, test } from 'vitest';
import { companies } from '../../../../shared/consulting/companies/endpoints';
import { contacts, departments, problems, strengths } from '../../../../shared/consulting/items/endpoints';
import { testApp } from '../../../testing/app';
import { rowsOf } from '../../../testing/database';
import { type ItemEndpoints, itemKinds } from '../../../testing/item-kinds';

async function withCompany() {
  const { as, build, db } = await testApp();
  const { owner, company } = await build.company();
  const call = await as(owner);
  const params = { companyId: company.id } as never;
  return {
    build,
    db,
    owner,
    call,
    as,
    companyId: company.id,
    list: async (kind: ItemEndpoints) => (await call(kind.list, { params })).body,
    importAll: (kind: ItemEndpoints, items: unknown) => call(kind.import, { params, body: { items } }),
  };
}

test.each(itemKinds)(
  '$name come in at once, with their defaults, in the order given and after those that are there',
  async ({ endpoints, least, defaults }) => {
    const { call, companyId, list, importAll } = await withCompany();
    const before = await call(endpoints.create, { body: { ...least, companyId } });
    const text = 'name' in least ? 'name' : 'description';
    const items = ['C', 'A', 'B'].map((value) => ({ ...least, [text]: value }));
    const answer = await importAll(endpoints, items);
    expect([answer.status, answer.body]).toMatchObject([
      201,
      items.map((item) => ({ ...item, ...defaults, companyId })),
    ]);
    expect(await list(endpoints)).toEqual([before.body, ...answer.body]);
  },
);

test('one wrong row keeps all of them out, and the answer says which and why', async () => {
  const { importAll, list } = await withCompany();
  const right = { name: 'Ventas', function: 'Vende' };
  const answer = await importAll(departments, [
    right,
    { ...right, name: '' },
    { ...right, digitalizationLevel: 9 },
  ]);
  expect([answer.status, answer.body.fields]).toEqual([
    400,
    {
      'items.1.name': 'El nombre es requerido',
      'items.2.digitalizationLevel': 'Elige un nivel del 1 al 5',
    },
  ]);
  expect(await list(departments)).toEqual([]);
});

test.each<[unknown, object]>([
  [[], { items: 'No hay nada que importar' }],
  [undefined, { items: 'Este valor no es válido' }],
  [
    Array.from({ length: 501 }, () => ({ description: 'x' })),
    { items: 'Puedes importar como máximo 500 de una vez' },
  ],
])('an import of none, or of too many, is refused', async (items, fields) => {
  const { importAll } = await withCompany();
  const answer = await importAll(strengths, items);
  expect([answer.status, answer.body.fields]).toEqual([400, fields]);
});

test('five hundred items with nearly all the text that a company may hold fit in one import', async () => {
  const { importAll } = await withCompany();
  const items = Array.from({ length: 500 }, () => ({ description: 'ñ'.repeat(5_000) }));
  const answer = await importAll(strengths, items);
  expect([answer.status, answer.body.length]).toEqual([201, 500]);
});

test('imported problems name departments of their own company only', async () => {
  const { build, companyId, importAll, list, owner } = await withCompany();
  const { department } = await build.items(companyId);
  const { company: sibling } = await build.company(owner);
  const { department: elsewhere } = await build.items(sibling.id);
  const refused = await importAll(problems, [
    { description: 'x', departmentId: department.id },
    { description: 'y', departmentId: elsewhere.id },
  ]);
  expect([refused.status, refused.body.fields]).toEqual([
    400,
    { 'items.1.departmentId': 'Elige un departamento de esta empresa' },
  ]);
  expect(await list(problems)).toHaveLength(1);
  const taken = await importAll(problems, [{ description: 'x', departmentId: department.id }]);
  expect([taken.status, taken.body]).toMatchObject([201, [{ departmentId: department.id }]]);
});

test('an imported primary contact takes the place of the former one, and two are refused', async () => {
  const { build, companyId, importAll, list } = await withCompany();
  await build.items(companyId);
  const person = (name: string, isPrimary: boolean) => ({ name, position: 'x', isPrimary });
  await importAll(contacts, [person('Ana', true)]);
  await importAll(contacts, [person('Luz', false), person('Mar', true)]);
  expect(await list(contacts)).toMatchObject([
    { name: 'Mar', isPrimary: true },
    { name: 'Eva', isPrimary: false },
    { name: 'Ana', isPrimary: false },
    { name: 'Luz', isPrimary: false },
  ]);
  const refused = await importAll(contacts, [person('A', true), person('B', false), person('C', true)]);
  expect([refused.status, refused.body.fields]).toEqual([
    400,
    { 'items.2.isPrimary': 'Solo un contacto puede ser el principal' },
  ]);
});

test('of two imports at once neither mixes with the other', async () => {
  const { importAll, list } = await withCompany();
  const batch = (name: string) => Array.from({ length: 40 }, () => ({ description: name }));
  const answers = await Promise.all(['a', 'b', 'c'].map((name) => importAll(strengths, batch(name))));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  const letters = (await list(strengths)).map(({ description }: { description: string }) => description);
  expect(letters).toHaveLength(120);
  expect(letters.join('').replace(/(.)\1+/g, '$1')).toHaveLength(3);
});

test('an import into a company that is being deleted is done or not found', async () => {
  const { as, build, db, owner } = await withCompany();
  const [one, other] = [await as(owner), await as(owner)];
  for (let round = 0; round < 10; round += 1) {
    const params = { companyId: (await build.company(owner)).company.id };
    const answers = await Promise.all([
      one(problems.import, { params, body: { items: [{ description: 'x' }] } }),
      other(companies.remove, { params }),
    ]);
    expect([201, 404]).toContain(answers[0].status);
    expect(answers[1].status).toBe(204);
  }
  expect(await rowsOf(db, 'select 1 from problems')).toEqual([]);
});
