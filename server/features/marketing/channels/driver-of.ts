import type { ChannelNetwork } from '../../../../shared/marketing/channels/scales';
import type { Driver } from './driver';
import { bluesky } from './drivers/bluesky/bluesky';
import { mastodon } from './drivers/mastodon/mastodon';
import { telegram } from './drivers/telegram/telegram';
import { webhook } from './drivers/webhook/webhook';
import { wordpress } from './drivers/wordpress/wordpress';

const drivers: Partial<Record<ChannelNetwork, Driver>> = { bluesky, mastodon, wordpress, telegram, webhook };

/** A driver that ends at once when the channel's credentials cannot be read. */
const guarded = ({ test, publish, read, remove, canRemove, mayRepeat }: Driver): Driver => ({
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

/** The driver of a network; undefined where a person publishes, and for feeds, which are read from here. */
export function driverOf(network: ChannelNetwork): Driver | undefined {
  const driver = drivers[network];
  return driver && guarded(driver);
}
