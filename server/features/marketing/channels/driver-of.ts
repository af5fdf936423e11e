import {
  type CalledNetwork,
  type ChannelNetwork,
  isCalled,
} from '../../../../shared/marketing/channels/networks';
import type { Driver } from './driver';
import { bluesky } from './networks/bluesky/bluesky';
import { mastodon } from './networks/mastodon/mastodon';
import { telegram } from './networks/telegram/telegram';
import { webhook } from './networks/webhook/webhook';
import { wordpress } from './networks/wordpress/wordpress';

const drivers = { bluesky, mastodon, wordpress, telegram, webhook } satisfies Record<CalledNetwork, Driver>;

/** Wraps a driver: without readable credentials it makes no call and returns a refusal. */
const guarded = ({ test, blames, publish, read, remove, canRemove, mayRepeat }: Driver): Driver => ({
  blames,
  test: async (channel, call) =>
    channel.locked ? { works: false, detail: channel.locked } : test(channel, call),
  publish: async (channel, posting, call) =>
    channel.locked
      ? { end: 'refused', reconnect: true, detail: channel.locked }
      : publish(channel, posting, call),
  ...(read && {
    read: async (channel, posting, since, call) =>
      channel.locked ? { found: 'unreadable', detail: channel.locked } : read(channel, posting, since, call),
  }),
  ...(remove && {
    remove: async (channel, remote, call) =>
      channel.locked ? { end: 'unknown', detail: channel.locked } : remove(channel, remote, call),
  }),
  ...(canRemove && { canRemove }),
  mayRepeat,
});

/**
 * The driver of a network; undefined for networks on which a person publishes, and for feeds, which our server serves.
 */
export function driverOf(network: ChannelNetwork): Driver | undefined {
  return isCalled(network) ? guarded(drivers[network]) : undefined;
}
