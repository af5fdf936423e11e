import { setTimeout as pause } from 'node:timers/promises';
import { publicationProblems as problems } from '../../../../../shared/marketing/publications/messages';
import { insist } from '../../../../platform/database/insist';
import { ownerOf } from '../../../../platform/database/rows/owner';
import { channelCalls } from '../../channels/channel-calls';
import { findOpenChannel } from '../../channels/channels.queries';
import type { Driver, OpenChannel, Outcome, Posting, Reading } from '../../channels/driver';
import { openChannel } from '../../channels/open-channel';
import type { Begun } from './begin';
import { callTime } from './back-off';
import type { Due } from './due.queries';
import { wordsOf } from './posting-of';
import type { PublishDeps } from './publish-deps';

/** A far side that can be called. */
export interface FarSide {
  driver: Driver;
  channel: OpenChannel;
}

/** The far side of a publication; undefined when its channel was removed, or a person publishes there. */
export async function farSideOf(
  { config, db, driverOf }: Pick<PublishDeps, 'config' | 'db' | 'driverOf'>,
  { publication, channel }: Pick<Due, 'publication' | 'channel'>,
): Promise<FarSide | undefined> {
  const driver = driverOf(channel.network);
  const row = await findOpenChannel(db, ownerOf(publication), publication.channelId);
  return driver && row && { driver, channel: openChannel(config, row) };
}

const interrupted: Outcome = { end: 'unknown', detail: problems.interrupted };

/** Makes the call of a committed attempt; never throws. It ends before others consider it crashed. */
export async function call(
  deps: PublishDeps,
  begun: NonNullable<Begun>,
  image: Posting['image'],
): Promise<Outcome> {
  const ending = new AbortController();
  const late = pause(callTime - 5_000, interrupted, { signal: ending.signal, ref: false });
  try {
    return await Promise.race([callFarSide(deps, begun, image), late]);
  } catch (err) {
    deps.logger.error({ err, publication: begun.due.publication.id }, 'publishing');
    return interrupted;
  } finally {
    ending.abort();
    // It was ended on purpose.
    late.catch(() => undefined);
  }
}

async function callFarSide(
  deps: PublishDeps,
  { due }: NonNullable<Begun>,
  image: Posting['image'],
): Promise<Outcome> {
  // Nothing was sent yet, so a short outage of the database must not leave the outcome in doubt.
  const far = await insist(() => farSideOf(deps, due));
  if (!far) return { end: 'refused', reconnect: false, detail: problems['channel.gone'] };
  const { driver, channel } = far;
  const { firstSentAt } = due.publication;
  const posting = { ...wordsOf(deps.config, due), ...(image && { image }) };
  const calls = channelCalls(deps.outbound);
  // It was to be repeated while that was harmless, but was held longer.
  if (firstSentAt && driver.read && !driver.mayRepeat(channel, firstSentAt, deps.now())) {
    return asOutcome(await driver.read(channel, posting, firstSentAt, calls));
  }
  return driver.publish(channel, posting, calls);
}

/** The result of a check for a call that is not repeated; a single check does not prove absence. */
function asOutcome(reading: Reading): Outcome {
  if (reading.found === 'unreadable') {
    const { status, detail } = reading;
    return { end: 'unknown', detail, ...(status !== undefined && { status }) };
  }
  return reading.found ? { end: 'accepted', remote: reading.found } : interrupted;
}
