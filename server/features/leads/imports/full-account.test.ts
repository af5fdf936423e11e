import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { leadImports } from '../../../../shared/leads/imports/endpoints';
import { testApp } from '../../../testing/app';
import { finishJobs } from '../../../testing/finish-jobs';
import { importing } from './testing/importing';

const days = (count: number) => count * 86_400_000;

/** An account that holds so much of a kind besides what it has. */
async function holding(kind: string, amount: number, now?: () => Date) {
  const app = await testApp(now ? { now } : {});
  const made = await importing(app);
  const hold = () =>
    app.db.execute(
      sql`insert into account_holdings (user_id, kind, amount) select max(id), ${kind}, ${amount} from accounts`,
    );
  await hold();
  return { ...made, app, hold };
}

const many = <One>(count: number, row: (place: number) => One) =>
  Array.from({ length: count }, (_, place) => row(place));
const people = (rows: readonly string[]) => ['First Name,Email,Tags', ...rows].join('\n');

test('a file says beforehand which contacts the account has no room for, and writes the others', async () => {
  const { importFile, upload, check, rows } = await holding('contact', 1_000_000 - 5);
  const file = people(many(252, (place) => `Ana,a${place}@example.org,`));
  const checked = await check((await upload(file)).body);
  expect(checked.counts).toMatchObject({ create: 5, error: 247 });
  const done = await importFile(file);
  expect(done.counts).toMatchObject({ create: 5, error: 247 });
  const refused = await rows<{ line: number; reason: string }>(
    "select distinct line, reason from import_rows where action = 'error' order by 1",
  );
  expect(refused.map(({ line }) => line)).toEqual(many(247, (place) => place + 7));
  expect(refused[0]?.reason).toContain('1,000,000 contacts');
});

test('a file says beforehand which tags the account has no room for, and brings its rows without them', async () => {
  const { importFile, upload, check, rows } = await holding('tag', 1_000 - 3);
  // The first three tags are named again past the first step.
  const file = people(
    many(
      254,
      (place) =>
        `Ana,a${place}@example.org,${['uno', 'dos', 'tres', place > 244 ? 'cuatro' : 'uno'][place % 4]}`,
    ),
  );
  const checked = await check((await upload(file)).body);
  expect(checked.counts).toMatchObject({ create: 254, warnings: 2 });
  expect(checked.warnings).toEqual([
    { line: 249, text: expect.stringContaining('cuatro') },
    { line: 253, text: expect.stringContaining('cuatro') },
  ]);
  expect((await importFile(file)).counts).toMatchObject({ create: 254, warnings: 2 });
  expect(await rows('select name from crm_tags order by id')).toEqual(
    ['uno', 'dos', 'tres'].map((name) => ({ name })),
  );
});

test('an import that meets a full account ends with the reason, and goes on when there is room', async () => {
  const { upload, check, start, read, app, rows } = await holding('company', 1_000_000);
  const file = 'First Name,Email,Company\nAna,ana@example.org,Forn';
  const checked = await check((await upload(file)).body);
  await start(checked);
  await finishJobs(app);
  const failed = await read(checked.id);
  expect([failed.state, failed.failure]).toEqual(['failed', expect.stringContaining('1,000,000 companies')]);
  expect(await rows('select from crm_contacts')).toEqual([]);
  await app.db.execute(sql`update account_holdings set amount = 0 where kind = 'company'`);
  await start(checked);
  await finishJobs(app);
  expect((await read(checked.id)).state).toBe('done');
  expect(await rows('select company_name from crm_contacts')).toEqual([{ company_name: 'Forn' }]);
});

test('a file beyond the limit is refused and leaves nothing behind', async () => {
  const { upload, rows } = await holding('bytes', 200 * 1024 * 1024 - 100_000);
  const file = people(many(1_200, (place) => `Ana,a${place}@example.org,`));
  const refused = await upload(file);
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('200 MB')]);
  expect(await rows('select from imports')).toEqual([]);
  expect((await upload(people(['Ana,ana@example.org,']))).status).toBe(201);
});

test('an upload that is never committed is deleted after a day', async () => {
  let time = new Date('2026-01-01T10:00:00Z');
  const { upload, rows, app } = await holding('bytes', 0, () => time);
  await upload(people(['Ana,ana@example.org,']));
  time = new Date('2026-01-02T09:00:00Z');
  await app.clear();
  expect(await rows('select from imports')).toHaveLength(1);
  time = new Date('2026-01-02T11:00:00Z');
  await app.clear();
  expect(await rows('select from imports')).toEqual([]);
  expect(await rows('select sum(amount)::int as held from account_holdings')).toEqual([{ held: 0 }]);
});

test('the lines of an import are emptied thirty days after it, and the same file still creates nothing', async () => {
  let time = new Date('2026-01-01T10:00:00Z');
  const { importFile, rows, app } = await holding('task', 0, () => time);
  const file = people(['Ana,,', 'Eva,,']);
  await importFile(file);
  time = new Date(time.getTime() + days(30) - 1_000);
  await app.clear();
  expect(await rows("select from import_rows where cells <> '{}'")).toHaveLength(2);
  time = new Date(time.getTime() + 2_000);
  await app.clear();
  expect(await rows("select from import_rows where cells <> '{}'")).toEqual([]);
  expect(await rows("select sum(amount)::int as held from account_holdings where kind = 'bytes'")).toEqual([
    { held: 0 },
  ]);
  expect((await importFile(file)).counts).toMatchObject({ create: 0, skip: 2 });
});

test('an import that ended early is not continued once its lines are emptied', async () => {
  let time = new Date('2026-01-01T10:00:00Z');
  const { upload, check, start, call, app, read } = await holding('company', 1_000_000, () => time);
  const checked = await check((await upload('First Name,Email,Company\nAna,ana@example.org,Forn')).body);
  await start(checked);
  await finishJobs(app);
  time = new Date(time.getTime() + days(31));
  await app.clear();
  expect((await start(checked)).status).toBe(409);
  expect((await call(leadImports.list, { query: {} })).body.rows).toMatchObject([
    { id: checked.id, state: 'failed' },
  ]);
  expect((await read(checked.id)).state).toBe('failed');
});
