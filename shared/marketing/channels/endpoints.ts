import { del, get, patch, post, signedIn } from '../../http/endpoint';
import { marketingMessages } from '../messages';
import { channelMessages } from './messages';
import { channelChanges, channelQuery, channelRemoval, newChannel } from './schemas';
import type { marketingChannels } from './tables';

/** A channel without its credentials; `problem` is in the language of the request. */
export interface Channel
  extends Omit<typeof marketingChannels.$inferSelect, 'userId' | 'credentials' | 'feedToken' | 'deletedAt'> {
  /** The public address of an RSS feed. */
  feedUrl: string | null;
}

/** A channel that was connected; `secret` signs a webhook and is answered this once. */
export interface ConnectedChannel extends Channel {
  secret: string | null;
}

/** Whether a channel works now, and if not, why, in the language of the request. */
export interface TestedChannel {
  works: boolean;
  reason: string | null;
  channel: Channel;
}

/** A channel was removed, and this many publications that waited for it cancelled. */
export interface RemovedChannel {
  cancelled: number;
}

const missing = channelMessages['channel.missing'];
const path = '/api/marketing/channels';
const one = `${path}/:id` as const;
const connectConflicts = [channelMessages['channel.noKey'], channelMessages['channel.twice']];

export const marketingChannelsApi = {
  /** Those of a company, the oldest first. */
  list: get(path, signedIn, channelQuery).returns<Channel[]>(),
  /** Tries the credentials first; what the far side says against them is the problem of the field. */
  create: post(path, signedIn, newChannel, {
    summary: 'Connect a channel',
    proof: 'now',
    missing: marketingMessages['company.missing'],
    conflicts: [channelMessages['channel.full'], ...connectConflicts],
  }).returns<ConnectedChannel>(),
  read: get(one, signedIn, undefined, { missing }).returns<Channel>(),
  /** New credentials are tried first. A webhook whose secret can no longer be read gets another one. */
  update: patch(one, signedIn, channelChanges, {
    proof: 'now',
    missing,
    conflicts: connectConflicts,
  }).returns<ConnectedChannel>(),
  /** Tries the stored credentials; a channel to reconnect that works is connected again. */
  test: post(`${one}/test`, signedIn, undefined, { status: 200, missing }).returns<TestedChannel>(),
  /** Makes a new signing secret for a webhook; for 24 hours it is signed with the former one too. */
  renewSecret: post(`${one}/secret`, signedIn, undefined, {
    summary: 'Create a new secret for a webhook',
    proof: 'now',
    status: 200,
    missing,
    conflicts: [channelMessages['channel.noSecret'], channelMessages['channel.noKey']],
  }).returns<ConnectedChannel>(),
  /** Asks for a confirmation (409) while publications wait for it. */
  remove: del(one, signedIn, undefined, {
    status: 200,
    query: channelRemoval,
    missing,
    conflicts: [channelMessages['channel.waiting']],
  }).returns<RemovedChannel>(),
};
