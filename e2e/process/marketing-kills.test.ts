import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomFrom } from '../../server/features/marketing/assets/drawing/ornaments/random';
import { farSides } from './far-sides';
import { freshPostgres } from './fresh-postgres';
import { marketingAccount } from './marketing-account';
import { type Ended, marketingRows } from './marketing-rows';
import { marketingSeed } from './marketing-seed';
import { dataDirectory, type RunningServer, startServer } from './running-server';

/** The number of kills: eight, or `KILLS=200 npm run test:process` for a long run. */
const kills = Number(process.env.KILLS ?? 8);
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
const random = randomFrom(seed);

/** Enough accounts that work is left at the last kill; an account may send a thousand mails a day. */
const accountCount = Math.ceil(kills / 60);
const each = Math.ceil(kills / accountCount);
const amounts = { leads: 15 * each, slots: 8 * each };

/** The leads of a file that is imported at the same time. */
const imported = Array.from({ length: 60 * Math.min(kills, 50) }, (_, index) => `guest${index}@example.net`);

const postgres = freshPostgres('marketing_kills');
const data = dataDirectory();
const stored = marketingRows(postgres.url);
let far: Awaited<ReturnType<typeof farSides>>;
let server: RunningServer;
/** When the running server was started. */
let began = new Date();

const begin = async () => {
  began = new Date();
  server = await startServer({
    ...{ DATABASE_URL: postgres.url, DATA_DIR: data.path, SESSION_SECRET: 's'.repeat(32) },
    ...{ SMTP_URL: far.smtp.url, OUTBOUND_ALLOW: '127.0.0.1' },
  });
};

beforeAll(async () => {
  far = await farSides(random);
  await postgres.create();
  await begin();
});
afterAll(async () => {
  await server?.end('SIGKILL');
  data.remove();
  await stored.end();
  await far.close();
  await postgres.drop();
});

/** Creates accounts, each with due posts on two channels and with due mails. */
async function prepare() {
  const accounts = [];
  for (let number = 1; number <= accountCount; number += 1)
    accounts.push(await marketingAccount(() => server.url, number));
  await stored.rows(marketingSeed(amounts.leads));
  const owned = await stored.owned();
  const made = accounts.map((account, at) => ({ account, ...(owned[at] as (typeof owned)[number]) }));
  for (const { account, company, campaign } of made) {
    const once = await account.connect(company, `${far.hook}/once`, false);
    const again = await account.connect(company, `${far.hook}/again`, true);
    await account.schedule(campaign, [once, again], amounts.slots);
  }
  await stored.letTimePass(began);
  const [{ account, company }] = made as [(typeof made)[number]];
  await account.importLeads(company, ['Email', ...imported].join('\n'));
  return made;
}

/** Kills the server at random times, mostly during calls; resolves to the number of interrupted calls. */
async function killAgainAndAgain() {
  const cut: number[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    if (random() < 0.2) await pause(random() * 1_500);
    else await far.until(1 + Math.floor(random() * 20));
    await pause(random() * 20);
    await server.end('SIGKILL');
    await begin();
    cut.push(await stored.cutShort(began));
    await stored.letTimePass(began);
  }
  return cut;
}

/**
 * Checks that nothing was sent twice, everything marked as sent arrived, and everything uncertain is marked as unknown.
 */
function expectOnce(ended: Ended[], arrived: Map<string, number>, done: string, doubt: string) {
  expect(ended.filter(({ key }) => (arrived.get(key) ?? 0) > 1)).toEqual([]);
  expect(ended.filter(({ status, key }) => status === done && !arrived.has(key))).toEqual([]);
  expect(ended.filter(({ status }) => status !== done && status !== doubt)).toEqual([]);
}

/** Checks that each line of the file is one lead and one contact, and that no mail was sent to them. */
async function expectImported() {
  const guests = (table: string, email: string) =>
    stored.rows(`select ${email} as email from ${table} where ${email} like 'guest%' order by 1`);
  const once = imported.toSorted().map((email) => ({ email }));
  expect(await stored.rows('select state from imports')).toEqual([{ state: 'done' }]);
  expect(await guests('marketing_leads', 'contact_email')).toEqual(once);
  expect(far.smtp.mails.filter(({ to }) => to.startsWith('guest'))).toEqual([]);
}

/** Checks that users are told about exactly the uncertain ones, each with a reason. */
function expectTold(told: { id: number; problem: string | null }[], doubted: Ended[]) {
  const ids = (all: { id: number }[]) => all.map(({ id }) => id).sort((one, other) => one - other);
  expect(ids(told)).toEqual(ids(doubted));
  expect(told.filter(({ problem }) => !problem)).toEqual([]);
}

test(`kill -9 ${kills} times during publishing, sending and importing (SEED=${seed}): nothing is sent twice, and uncertain results are shown`, {
  timeout: 120_000 + kills * 20_000,
}, async ({ annotate }) => {
  const made = await prepare();
  const cut = await killAgainAndAgain();
  await stored.settle(() => began);
  await expectImported();

  const [once, again, mails] = [
    await stored.publications(false),
    await stored.publications(true),
    await stored.messages(),
  ];
  expectOnce(once, far.taken, 'published', 'unconfirmed');
  expectOnce(mails, far.received(), 'sent', 'unknown');
  expect(again.filter(({ status, key }) => status !== 'published' || !far.taken.has(key))).toEqual([]);
  expect(await stored.rows(`select from marketing_publication_attempts where outcome = 'open'`)).toEqual([]);

  const told = await Promise.all(
    made.map(({ account, company, sequence }) => account.doubts(company, sequence)),
  );
  const posts = once.filter(({ status }) => status === 'unconfirmed');
  const unknown = mails.filter(({ status }) => status === 'unknown');
  const saidOf = (of: 'posts' | 'mails') => told.flatMap((one) => one[of]);
  expectTold(saidOf('posts'), posts);
  expectTold(saidOf('mails'), unknown);
  const arrived = (all: Ended[], where: Map<string, number>) =>
    all.filter(({ key }) => where.has(key)).length;
  await annotate(
    `${cut.length} kills, ${cut.filter(Boolean).length} amid calls, cut short ${cut.join(' ')}; ` +
      `of ${once.length} posts ${posts.length} unconfirmed (${arrived(posts, far.taken)} arrived), ` +
      `of ${mails.length} mails ${unknown.length} unknown (${arrived(unknown, far.received())} arrived), ` +
      `${again.filter(({ key }) => (far.taken.get(key) ?? 0) > 1).length} of ${again.length} harmless repeats`,
  );
  expect(cut.filter((calls) => calls > 0).length).toBeGreaterThan(kills / 2);
});
