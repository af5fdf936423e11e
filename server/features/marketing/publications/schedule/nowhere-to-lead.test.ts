import { expect, test } from 'vitest';
import { marketingCampaignsApi } from '../../../../../shared/marketing/campaigns/editing/endpoints';
import { marketingPagesApi } from '../../../../../shared/marketing/capture/pages/endpoints';
import { marketingLinksApi } from '../../../../../shared/marketing/links/endpoints';
import type { ListedPublication, SchedulePlan } from '../../../../../shared/marketing/publications/endpoints';
import { marketingPublicationsApi as api } from '../../../../../shared/marketing/publications/endpoints';
import { wallOf } from '../../../../../shared/time/clock';
import { rowsOf } from '../../../../testing/database';
import { withPost } from '../testing/scheduled-posts';

/** A post of a product that has neither a landing page nor an address, and what schedules it. */
async function withoutPage() {
  const made = await withPost();
  const { db, schedule } = made;
  const setUrl = (url: string | null) =>
    rowsOf(db, `update marketing_products set url = ${url === null ? 'null' : `'${url}'`}`);
  await setUrl(null);
  const scheduled = async (...of: Parameters<typeof schedule>) => {
    const { status, body } = await schedule(...of);
    return { status, one: (body.publications as ListedPublication[])[0] as ListedPublication };
  };
  return { ...made, setUrl, scheduled };
}

test('a post that leads nowhere yet is scheduled, and leads to the page that is there when it is due', async () => {
  const { channel, scheduled, setUrl, runAt, call, params, wallIn, side, anonymous } = await withoutPage();
  const { id } = await channel();
  const planned = await call(api.plan, { params, body: { channels: [id], slots: [wallIn(60)] } });
  expect([planned.status, (planned.body as SchedulePlan).target]).toEqual([200, null]);
  const { status, one } = await scheduled([id]);
  expect(status).toBe(201);
  const code = one.link.split('/').at(-1) as string;
  const follow = () => anonymous(marketingLinksApi.follow, { params: { code } });
  expect((await follow()).status).toBe(404);
  await setUrl('https://espiga.example/hogaza');
  expect(await runAt(one.id)).toMatchObject({ status: 'published' });
  expect(side.sent).toHaveLength(1);
  expect((await follow()).headers.location).toMatch(/^https:\/\/espiga\.example\/hogaza\?/);
});

test('where there is still nothing to lead to, it is not sent until a person has made a page and tries again', async () => {
  const { channel, scheduled, setUrl, runAt, call, side, read } = await withoutPage();
  const { one } = await scheduled([(await channel()).id]);
  const failed = await runAt(one.id);
  expect([failed.status, failed.problem, side.sent]).toEqual([
    'failed',
    expect.stringContaining('Its link leads nowhere'),
    [],
  ]);
  await setUrl('https://espiga.example/hogaza');
  const { version } = await read(one.id);
  expect((await call(api.retry, { params: { id: one.id }, body: { version } })).status).toBe(200);
  expect(await runAt(one.id)).toMatchObject({ status: 'published' });
});

test('without a page it leads to what the texts ask for, else to the product, else to the website; with one, to the page', async () => {
  const { channel, scheduled, runAt, call, params, wallIn, db, company, product, set } = await withoutPage();
  const { id } = await channel();
  /** Where the post leads, before a channel is chosen. */
  const target = async () => {
    const planned = await call(api.plan, { params, body: { channels: [], slots: [wallIn(60)] } });
    expect([planned.status, (planned.body as SchedulePlan).channels]).toEqual([200, []]);
    return (planned.body as SchedulePlan).target;
  };
  expect(await target()).toBeNull();
  await rowsOf(db, `update marketing_companies set website = 'espiga.example' where id = ${company.id}`);
  expect(await target()).toBe('https://espiga.example/');
  expect(await runAt((await scheduled([id])).one.id)).toMatchObject({ status: 'published' });
  await rowsOf(
    db,
    `update marketing_products set url = 'https://espiga.example/hogaza' where id = ${product.id}`,
  );
  expect(await target()).toBe('https://espiga.example/hogaza');
  const goal = JSON.stringify({ goal: 'buy', link: 'espiga.example/comprar' });
  await rowsOf(db, `update marketing_products set goal = '${goal}' where id = ${product.id}`);
  expect(await target()).toBe('https://espiga.example/comprar');
  const landing = set.campaigns.find(({ type }) => type === 'landing page') as { id: number };
  await call(marketingCampaignsApi.approve, { params: { id: landing.id }, body: {} });
  await rowsOf(
    db,
    `update marketing_companies set postal_address = 'Calle Mayor 1' where id = ${company.id}`,
  );
  const { body: page } = await call(marketingPagesApi.create, { body: { campaignId: landing.id } });
  await call(marketingPagesApi.publish, { params: { id: page.id }, body: { version: page.version } });
  expect(await target()).toMatch(/\/l\/hogaza/);
});

test('Instagram, which shows no link, waits for nothing but a picture', async () => {
  const { channel, scheduled, schedule, runAt, ask, draw, call, params, wallIn } = await withoutPage();
  const { id } = await channel('instagram');
  const asked = { channels: [id, (await channel()).id], slots: [wallIn(60)] };
  const { channels } = (await call(api.plan, { params, body: asked })).body as SchedulePlan;
  expect(channels.map(({ hasLink }) => hasLink)).toEqual([false, true]);
  const refused = await schedule([id]);
  expect([refused.status, refused.body.fields]).toEqual([
    400,
    { 'channels.0': expect.stringMatching(/sin imagen|without a picture/) },
  ]);
  await ask();
  await draw();
  const { status, one } = await scheduled([id]);
  expect([status, one.assetId]).toEqual([201, expect.any(Number)]);
  expect(await runAt(one.id)).toMatchObject({ status: 'manual_pending' });
});

test('a picture of the text goes along unless none is wished', async () => {
  const { channel, scheduled, wallIn, ask, draw } = await withoutPage();
  const { id } = await channel();
  expect((await scheduled([id])).one.assetId).toBeNull();
  await ask();
  await draw();
  expect((await scheduled([id], [wallIn(90)])).one.assetId).toEqual(expect.any(Number));
  expect((await scheduled([id], [wallIn(120)], { assetId: null })).one.assetId).toBeNull();
});

test('a post that is to go out now has the next minute as its slot', async () => {
  const { channel, scheduled, setUrl, runAt } = await withoutPage();
  await setUrl('https://espiga.example/hogaza');
  const before = Date.now();
  const { one } = await scheduled([(await channel()).id], ['now']);
  const dueAt = new Date(one.dueAt).getTime();
  expect(dueAt).toBeGreaterThan(before);
  expect(dueAt).toBeLessThanOrEqual(Date.now() + 60_000);
  expect([dueAt % 60_000, wallOf(new Date(dueAt), one.zone)]).toEqual([0, one.wall]);
  expect(await runAt(one.id)).toMatchObject({ status: 'published' });
});
