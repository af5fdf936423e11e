import { invalid } from '../../../platform/http/errors';
import type { Outbound } from '../../../platform/outbound/outbound';
import { channelCalls } from './channel-calls';
import type { OpenChannel, Tested } from './driver';
import { driverOf } from './driver-of';

/** The result for channels that make no calls. */
const untried: Tested = { works: true, account: null };

/** Tests a channel. */
export async function testChannel(outbound: Outbound, channel: OpenChannel): Promise<Tested> {
  const driver = driverOf(channel.network);
  return driver ? driver.test(channel, channelCalls(outbound)) : untried;
}

/** Tests a channel; throws 400 with the remote server's reason next to the field that it is about. */
export async function tryChannel(outbound: Outbound, channel: OpenChannel) {
  const driver = driverOf(channel.network);
  const tested = await testChannel(outbound, channel);
  if (!tested.works) throw invalid({ [driver?.blames(tested) ?? 'address']: tested.detail });
  return tested;
}
