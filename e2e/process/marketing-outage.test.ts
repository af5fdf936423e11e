import { afterAll, beforeAll, expect, test } from 'vitest';
import { farSides } from './far-sides';
import { freshPostgres } from './fresh-postgres';
import { marketingAccount } from './marketing-account';
import { marketingRows } from './marketing-rows';
import { marketingSeed } from './marketing-seed';
import { dataDirectory, eventually, type RunningServer, startServer } from './running-server';

const amounts = { leads: 150, slots: 60 };
const rounds = 6;

const postgres = freshPostgres('marketing_outage');
const data = dataDirectory();
const stored = marketingRows(postgres.url);
let far: Awaited<ReturnType<typeof farSides>>;
let server: RunningServer;

beforeAll(async () => {
  far = await farSides(Math.random);
  await postgres.create();
  server = await startServer({
    ...{ DATABASE_URL: postgres.url, DATA_DIR: data.path, SESSION_SECRET: 's'.repeat(32) },
    ...{ SMTP_URL: far.smtp.url, OUTBOUND_ALLOW: '127.0.0.1' },
  });
});
afterAll(async () => {
  await server?.end('SIGKILL');
  data.remove();
  await stored.end();
  await far.close();
  await postgres.drop();
});

/** Creates a company with due posts and mails, a live page and a short link. */
async function prepare() {
  const account = await marketingAccount(() => server.url, 1);
  await stored.rows(marketingSeed(amounts.leads));
  const [owned] = await stored.owned();
  if (!owned) throw new Error('The company is not there');
  const { company, campaign, page } = owned;
  const channel = await account.connect(company, `${far.hook}/once`, false);
  await account.schedule(campaign, [channel], amounts.slots);
  const [{ code }] = (await stored.rows('select code from marketing_links limit 1')) as [{ code: string }];
  return { page: await account.publishPage(page), link: `/r/${code}` };
}

/** Simulates visitors one after another until stopped; counts the response statuses. */
function visiting(path: string, good: number) {
  const seen = { answered: 0, others: new Set<number>(), isOver: false };
  const visit = async () => {
    for (let visitor = 0; !seen.isOver; visitor += 1) {
      const headers = { 'X-Forwarded-For': `198.18.${visitor >> 8}.${visitor & 255}` };
      const { status } = await fetch(server.url + path, { redirect: 'manual', headers });
      if (status === good) seen.answered += 1;
      else seen.others.add(status);
    }
  };
  const ended = visit();
  return {
    seen,
    async stop() {
      seen.isOver = true;
      await ended;
    },
  };
}

test('PostgreSQL ends all connections during publishing, clicks and views: the process survives, nothing is lost or duplicated', async () => {
  const { page, link } = await prepare();
  const views = visiting(page, 200);
  const clicks = visiting(link, 302);
  await stored.letTimePass(new Date(0));
  for (let round = 0; round < rounds; round += 1) {
    const [before, done] = [views.seen.answered + clicks.seen.answered, far.taken.size];
    await eventually(
      () =>
        views.seen.answered + clicks.seen.answered > before + 20 &&
        (far.taken.size > done + 2 || far.taken.size >= amounts.slots),
    );
    await postgres.endConnections();
  }
  // Calls take less than 10 s here, so an older unfinished attempt belongs to a transaction whose outcome was lost.
  await stored.settle(() => new Date(Date.now() - 10_000));
  await Promise.all([views.stop(), clicks.stop()]);

  expect(server.hasEnded()).toBe(false);
  const refusals = [...views.seen.others, ...clicks.seen.others];
  expect(refusals.filter((status) => status !== 503)).toEqual([]);
  const count = (table: string) => stored.countOf(`select from ${table}`);
  await eventually(
    async () =>
      (await count('marketing_page_views')) >= views.seen.answered &&
      (await count('marketing_clicks')) >= clicks.seen.answered,
  );
  expect(await count('marketing_page_views')).toBe(views.seen.answered);
  expect(await count('marketing_clicks')).toBe(clicks.seen.answered);

  const [posts, mails] = [await stored.publications(false), await stored.messages()];
  for (const [ended, arrived, done, doubt] of [
    [posts, far.taken, 'published', 'unconfirmed'],
    [mails, far.received(), 'sent', 'unknown'],
  ] as const) {
    expect(ended.filter(({ key }) => (arrived.get(key) ?? 0) > 1)).toEqual([]);
    expect(ended.filter(({ status, key }) => status === done && !arrived.has(key))).toEqual([]);
    const others = ended.filter(({ status }) => status !== done);
    expect(others.filter(({ status }) => status !== doubt)).toEqual([]);
    // Every response of the remote server is stored once the database is back.
    expect(others.filter(({ key }) => arrived.has(key))).toEqual([]);
  }
}, 240_000);
