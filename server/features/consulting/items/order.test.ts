import { expect, test } from 'vitest';
import { contacts, problems, products, strengths } from '../../../../shared/consulting/items/endpoints';
import { swotEntries } from '../../../../shared/consulting/swot/endpoints';
import { testApp } from '../../../testing/app';
import { type ItemEndpoints, itemKinds } from '../../../testing/item-kinds';

interface Row {
  id: number;
  name?: string;
  description?: string;
}

async function withCompany() {
  const { as, build } = await testApp();
  const { owner, company } = await build.company();
  const call = await as(owner);
  const params = { companyId: company.id } as never;
  const add = async (items: ItemEndpoints, body: object): Promise<Row> =>
    (await call(items.create, { body: { ...body, companyId: company.id } })).body;
  const list = async (items: ItemEndpoints): Promise<Row[]> => (await call(items.list, { params })).body;
  const order = (items: ItemEndpoints, ids: unknown) => call(items.order, { params, body: { ids } });
  return { add, list, order, build, owner, companyId: company.id };
}

const idsOf = (rows: Row[]) => rows.map(({ id }) => id);

test.each(itemKinds)(
  '$name stand as they were put, and what is added later or left out comes after',
  async ({ endpoints, least }) => {
    const { add, list, order } = await withCompany();
    const [a, b, c] = [await add(endpoints, least), await add(endpoints, least), await add(endpoints, least)];
    expect(idsOf(await list(endpoints))).toEqual([a.id, b.id, c.id]);
    const answer = await order(endpoints, [c.id, a.id]);
    expect([answer.status, idsOf(answer.body)]).toEqual([200, [c.id, a.id, b.id]]);
    expect(await list(endpoints)).toEqual(answer.body);
    const last = await add(endpoints, least);
    expect(idsOf(await list(endpoints))).toEqual([c.id, a.id, b.id, last.id]);
  },
);

test.each<[ItemEndpoints, object, object]>([
  [contacts, { name: 'Eva', position: 'x' }, { isPrimary: true }],
  [problems, { description: 'Slow', priority: 2 }, { priority: 4 }],
  [strengths, { description: 'Data', impact: 2 }, { impact: 4 }],
  [swotEntries, { description: 'Prices', kind: 'threat' }, { kind: 'opportunity' }],
])('an order by hand decides among equals only', async (items, least, ahead) => {
  const { add, order } = await withCompany();
  const [a, b] = [await add(items, least), await add(items, least)];
  const first = await add(items, { ...least, ...ahead });
  expect(idsOf((await order(items, [b.id, a.id, first.id])).body)).toEqual([first.id, b.id, a.id]);
});

test('an order that names what is not of this list is refused and changes nothing', async () => {
  const { add, list, order, build, owner } = await withCompany();
  const bread = { name: 'Bread', description: 'Slow' };
  const [a, b] = [await add(products, bread), await add(products, bread)];
  const { company: sibling } = await build.company(owner);
  const { product: ofSibling } = await build.items(sibling.id);
  const { company: foreign } = await build.company();
  const { product: ofStranger } = await build.items(foreign.id);
  for (const id of [ofSibling.id, ofStranger.id, 2_000_000_000]) {
    const answer = await order(products, [b.id, id, a.id]);
    expect([answer.status, answer.body]).toEqual([
      404,
      { message: 'Company not found or you do not have permission to access' },
    ]);
  }
  expect(idsOf(await list(products))).toEqual([a.id, b.id]);
});

test.each([
  [[1, 1], 'ids', 'Hay algo repetido en la lista'],
  [[], 'ids', 'Este campo es requerido'],
  [undefined, 'ids', 'Este valor no es válido'],
  [['x'], 'ids.0', 'Identificador no válido'],
])('an order of %j is refused', async (ids, field, text) => {
  const { order } = await withCompany();
  const answer = await order(products, ids);
  expect([answer.status, answer.body.fields]).toEqual([400, { [field]: text }]);
});

test('of two concurrent orders one is applied completely', async () => {
  const { add, list, order } = await withCompany();
  const made: Row[] = [];
  for (let count = 0; count < 6; count += 1) made.push(await add(problems, { description: `${count}` }));
  const forwards = idsOf(made);
  const backwards = forwards.toReversed();
  await Promise.all([order(problems, backwards), order(problems, forwards), order(problems, backwards)]);
  expect([forwards, backwards]).toContainEqual(idsOf(await list(problems)));
});
