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

/** Throws 400 with the far side's reason next to its field when a channel does not work. */
export async function tryChannel(outbound: Outbound, channel: OpenChannel) {
  const driver = driverOf(channel.network);
  const tested = await testChannel(outbound, channel);
  if (!tested.works) throw invalid({ [driver?.blames(tested) ?? 'address']: tested.detail });
  return tested;
}
