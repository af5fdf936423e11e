// Milliseconds for a page of 50 out of 100,000 enquiries, compared with one out of 1,000. Limit: three times as much,
// because the cost of a page must not grow with its table. The database must be empty; the rows stay in it.
// npx tsx bench/list-pages.ts            on the embedded database
// DATABASE_URL=… npx tsx bench/list-pages.ts   on PostgreSQL
import { sql } from 'drizzle-orm';
import { enquirySearch } from '../shared/enquiries/schemas';
import { preparation } from '../server/features';
import { countUnreadEnquiries, listEnquiries } from '../server/features/enquiries/enquiries.queries';
import { readConfig } from '../server/platform/config';
import { openInMemory } from '../server/platform/database/embedded/embedded';
import { openPostgres } from '../server/platform/database/postgres/postgres';
import { cachedSnapshot } from '../server/platform/database/embedded/snapshot';

const sizes = { few: 1_000, many: 100_000 };
const allowed = 3;
const runs = 51;

const config = readConfig();
const database = config.databaseUrl
  ? await openPostgres(config.databaseUrl, preparation)
  : await openInMemory(await cachedSnapshot(preparation));
const { db } = database;

const list = (asked: object) => listEnquiries(db, enquirySearch.parse(asked));
const acts: Record<string, () => Promise<unknown>> = {
  'newest first': () => list({}),
  'oldest first': () => list({ sort: 'createdAt' }),
  'only unread': () => list({ state: 'unread' }),
  'a word of every row': () => list({ q: 'missatge' }),
  'a word of one row in twenty': () => list({ q: 'GIRÓNA' }),
  'a word of ten rows': () => list({ q: 'únic' }),
  'two words of ten rows': () => list({ q: 'missatge unic' }),
  'two letters that begin a word of ten rows': () => list({ q: 'xq' }),
  'a word of no row': () => list({ q: 'absent' }),
  'page 10': await pageTen(),
};

/**
 * Adds rows. The newest enquiry is an hour old and rows added later are older, so that the first page stays the same.
 */
async function grow(from: number, to: number) {
  await db.execute(sql`
    insert into contact_messages (name, email, subject, message, read, created_at)
    select 'Núria ' || left(md5(n::text), 6), 'nuria' || n || '@example.org', 'Consulta',
      'Un missatge ' || left(md5((n * 7)::text), 6) || case when n % 20 = 0 then ' de Girona' else '' end
        || case when n <= 10 then ' ÚNIC xqui' else '' end,
      n % 2 = 0, now() - interval '1 hour' - n * interval '1 second'
    from generate_series(${from}::int, ${to}::int) as n`);
  await db.execute(sql`analyze contact_messages`);
}

async function pageTen() {
  await grow(1, sizes.few);
  let cursor: string | undefined;
  for (let page = 1; page < 10; page += 1) cursor = (await list({ cursor })).next ?? undefined;
  return () => list({ cursor });
}

/** The time of the fastest of some runs; other load on the machine slows the rest. */
async function quickest(act: () => Promise<unknown>) {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const started = performance.now();
    await act();
    times.push(performance.now() - started);
  }
  return Math.min(...times);
}

const measure = async () => {
  const figures: Record<string, number> = {};
  for (const [name, act] of Object.entries(acts)) figures[name] = await quickest(act);
  return figures;
};

// The first round is a warm-up.
await measure();
const few = await measure();
for (let from = sizes.few; from < sizes.many; from += 3_000) await grow(from + 1, from + 3_000);
const many = await measure();
for (const name of Object.keys(acts)) {
  const [before, after] = [few[name] as number, many[name] as number];
  const verdict = after / before <= allowed ? 'within' : 'BEYOND';
  const ratio = (after / before).toFixed(2);
  console.log(
    `${name}: ${before.toFixed(1)} and ${after.toFixed(1)} ms, ${ratio} times, ${verdict} the ${allowed} allowed`,
  );
}
console.log('unread:', await countUnreadEnquiries(db));
await database.close();
