import { channelMessages as texts } from '../../../../shared/marketing/channels/messages';
import type { ChannelNetwork } from '../../../../shared/marketing/channels/scales';
import { invalid } from '../../../platform/http/errors';
import type { Outbound } from '../../../platform/outbound/outbound';
import { channelCalls } from './channel-calls';
import type { OpenChannel, Tested } from './driver';
import { driverOf } from './driver-of';

/** Where nothing is called there is nothing to try. */
const untried: Tested = { works: true, account: null };

/** Whether a channel works now. */
export async function testChannel(outbound: Outbound, channel: OpenChannel): Promise<Tested> {
  const driver = driverOf(channel.network);
  return driver ? driver.test(channel, channelCalls(outbound)) : untried;
}

type Failed = Extract<Tested, { works: false }>;

/** The field of the form that a refusal is about. */
function fieldOf(network: ChannelNetwork, { status, detail }: Failed): string {
  const isUnauthorized = status === 401 || status === 403;
  if (network === 'telegram') {
    const isChat = status === 400 || detail === texts['telegram.mayNotPost'];
    return isChat ? 'chat' : 'token';
  }
  if (network === 'mastodon' && isUnauthorized) return 'token';
  if (network !== 'bluesky' && network !== 'wordpress') return 'address';
  if (isUnauthorized) return 'password';
  return status === undefined || status === 404 || status >= 500 ? 'address' : 'account';
}

/** Throws 400 with the far side's reason next to its field when a channel does not work. */
export async function tryChannel(outbound: Outbound, channel: OpenChannel) {
  const tested = await testChannel(outbound, channel);
  if (!tested.works) throw invalid({ [fieldOf(channel.network, tested)]: tested.detail });
  return tested;
}
