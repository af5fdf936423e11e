import { expect, test } from 'vitest';
import { departments, problems, strengths } from '../../../../shared/consulting/items/endpoints';
import { swot, swotEntries } from '../../../../shared/consulting/swot/endpoints';
import { type Quadrant, quadrants } from '../../../../shared/consulting/scales';
import { testApp } from '../../../testing/app';

async function withSwot() {
  const { as, build } = await testApp();
  const { owner, company } = await build.company();
  const companyId = company.id;
  const call = await as(owner);
  const add = async (endpoint: typeof problems.create | typeof strengths.create, body: object) =>
    (await call(endpoint, { body: { ...body, companyId } })).body;
  const addEntry = async (kind: string, description: string) =>
    (await call(swotEntries.create, { body: { kind, description, companyId } })).body;
  const read = async () => (await call(swot.read, { params: { companyId } })).body;
  const move = (from: Quadrant, id: number, to: Quadrant) =>
    call(swot.move, { params: { companyId }, body: { from, id, to } });
  const department = (
    await call(departments.create, { body: { name: 'Sales', function: 'Sells', companyId } })
  ).body;
  return { call, build, owner, companyId, add, addEntry, read, move, department };
}

test('the analysis is made of strengths, problems, and what is added to it, each in its list’s order', async () => {
  const { add, addEntry, read, department } = await withSwot();
  await add(strengths.create, { description: 'Team', impact: 2 });
  await add(strengths.create, { description: 'Data', impact: 5 });
  await add(problems.create, { description: 'Slow', priority: 4, departmentId: department.id });
  await addEntry('threat', 'Prices');
  await addEntry('opportunity', 'Offices');
  await addEntry('threat', 'Rival');
  expect(await read()).toMatchObject({
    strengths: [
      { description: 'Data', level: 5 },
      { description: 'Team', level: 2 },
    ],
    weaknesses: [{ description: 'Slow', level: 4, departmentId: department.id }],
    opportunities: [{ description: 'Offices' }],
    threats: [{ description: 'Prices' }, { description: 'Rival' }],
  });
});

const others = (from: Quadrant) => quadrants.filter((to) => to !== from);

test.each(quadrants.flatMap((from) => others(from).map((to) => [from, to] as const)))(
  'from %s to %s and back again nothing is lost',
  async (from, to) => {
    const { add, read, move, department } = await withSwot();
    await add(problems.create, { description: 'Slow', priority: 4, departmentId: department.id });
    const [problem] = (await read()).weaknesses;
    const start = from === 'weaknesses' ? problem : (await move('weaknesses', problem.id, from)).body.item;
    const there = await move(from, start.id, to);
    const told = { description: 'Slow', level: 4, departmentId: department.id };
    expect([there.status, there.body]).toMatchObject([200, { quadrant: to, item: told }]);
    const moved = await read();
    expect(moved[to]).toEqual([there.body.item]);
    expect(others(to).flatMap((quadrant) => moved[quadrant])).toEqual([]);
    const back = await move(to, there.body.item.id, from);
    expect((await read())[from]).toEqual([back.body.item]);
    expect(back.body.item).toMatchObject(told);
  },
);

test('a move changes the company’s own lists', async () => {
  const { call, companyId, add, move } = await withSwot();
  const { id } = await add(problems.create, { description: 'Small team', priority: 2 });
  await move('weaknesses', id, 'strengths');
  expect((await call(problems.list, { params: { companyId } })).body).toEqual([]);
  expect((await call(strengths.list, { params: { companyId } })).body).toMatchObject([
    { description: 'Small team', impact: 2 },
  ]);
});

test('a move to where it is already changes nothing', async () => {
  const { addEntry, read, move } = await withSwot();
  const { id } = await addEntry('threat', 'Prices');
  const before = await read();
  expect((await move('threats', id, 'threats')).body).toEqual({
    quadrant: 'threats',
    item: before.threats[0],
  });
  expect(await read()).toEqual(before);
});

test('an item that is not in the stated quadrant is not found', async () => {
  const { build, owner, addEntry, read, move } = await withSwot();
  const { id } = await addEntry('threat', 'Prices');
  const { company: sibling } = await build.company(owner);
  const { strength: ofSibling } = await build.items(sibling.id);
  const { company: foreign } = await build.company();
  const { strength: ofStranger } = await build.items(foreign.id);
  const statuses = [
    await move('opportunities', id, 'strengths'),
    await move('strengths', ofSibling.id, 'threats'),
    await move('strengths', ofStranger.id, 'threats'),
  ].map(({ status }) => status);
  expect(statuses).toEqual([404, 404, 404]);
  expect((await read()).threats).toMatchObject([{ id }]);
});

test.each([
  [{ from: 'inside', id: 1, to: 'threats' }, 'from', 'Este valor no es válido'],
  [{ from: 'threats', id: 1 }, 'to', 'Este valor no es válido'],
  [{ from: 'threats', id: '1', to: 'threats' }, 'id', 'Identificador no válido'],
])('a move of %j is refused', async (body, field, text) => {
  const { call, companyId } = await withSwot();
  const answer = await call(swot.move, { params: { companyId }, body });
  expect([answer.status, answer.body.fields]).toEqual([400, { [field]: text }]);
});

test('an item that is moved while its department is deleted keeps or loses the department', async () => {
  const { call, companyId, add, read, move } = await withSwot();
  for (let round = 0; round < 10; round += 1) {
    const sales = { name: 'Sales', function: 'Sells', companyId };
    const { id: departmentId } = (await call(departments.create, { body: sales })).body;
    const { id } = await add(problems.create, { description: `${round}`, departmentId });
    const [moved, removed] = await Promise.all([
      move('weaknesses', id, round % 2 ? 'threats' : 'strengths'),
      call(departments.remove, { params: { id: departmentId } }),
    ]);
    expect([moved.status, removed.status]).toEqual([200, 204]);
  }
  const { strengths: there, threats } = await read();
  expect([there, threats].flat().map((item: { departmentId: unknown }) => item.departmentId)).toEqual(
    Array.from({ length: 10 }, () => null),
  );
});

test('an edit during a move is kept or answered with 404', async () => {
  const { call, add, read, move } = await withSwot();
  for (let round = 0; round < 10; round += 1) {
    const { id } = await add(strengths.create, { description: `Team ${round}` });
    const [edited] = await Promise.all([
      call(strengths.update, { params: { id }, body: { description: `Edited ${round}` } }),
      move('strengths', id, 'threats'),
    ]);
    expect([200, 404]).toContain(edited.status);
    const { description } = (await read()).threats.at(-1);
    expect(description).toBe(edited.status === 200 ? `Edited ${round}` : `Team ${round}`);
  }
});

test('moved twice at once, it ends in one place', async () => {
  const { add, read, move } = await withSwot();
  const { id } = await add(problems.create, { description: 'Slow' });
  const answers = await Promise.all([
    move('weaknesses', id, 'threats'),
    move('weaknesses', id, 'strengths'),
    move('weaknesses', id, 'opportunities'),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404]);
  expect(Object.values(await read()).flat()).toHaveLength(1);
});
