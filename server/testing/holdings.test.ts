import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { leadActs } from '../../shared/leads/acts/endpoints';
import { leadCommunications } from '../../shared/leads/communications/endpoints';
import { leadCompanies } from '../../shared/leads/companies/endpoints';
import { leadContacts } from '../../shared/leads/contacts/endpoints';
import { leadOpportunities } from '../../shared/leads/opportunities/endpoints';
import { leadTags } from '../../shared/leads/tags/endpoints';
import { leadTasks } from '../../shared/leads/tasks/endpoints';
import { marketingImagesApi } from '../../shared/marketing/images/endpoints';
import type { Db } from '../platform/database/database';
import { type Holding, holdings } from '../platform/holdings/holdings';
import { testApp } from './app';
import { rowsOf } from './database';

const inSpanish = { 'Accept-Language': 'es' };

/** A PNG whose header says 1×1 pixel, followed by `bytes` further bytes. */
function picture(bytes: number, seed: number): Buffer {
  const head = Buffer.from('89504e470d0a1a0a0000000d4948445200000001000000010802000000', 'hex');
  const rest = Buffer.alloc(4 + 4);
  const data = Buffer.alloc(Math.max(0, bytes - 57), seed);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const end = Buffer.from('0000000049454e44ae426082', 'hex');
  return Buffer.concat([
    head,
    rest.subarray(0, 4),
    length,
    Buffer.from('IDAT'),
    data,
    rest.subarray(0, 4),
    end,
  ]);
}

async function holding() {
  const app = await testApp();
  const user = await app.build.user();
  const call = await app.as(user, new Date('2100-01-01'));
  /** Inserts `amount` more rows or bytes of a kind for the account. */
  const hold = (kind: Holding, amount: number) =>
    app.db.execute(
      sql`insert into account_holdings (user_id, kind, amount) values (${user.owner}, ${kind}, ${amount})`,
    );
  const upload = (bytes: number, seed: number) =>
    call(marketingImagesApi.upload, {
      body: picture(bytes, seed) as never,
      headers: { 'Content-Type': 'image/png', ...inSpanish },
    });
  return { ...app, user, call, hold, upload };
}

const heldIn = (db: Db) =>
  rowsOf(
    db,
    `select user_id, kind, sum(amount)::int as amount from account_holdings group by 1, 2
     having sum(amount) <> 0 order by 1, 2`,
  );
const inTables = (db: Db) =>
  rowsOf(
    db,
    `select user_id, kind, sum(amount)::int as amount from (
      select user_id, 'contact' as kind, 1 as amount from crm_contacts
      union all select user_id, 'company', 1 from crm_companies
      union all select user_id, 'opportunity', 1 from crm_opportunities
      union all select user_id, 'communication', 1 from crm_communications
      union all select user_id, 'task', 1 from crm_tasks
      union all select user_id, 'tag', 1 from crm_tags where deleted_at is null
      union all select user_id, 'bytes', octet_length(content) from marketing_images
      union all select user_id, 'bytes', 100 + octet_length(array_to_string(cells, '')) from import_rows
        where cells <> '{}'
    ) as rows group by 1, 2 order by 1, 2`,
  );

type Tested = Awaited<ReturnType<typeof holding>>;

/** Creates one record of each kind through the API. */
const makers: Record<
  Exclude<Holding, 'bytes'>,
  (tested: Tested) => Promise<{ status: number; body: { message?: string } }>
> = {
  contact: ({ call }) => call(leadContacts.create, { body: { firstName: 'Ana' } }),
  company: ({ call }) => call(leadCompanies.create, { body: { name: 'Forn' } }),
  opportunity: ({ call }) => call(leadOpportunities.create, { body: { title: 'Bread' } }),
  communication: async ({ call, db, user }) => {
    const [{ id } = { id: 0 }] = await rowsOf<{ id: number }>(
      db,
      `select id from crm_contacts where user_id = ${user.owner}`,
    );
    return call(leadCommunications.create, { body: { type: 'call', subject: 'Hi', contactIds: [id] } });
  },
  task: ({ call }) => call(leadTasks.create, { body: { title: 'Call' } }),
  tag: async ({ call, db }) => {
    const { length } = await rowsOf(db, 'select from crm_tags');
    return call(leadTags.create, { body: { name: `Tag ${length}` } });
  },
};

