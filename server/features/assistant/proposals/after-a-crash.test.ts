import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { assistantApi, proposalsApi } from '../../../../shared/assistant/endpoints';
import { leadActs } from '../../../../shared/leads/acts/endpoints';
import { leadOpportunities } from '../../../../shared/leads/opportunities/endpoints';
import { leadTasks } from '../../../../shared/leads/tasks/endpoints';
import { marketingActs } from '../../../../shared/marketing/acts/endpoints';
import { marketingCompaniesApi } from '../../../../shared/marketing/companies/endpoints';
import { marketingProductsApi } from '../../../../shared/marketing/products/endpoints';
import { testApp } from '../../../testing/app';
import { closeAfterTest } from '../../../testing/opened';

const now = () => new Date('2026-11-23T09:00:00Z');

/** An account whose server ends, until it is mended, between an act and the note of it. */
async function withCrash() {
  const app = await testApp({ now });
  const call = await app.as(await app.build.user());
  const { body: deal } = await call(leadOpportunities.create, { body: { title: 'Web', amount: 100 } });
  await app.db.execute(sql`create function ends() returns trigger language plpgsql as
    $$ begin raise exception 'the server ends'; end $$`);
  // The tests of a file share their database.
  closeAfterTest(() => app.db.execute(sql`drop function ends cascade`));
  await app.db.execute(sql`create trigger ends before update on proposals
    for each row when (old.state = 'confirmed') execute function ends()`);
  const mend = () => app.db.execute(sql`drop trigger ends on proposals`);
  const propose = async (tool: string, args: object) => {
    const { body } = await call(assistantApi.propose, { body: { tool, args } });
    return { proposal: body.id as string };
  };
  const tasks = async () => (await call(leadTasks.list)).body.rows as { title: string }[];
  return { ...app, call, deal, mend, propose, tasks };
}

test('a proposal that ran before the server ended is read as confirmed, with its undo', async () => {
  const { call, deal, mend, propose } = await withCrash();
  const params = await propose('change_deal', { deal: `deal-${deal.id}`, amount: 500 });
  expect((await call(proposalsApi.confirm, { params })).status).toBe(500);
  await mend();
  const { status, body } = await call(proposalsApi.read, { params });
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { state: 'confirmed', done: { portal: 'leads' }, result: { ref: `deal-${deal.id}`, name: 'Web' } },
  });
  const undone = await call(leadActs.undo, { params: { act: body.done.act } });
  expect([undone.status, undone.body.records]).toEqual([200, 1]);
  expect((await call(leadOpportunities.read, { params: { id: deal.id } })).body.amount).toBe(100);
});

test('confirming it again answers what was done, and does it no second time', async () => {
  const { call, mend, propose, tasks } = await withCrash();
  const params = await propose('add_task', { title: 'Call' });
  expect((await call(proposalsApi.confirm, { params })).status).toBe(500);
  expect(await tasks()).toHaveLength(1);
  await mend();
  const again = await call(proposalsApi.confirm, { params });
  expect([again.status, again.body.state, again.body.done.portal]).toEqual([200, 'confirmed', 'leads']);
  const third = await call(proposalsApi.confirm, { params });
  expect([third.status, third.body.current.done]).toEqual([409, again.body.done]);
  expect(await tasks()).toHaveLength(1);
  await call(leadActs.undo, { params: { act: again.body.done.act } });
  expect(await tasks()).toEqual([]);
});

test('the undo of what was done in COMERZIA is found there', async () => {
  const { call, mend, propose } = await withCrash();
  const brand = {
    name: 'Espiga',
    sector: 'Food',
    commercialObjectives: 'Sell bread',
    targetAudience: 'Neighbours',
    targetAudienceType: 'B2C',
  };
  const { body: company } = await call(marketingCompaniesApi.create, { body: brand });
  const params = await propose('add_product', { brand: `brand-${company.id}`, name: 'Loaf' });
  await call(proposalsApi.confirm, { params });
  await mend();
  const { body } = await call(proposalsApi.read, { params });
  expect(body).toMatchObject({ state: 'confirmed', done: { portal: 'marketing' } });
  await call(marketingActs.undo, { params: { act: body.done.act } });
  const { body: products } = await call(marketingProductsApi.list, { query: { company: company.id } });
  expect(products.rows).toEqual([]);
});

test('what failed before its act is open again, and no act names a proposal twice', async () => {
  const { call, db, mend, propose, tasks } = await withCrash();
  await mend();
  const params = await propose('add_task', { title: 'Call' });
  await db.execute(sql`create trigger ends before insert on events for each row execute function ends()`);
  expect((await call(proposalsApi.confirm, { params })).status).toBe(500);
  expect((await call(proposalsApi.read, { params })).body.state).toBe('open');
  await db.execute(sql`drop trigger ends on events`);
  expect((await call(proposalsApi.confirm, { params })).status).toBe(200);
  // As if two instances had both got it.
  await db.execute(sql`update proposals set state = 'open', done = null, result = null`);
  const { status, body } = await call(proposalsApi.confirm, { params });
  expect([status, body.state]).toEqual([200, 'confirmed']);
  expect(await tasks()).toHaveLength(1);
});
