import { expect, test } from 'vitest';
import { marketingLinksApi } from '../../../../../shared/marketing/links/endpoints';
import type { Db } from '../../../../platform/database/database';
import { rowsOf } from '../../../../testing/database';
import { makeLink } from '../../links/make-link';
import { firefox, movedClock, withLivePage } from '../testing/live-page';
import { type Hit, writeHits } from './record-hits';

const noon = new Date('2027-02-03T12:00:00Z');

/** Stores hits on links that are not in a mail. */
const write = (db: Db, hits: readonly Hit[], isRepeated = false) =>
  writeHits({ db, noteClicks: async () => {} }, hits, isRepeated);

/** A page with a short link to it, and a function that makes hits of a visitor, in seconds after noon. */
async function withHits() {
  const made = await withLivePage();
  const { db, user, company, page } = made;
  const companyId = company.id as number;
  const link = { companyId, target: `/l/${page.slug}`, campaignId: null, channelId: null };
  const code = await makeLink(db, user.owner, link, noon);
  const from = (second: number, address: string) => ({
    companyId,
    zone: 'UTC',
    address,
    userAgent: firefox,
    method: 'GET',
    at: new Date(noon.getTime() + second * 1_000),
  });
  return {
    ...made,
    code,
    click: (second: number, address = '203.0.113.9') => ({ ...from(second, address), code }),
    view: (second: number, address = '203.0.113.9') => {
      const hit = from(second, address);
      return { ...hit, pageId: page.id, touch: { at: hit.at.toISOString() } };
    },
    /** Whether each view and each click counts as a robot's, in the order in which they were stored. */
    bots: async () => {
      const of = async (table: string) =>
        (await rowsOf<{ bot: boolean }>(db, `select bot from ${table} order by id`)).map(({ bot }) => bot);
      return { views: await of('marketing_page_views'), clicks: await of('marketing_clicks') };
    },
  };
}

const times = <Item>(count: number, item: () => Item) => Array.from({ length: count }, item);

test('from the 61st hit in a minute a visitor counts as a robot, while earlier hits stay unchanged', async () => {
  const { db, click, bots } = await withHits();
  await write(
    db,
    times(40, () => click(0)),
  );
  await write(
    db,
    times(25, () => click(30)),
  );
  await write(db, [click(31, '203.0.113.8')]);
  await write(db, [click(95)]);
  const { clicks } = await bots();
  expect(clicks.filter(Boolean)).toHaveLength(5);
  expect(clicks.slice(0, 60)).not.toContain(true);
  expect(clicks.slice(-2)).toEqual([false, false]);
});

test('views and clicks count together, whether one instance or several store them', async () => {
  const { db, click, view, bots } = await withHits();
  await write(db, times(20, () => [click(0), view(0)]).flat());
  await write(
    db,
    times(20, () => view(20)),
  );
  await write(db, [click(40), view(41), click(59), view(59, '203.0.113.8')]);
  expect(await bots()).toEqual({
    clicks: [...times(20, () => false), true, true],
    views: [...times(40, () => false), true, false],
  });
});

test('hits whose storage was delayed are counted by the minute in which they happened', async () => {
  const { db, click, view, bots } = await withHits();
  const minutes = [0, 60, 120].flatMap((second) => times(25, () => [click(second), view(second)]).flat());
  await write(db, minutes);
  const { views, clicks } = await bots();
  expect([...views, ...clicks]).not.toContain(true);
});

test('repeating a write whose outcome is unknown stores each hit once', async () => {
  const { db, click, view, bots } = await withHits();
  const hits = [click(0), view(0), view(1)];
  await write(db, hits);
  await write(db, hits, true);
  expect(await bots()).toEqual({ clicks: [false], views: [false, false] });
  await write(db, [...hits, click(2), click(2)], true);
  expect(await bots()).toEqual({ clicks: [false, false, false], views: [false, false] });
});

test('above sixty hits of one address in a minute, hits are only counted, as robots, whatever the user agent', async () => {
  const { show, anonymous, code, bots, db } = await withHits();
  const headers = (n: number) => ({ 'User-Agent': `${firefox} ${n}`, 'X-Forwarded-For': '203.0.113.7' });
  const follow = (n: number) =>
    anonymous(marketingLinksApi.follow, { params: { code }, headers: headers(n) });
  let program = 0;
  await Promise.all(
    times(35, () => {
      program += 1;
      return [show({}, '203.0.113.7', headers(program)), follow(program)];
    }).flat(),
  );
  await Promise.all([show({}, '203.0.113.8'), show({}, '203.0.113.8')]);
  const counted = () => rowsOf<{ bots: number }>(db, 'select sum(bots)::int as bots from marketing_days');
  await expect
    .poll(async () => {
      const { views, clicks } = await bots();
      return [views.length + clicks.length, (await counted())[0]?.bots];
    })
    .toEqual([62, 10]);
});

test('hits on deleted pages and links are skipped, and the others are stored', async () => {
  const { db, click, view, bots } = await withHits();
  await write(db, [{ ...click(0), code: 'gone2345' }, { ...view(0), pageId: 99_999 }, click(1), view(1)]);
  expect(await bots()).toEqual({ clicks: [false], views: [false] });
});

test('views and clicks are deleted after thirteen months', async () => {
  const { db, click, view, bots, clear } = await withHits();
  const old = { at: new Date(movedClock().now().getTime() - 398 * 86_400_000) };
  const recent = { at: movedClock().now() };
  await write(db, [
    { ...click(0), ...old },
    { ...view(0), ...old },
  ]);
  await write(db, [
    { ...click(0), ...recent },
    { ...view(0), ...recent },
  ]);
  await clear();
  expect(await bots()).toEqual({ clicks: [false], views: [false] });
});
