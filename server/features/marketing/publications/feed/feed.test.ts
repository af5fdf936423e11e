import { expect, test } from 'vitest';
import { marketingPublicationsApi as api } from '../../../../../shared/marketing/publications/endpoints';
import { withPost } from '../testing/scheduled-posts';

const token = 'a'.repeat(43);

async function withFeed() {
  const made = await withPost();
  const { id } = await made.channel('rss', { feedToken: token, name: 'Pan & más' });
  const open = (headers: Record<string, string> = {}) =>
    made.anonymous(api.feed, { params: { token }, headers });
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
  expect((await anonymous(api.feed, { params: { token: 'b'.repeat(43) } })).status).toBe(404);
});
