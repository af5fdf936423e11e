import sharp from 'sharp';
import { expect, test } from 'vitest';
import { blueskyServer } from '../../testing/bluesky-server';
import {
  aPicture,
  aPosting,
  calls,
  callsUntilSilence,
  channelOn,
  said,
  withPicture,
} from '../../testing/postings';
import { bluesky } from './bluesky';
import { facetsOf } from './facets';
import { tidOf } from './tid';

const open = async () => {
  const server = await blueskyServer();
  return { server, channel: channelOn('bluesky', server.url) };
};

test('links and tags are marked by UTF-8 byte offsets, without the punctuation after them', () => {
  const { text } = aPosting;
  const shown = facetsOf(text).map(({ index, features }) => {
    const bytes = Buffer.from(text).subarray(index.byteStart, index.byteEnd).toString();
    return [bytes, features[0]];
  });
  expect(shown).toEqual([
    [aPosting.link, { $type: 'app.bsky.richtext.facet#link', uri: aPosting.link }],
    ['#pan', { $type: 'app.bsky.richtext.facet#tag', tag: 'pan' }],
    ['#Logroño', { $type: 'app.bsky.richtext.facet#tag', tag: 'Logroño' }],
  ]);
  expect(facetsOf('Mira https://q.example/r/a. Nº #1, a#b y (#sí).')).toMatchObject([
    { features: [{ uri: 'https://q.example/r/a' }] },
    { features: [{ tag: 'sí' }] },
  ]);
});

test('the key of a record is a TID, unique to the publication and the same in every attempt', () => {
  expect(tidOf(aPosting)).toMatch(/^[234567a-j][2-7a-z]{12}$/);
  expect(tidOf({ ...aPosting })).toBe(tidOf(aPosting));
  const createdAt = aPosting.createdAt;
  const keys = Array.from({ length: 5_000 }, (_, id) => tidOf({ id, createdAt }));
  expect(new Set(keys).size).toBe(keys.length);

  expect(tidOf({ id: 0, createdAt: new Date('2024-01-01T00:00:00Z') }) < tidOf(aPosting)).toBe(true);
});

test('a post has its picture with description and aspect ratio, and sending it twice makes one record', async () => {
  const { server, channel } = await open();
  await bluesky.publish(channel, withPicture, calls());
  const end = await bluesky.publish(channel, withPicture, calls());
  const rkey = tidOf(aPosting);
  const uri = `at://did:plc:espiga/app.bsky.feed.post/${rkey}`;
  const url = `https://bsky.app/profile/espiga.example/post/${rkey}`;
  expect(end).toEqual({ end: 'accepted', remote: { id: uri, url } });
  expect([...server.records.values()]).toMatchObject([
    {
      text: aPosting.text,
      langs: ['es'],
      createdAt: '2026-11-23T09:00:00.000Z',
      embed: {
        $type: 'app.bsky.embed.images',
        images: [{ alt: aPicture.alt, aspectRatio: { width: 1, height: 1 }, image: { $type: 'blob' } }],
      },
    },
  ]);
  expect(await bluesky.read?.(channel, aPosting, new Date(), calls())).toEqual({ found: { id: uri, url } });
  expect(await bluesky.remove?.(channel, { id: uri, url }, calls())).toEqual({ end: 'gone' });
  expect(await bluesky.read?.(channel, aPosting, new Date(), calls())).toEqual({ found: false });
});

test('a post without a picture shows a card of its link; one with a picture may show it on the card', async () => {
  const { server, channel } = await open();
  await bluesky.publish(channel, aPosting, calls());
  const external = { uri: aPosting.link, title: aPosting.title };
  expect([...server.records.values()]).toMatchObject([{ embed: { external } }]);
  await bluesky.publish({ ...channel, settings: { picture: 'card' } }, withPicture, calls());
  expect([...server.records.values()]).toMatchObject([{ embed: { external: { ...external, thumb: {} } } }]);
});

test('a picture that is too large is sent smaller, and a broken one is refused', async () => {
  const { server, channel } = await open();
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const content = await sharp({
    create: { width: 1_000, height: 900, channels: 3, background: '#888', noise },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const large = { ...aPicture, bytes: content, width: 1_000, height: 900 };
  expect(await bluesky.publish(channel, { ...aPosting, image: large }, calls())).toMatchObject({
    end: 'accepted',
  });
  const upload = server.received.find(({ url }) => url.endsWith('uploadBlob'));
  expect(upload?.headers['content-type']).toBe('image/jpeg');
  expect(Number(upload?.headers['content-length'])).toBeLessThanOrEqual(1_000_000);
  const broken = { ...large, bytes: Buffer.alloc(1_200_000) };
  const end = await bluesky.publish(channel, { ...aPosting, image: broken }, calls());
  expect(end).toMatchObject({ end: 'refused', reconnect: false });
  expect(said(end as { detail: string })).toMatch(/The picture takes 1200 KB, and .* takes 1000 KB at most/);
});

test('a failure before the record is written counts as not sent, and the post is retried', async () => {
  const { server, channel } = await open();
  server.fail({ at: 'POST /xrpc/com.atproto.repo.uploadBlob', then: 'drop' });
  expect(await bluesky.publish(channel, withPicture, calls())).toMatchObject({ end: 'not sent' });
  server.fail({ at: 'POST /xrpc/com.atproto.server', status: 500 });
  expect(await bluesky.publish(channel, aPosting, calls())).toMatchObject({ end: 'not sent' });
  expect(server.records.size).toBe(0);
});

test('a time-out after the record was written is resolved by reading the record', async () => {
  const { server, channel } = await open();
  server.fail({ at: 'POST /xrpc/com.atproto.repo.putRecord', then: 'silence' });
  expect(await bluesky.publish(channel, aPosting, callsUntilSilence(server))).toMatchObject({
    end: 'unknown',
  });
  expect(await bluesky.read?.(channel, aPosting, new Date(), calls())).toMatchObject({
    found: { url: expect.stringContaining('post') },
  });
  server.fail({ at: 'GET /xrpc/com.atproto.repo.getRecord', status: 502 });
  expect(await bluesky.read?.(channel, aPosting, new Date(), calls())).toMatchObject({ found: 'unreadable' });
});

test('connecting signs in with the app password and shows the account', async () => {
  const { channel } = await open();
  expect(await bluesky.test(channel, calls())).toMatchObject({ works: true, account: 'espiga.example' });
  const other = { ...channel, credentials: { password: 'zzzz-zzzz-zzzz-zzzz' } };
  const tested = await bluesky.test(other, calls());
  expect(tested).toMatchObject({ works: false, status: 401 });
  expect(said(tested as { detail: string })).toMatch(/Invalid identifier or password$/);
});
