import { expect, test } from 'vitest';
import { repeating } from '../../../../../platform/outbound/repeating';
import { mastodonServer } from '../../testing/mastodon-server';
import { aPicture, aPosting, calls, callsUntilSilence, channelOn, withPicture } from '../../testing/postings';
import { mastodonWith } from './mastodon';

const pauses: number[] = [];
const mastodon = mastodonWith(async (milliseconds) => pauses.push(milliseconds));

const open = async () => {
  const server = await mastodonServer();
  return { server, channel: channelOn('mastodon', server.url) };
};

const minutesBefore = (minutes: number) => new Date(Date.now() - minutes * 60_000);

test('a status waits until its picture is processed, and has its description and language', async () => {
  const { server, channel } = await open();
  const end = await mastodon.publish(channel, withPicture, calls());
  const url = 'https://social.example/@espiga/100';
  expect(end).toEqual({ end: 'accepted', remote: { id: '100', url } });
  expect(server.statuses).toMatchObject([
    { sent: { status: aPosting.text, media_ids: ['31'], language: 'es', visibility: 'public' } },
  ]);
  expect(server.paths().filter((path) => path === 'GET /api/v1/media/31')).toHaveLength(3);
  expect(server.received[0]?.body).toContain(aPicture.alt);
});

test('a server that loses its response after accepting has one status, thanks to the idempotency key', async () => {
  const { server, channel } = await open();
  server.fail({ at: 'POST /api/v1/statuses', then: 'silence' });
  expect(await mastodon.publish(channel, aPosting, callsUntilSilence(server))).toMatchObject({
    end: 'unknown',
  });
  server.fail(undefined);
  expect(mastodon.mayRepeat(channel, minutesBefore(49), new Date())).toBe(true);
  const end = await mastodon.publish(channel, aPosting, calls());
  expect(end).toMatchObject({ end: 'accepted', remote: { id: '100' } });
  expect(server.statuses).toHaveLength(1);
});

test('a call whose response is dropped is repeated at once with the same key', async () => {
  const { server, channel } = await open();
  server.fail({ at: 'POST /api/v1/statuses', then: 'drop', times: 1 });
  const call = repeating(calls(), async () => undefined);
  expect(await mastodon.publish(channel, aPosting, call)).toMatchObject({ end: 'accepted' });
  expect(server.statuses).toHaveLength(1);
});

test('after 50 minutes the key may have expired, and the status is found by its short link', async () => {
  const { server, channel } = await open();
  server.fail({ at: 'POST /api/v1/statuses', then: 'drop' });
  await mastodon.publish(channel, aPosting, calls());
  server.fail(undefined);
  server.forget();
  const since = minutesBefore(51);
  expect(mastodon.mayRepeat(channel, since, new Date())).toBe(false);
  expect(await mastodon.read?.(channel, aPosting, since, calls())).toMatchObject({ found: { id: '100' } });
  const longer = { ...aPosting, link: aPosting.link.slice(0, -1) };
  expect(await mastodon.read?.(channel, longer, since, calls())).toEqual({ found: false });
  expect(server.statuses).toHaveLength(1);
});

test('statuses that cannot be read prove nothing', async () => {
  const { server, channel } = await open();
  server.fail({ at: 'GET /api/v1/accounts/7', status: 503 });
  const reading = await mastodon.read?.(channel, aPosting, new Date(), calls());
  expect(reading).toMatchObject({ found: 'unreadable', status: 503 });
});

test('a removal is complete when the status can no longer be read', async () => {
  const { server, channel } = await open();
  await mastodon.publish(channel, aPosting, calls());
  const remote = { id: '100', url: null };
  server.fail({ at: 'GET /api/v1/statuses', status: 500 });
  expect(await mastodon.remove?.(channel, remote, calls())).toMatchObject({ end: 'unknown' });
  server.fail(undefined);
  expect(await mastodon.remove?.(channel, remote, calls())).toEqual({ end: 'gone' });
  expect(server.statuses).toEqual([]);
});

test('connecting reads the limits of the server', async () => {
  const { channel } = await open();
  expect(await mastodon.test(channel, calls())).toMatchObject({
    works: true,
    account: expect.stringMatching(/^@espiga@127/),
    limits: { characters: 600, link: 23, alt: 1_500, imageBytes: 16_777_216 },
  });
});
