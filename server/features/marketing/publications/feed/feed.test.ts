import { Window } from 'happy-dom';
import request from 'supertest';
import { expect, test } from 'vitest';
import { marketingPublicationsApi as api } from '../../../../../shared/marketing/publications/endpoints';
import { marketingFeeds } from '../../../../../shared/marketing/publications/feed/endpoints';
import { type CampaignPictures, marketingAssetsApi } from '../../../../../shared/marketing/assets/endpoints';
import { withPost } from '../testing/scheduled-posts';

const token = 'a'.repeat(43);

async function withFeed() {
  const made = await withPost();
  const { id } = await made.channel('rss', { feedToken: token, name: 'Pan & más' });
  const open = (headers: Record<string, string> = {}) =>
    made.anonymous(marketingFeeds.read, { params: { token }, headers });
  const textOf = async () => {
    const { text, body } = await open();
    return text || String(body);
  };
  return { ...made, channelId: id, open, textOf };
}

test('a feed shows what is out, with a title, its own link and a guid that stays', async () => {
  const { schedule, channelId, runAt, open, textOf, config } = await withFeed();
  expect(await textOf()).not.toContain('<item>');
  const [{ id, link }] = (await schedule([channelId])).body.publications as [{ id: number; link: string }];
  expect(await textOf()).not.toContain('<item>');
  const { title, text } = await runAt(id);
  const xml = await textOf();
  expect(xml).toContain('<title>Pan &#38; más</title>');
  expect(xml).toContain(`<link>${link}</link>`);
  expect(xml).toMatch(/<guid isPermaLink="false">[\da-f-]{36}<\/guid>/);
  expect(xml).toContain(`href="${config.publicUrl}/feeds/${token}.xml"`);
  expect(text).not.toContain(title);
  expect((await open()).headers).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'no-cache',
  });
});

/** The items of a feed, as a reader that knows XML finds them. */
function itemsIn(xml: string) {
  const parsed = new new Window().DOMParser().parseFromString(xml, 'application/xml');
  return [...parsed.getElementsByTagName('item')].map((item) => {
    const attributes = (name: string) => {
      const [found] = item.getElementsByTagName(name);
      return found && Object.fromEntries([...found.attributes].map((one) => [one.name, one.value]));
    };
    const [described] = item.getElementsByTagName('media:description');
    return {
      enclosure: attributes('enclosure'),
      media: attributes('media:content'),
      alt: described?.textContent,
    };
  });
}

test('an item with a picture has it with its type and length, where anybody may show it', async () => {
  const { ask, draw, call, params, schedule, channelId, runAt, textOf, app, wallIn, config } =
    await withFeed();
  await ask({ sizes: ['1200x630'] });
  await draw();
  const { pictures } = (await call(marketingAssetsApi.ofCampaign, { params })).body as CampaignPictures;
  const [{ id: assetId, alt, bytes }] = pictures as [CampaignPictures['pictures'][number]];
  const [{ id }] = (await schedule([channelId], undefined, { assetId })).body.publications;
  const [{ id: bare }] = (await schedule([channelId], [wallIn(90)], { assetId: null })).body.publications;
  await runAt(id);
  await runAt(bare);
  const [without, item] = itemsIn(await textOf());
  expect(without).toEqual({ enclosure: undefined, media: undefined, alt: undefined });
  expect(item).toMatchObject({ enclosure: { type: 'image/png', length: String(bytes) }, alt });
  expect(item?.media).toMatchObject({ type: 'image/png', medium: 'image', width: '1200', height: '630' });
  const url = item?.enclosure?.url ?? '';
  expect([url, item?.media?.url]).toEqual([
    expect.stringMatching(`^${config.publicUrl}/feeds/${token}/`),
    url,
  ]);
  const picture = await request(app).get(new URL(url).pathname);
  expect([picture.status, picture.body.byteLength]).toEqual([200, bytes]);
  expect(picture.headers).toMatchObject({
    'content-type': 'image/png',
    'cross-origin-resource-policy': 'cross-origin',
  });
  await call(api.undo, { params: { id }, body: {} });
  expect((await request(app).get(new URL(url).pathname)).status).toBe(404);
});

test('a reader who holds the feed gets it again only when something is new', async () => {
  const { schedule, channelId, runAt, open } = await withFeed();
  const { etag } = (await open()).headers as { etag: string };
  expect((await open({ 'If-None-Match': etag })).status).toBe(304);
  await runAt((await schedule([channelId])).body.publications[0].id);
  expect((await open({ 'If-None-Match': etag })).status).toBe(200);
});

test('what is taken back leaves the feed', async () => {
  const { schedule, channelId, runAt, call, textOf } = await withFeed();
  const id = (await schedule([channelId])).body.publications[0].id as number;
  await runAt(id);
  expect((await call(api.undo, { params: { id }, body: {} })).body).toMatchObject({ status: 'cancelled' });
  expect(await textOf()).not.toContain('<item>');
});

test('an address that belongs to no feed answers 404', async () => {
  const { anonymous } = await withFeed();
  expect((await anonymous(marketingFeeds.read, { params: { token: 'b'.repeat(43) } })).status).toBe(404);
});