test.each(Object.keys(makers) as (keyof typeof makers)[])(
  'an account that holds the maximum of a kind (%s) gets a clear 409 for one more',
  async (kind) => {
    const tested = await holding();
    await makers.contact(tested);
    const begun = kind === 'contact' ? 1 : 0;
    await tested.hold(kind, holdings[kind] - 1 - begun);
    expect((await makers[kind](tested)).status).toBe(201);
    const refused = await makers[kind](tested);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringContaining(holdings[kind].toLocaleString('en')),
    ]);
  },
);

test('the counts match the tables after rows are created and deleted in every way', async () => {
  const tested = await holding();
  const { call, db, upload, user, as, build } = tested;
  for (const make of Object.values(makers)) await make(tested);
  const stranger = await as(await build.user());
  await stranger(leadContacts.create, { body: { firstName: 'Eva' } });
  await upload(400, 1);
  await upload(400, 1);
  await upload(500, 2);
  const { act } = (await call(leadTags.create, { body: { name: 'Gone' } })).body;
  await call(leadActs.undo, { params: { act } });
  expect(await heldIn(db)).toEqual(await inTables(db));
  expect(await inTables(db)).toHaveLength(8);
  await rowsOf(db, `delete from crm_contacts where user_id = ${user.owner} returning id`);
  await rowsOf(
    db,
    `delete from marketing_images where width = 1 and octet_length(content) < 450 returning id`,
  );
  expect(await heldIn(db)).toEqual(await inTables(db));
  await rowsOf(db, `delete from users where id = ${user.id} returning id`);
  expect(await heldIn(db)).toEqual(await inTables(db));
});

test('a deleted tag frees a place, and undoing the deletion needs one', async () => {
  const { call, hold } = await holding();
  await hold('tag', holdings.tag - 1);
  const tag = (await call(leadTags.create, { body: { name: 'Feria' } })).body;
  const renamed = await call(leadTags.update, { params: { tagId: tag.id }, body: { name: 'Ferias' } });
  expect(renamed.status).toBe(200);
  const gone = (await call(leadTags.remove, { params: { tagId: tag.id } })).body;
  expect((await call(leadTags.create, { body: { name: 'VIP' } })).status).toBe(201);
  const back = await call(leadActs.undo, { params: { act: gone.act }, headers: inSpanish });
  expect([back.status, back.body.message]).toEqual([
    409,
    'Una cuenta puede tener 1000 etiquetas. Borra algunas que ya no necesites.',
  ]);
});

test('an account above the limit, from before the limit existed, can still rename and delete', async () => {
  const { call, hold } = await holding();
  const tag = (await call(leadTags.create, { body: { name: 'Feria' } })).body;
  await hold('tag', 50_000);
  const params = { tagId: tag.id };
  expect((await call(leadTags.update, { params, body: { name: 'VIP' } })).status).toBe(200);
  expect((await call(leadTags.remove, { params })).status).toBe(200);
});

test('pictures uploaded at once take no more than the remaining space', async () => {
  const { db, hold, upload } = await holding();
  await hold('bytes', holdings.bytes - 2_500);
  const answers = await Promise.all([1, 2, 3, 4, 5].map((seed) => upload(1_000, seed)));
  const count = (status: number) => answers.filter((answer) => answer.status === status).length;
  expect([count(201), count(409)]).toEqual([2, 3]);
  expect(await rowsOf(db, 'select from marketing_images')).toHaveLength(2);
  expect(answers.find(({ status }) => status === 409)?.body.message).toContain('200 MB');
});

test('transactions that count kinds in opposite orders do not deadlock', async () => {
  const { db, user } = await holding();
  const count = (kind: string) => sql`select count_held(${user.owner}, ${kind}, 1, 1000000)`;
  const counting = (kinds: readonly string[]) =>
    db.transaction(async (tx) => {
      for (const kind of kinds) await tx.execute(count(kind));
    });
  const rounds = Array.from({ length: 10 }, () => [
    counting(['contact', 'task']),
    counting(['task', 'contact']),
  ]);
  await Promise.all(rounds.flat());
  expect(await heldIn(db)).toEqual([
    { user_id: user.owner, kind: 'contact', amount: 20 },
    { user_id: user.owner, kind: 'task', amount: 20 },
  ]);
});

test('the database triggers have the limits that the server states', () => {
  const migration = readFileSync('migrations/0022_holdings.sql', 'utf8');
  const stated = [...migration.matchAll(/count_holdings\('(\w+)', '(\d+)'/g)];
  expect(Object.fromEntries(stated.map(([, kind, most]) => [kind, Number(most)]))).toEqual(holdings);
});
