import { describe, expect, test } from 'vitest';
import {
  type CalledNetwork,
  channelNetworks,
  isCalled,
} from '../../../../../shared/marketing/channels/networks';
import { driverOf } from '../driver-of';
import type { Driver } from '../driver';
import { blueskyServer } from '../testing/bluesky-server';
import type { Fault } from '../testing/far-server';
import { mastodonServer } from '../testing/mastodon-server';
import { telegramServer } from '../testing/telegram-server';
import { webhookServer } from '../testing/webhook-server';
import { wordpressServer } from '../testing/wordpress-server';
import { aPosting, calls, callsUntilSilence, channelOn, said } from '../testing/postings';

type Server = {
  url: string;
  fail: (fault: Fault | undefined) => void;
  whenSilent: (act: () => void) => void;
};

/** A test server for each network, and the path of its publishing call. */
const servers: Record<CalledNetwork, { open: () => Promise<Server>; at: string }> = {
  bluesky: { open: blueskyServer, at: 'POST /xrpc/com.atproto.repo.putRecord' },
  mastodon: { open: mastodonServer, at: 'POST /api/v1/statuses' },
  wordpress: { open: wordpressServer, at: 'POST /wp-json/wp/v2/posts' },
  telegram: { open: telegramServer, at: 'POST /bot' },
  webhook: { open: webhookServer, at: 'POST /hook' },
};

describe.each(channelNetworks.filter(isCalled))('the outcome of a post on %s', (network) => {
  const { open, at } = servers[network];
  const driver = driverOf(network) as Driver;
  const attempt = async (fault: Omit<Fault, 'at'>) => {
    const server = await open();
    server.fail({ at, ...fault });
    return driver.publish(channelOn(network, server.url), aPosting, callsUntilSilence(server));
  };

  test('is accepted after a valid response, with the id on the remote server', async () => {
    const server = await open();
    const end = await driver.publish(channelOn(network, server.url), aPosting, calls());
    expect(end).toMatchObject({ end: 'accepted', remote: { id: expect.stringMatching(/./) } });
  });

  test('is refused with the reason after 400, and after a redirect', async () => {
    const body = {
      error: 'Too many graphemes',
      message: 'Too many graphemes',
      description: 'Too many graphemes',
    };
    const end = await attempt({ status: 400, body });
    expect(end).toMatchObject({ end: 'refused', status: 400, reconnect: false });
    expect(said(end as { detail: string })).toMatch(/^127\.0\.0\.1:\d+ .* 400: Too many graphemes$/);
    const moved = await attempt({ status: 301, headers: { location: 'https://elsewhere.example/' } });
    expect(moved).toMatchObject({ end: 'refused', reconnect: false });
  });

  test('asks to reconnect after 401', async () => {
    expect(await attempt({ status: 401 })).toMatchObject({ end: 'refused', status: 401, reconnect: true });
  });

  test('is not sent after 429, and after 503 with Retry-After, with the time to wait', async () => {
    const body = { parameters: { retry_after: 42 } };
    const limited = await attempt({ status: 429, headers: { 'retry-after': '42' }, body });
    expect(limited).toMatchObject({ end: 'not sent', status: 429, wait: 42 });
    const busy = await attempt({ status: 503, headers: { 'retry-after': '7' } });
    expect(busy).toMatchObject({ end: 'not sent', status: 503, wait: 7 });
    expect(await attempt({ status: 503 })).toMatchObject({ end: 'unknown', status: 503 });
  });

  test('is unknown after 500, a time-out or a dropped connection', async () => {
    expect(await attempt({ status: 500 })).toMatchObject({ end: 'unknown', status: 500 });
    expect(await attempt({ then: 'silence' })).toMatchObject({ end: 'unknown' });
    expect(await attempt({ then: 'drop' })).toMatchObject({ end: 'unknown' });
  });

  test('is not sent when nothing listens, which looks the same as an address in a private network', async () => {
    const nobody = await driver.publish(channelOn(network, 'http://127.0.0.1:1'), aPosting, calls());
    expect(nobody).toMatchObject({ end: 'not sent' });
    const inside = await driver.publish(channelOn(network, 'http://10.0.0.1'), aPosting, calls());
    const told = (end: object) => ({
      ...end,
      detail: said(end as { detail: string }).replace(/^[\d.:]+ /, ''),
    });
    expect(told(inside)).toEqual(told(nobody));
    expect(told(inside).detail).toMatch(/^wasn’t found, doesn’t answer, or lies in a network/);
  });

  test('asks to reconnect when the credentials cannot be decrypted, without a call', async () => {
    const locked = { ...channelOn(network, 'http://127.0.0.1:1'), credentials: {}, locked: 'l' as never };
    expect(await driver.publish(locked, aPosting, calls())).toMatchObject({
      end: 'refused',
      reconnect: true,
    });
    expect(await driver.test(locked, calls())).toMatchObject({ works: false });
  });

  test('never contains the credentials', async () => {
    const server = await open();
    const channel = channelOn(network, server.url);
    for (const secret of Object.values(channel.credentials)) {
      const body = { message: `bad ${secret}!`, description: `bad ${secret}!` };
      server.fail({ at, status: 400, body });
      const end = await driver.publish(channel, aPosting, calls());
      expect(said(end as { detail: string })).toMatch(/: bad …!$/);
    }
  });
});
