import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { ChannelLimits } from '../../../../../../shared/marketing/channels/scales';
import type { Fetch } from '../../../../../platform/outbound/outbound';
import type { Driver, OpenChannel, Outcome, Posting } from '../../driver';
import { addressOr } from '../../far/blamed-field';
import type { Asked } from '../../far/endings';
import { farSide, hasStatus, heldIn } from '../../far/far-side';
import { followedAddress } from '../../far/followed-address';
import { uploadPicture } from './media';
import { findPosting } from './own-statuses';
import type { Instance } from './instance';

/** Milliseconds during which a repeat is safe: the server keeps idempotency keys for one hour. */
const knownFor = 50 * 60_000;

const accountAnswer = z.object({ id: z.string(), username: z.string() });
const statusAnswer = z.object({ id: z.string(), url: followedAddress });

const count = z.number().int().positive().optional().catch(undefined);
const limitsAnswer = z.object({
  configuration: z.object({
    statuses: z.object({ max_characters: count, characters_reserved_per_url: count }),
    media_attachments: z.object({ image_size_limit: count, description_limit: count }).optional(),
  }),
});

function instanceOf(channel: OpenChannel, call: Fetch): Instance {
  const far = farSide(channel, channel.address ?? '', call);
  const authorization = `Bearer ${channel.credentials.token}`;
  return {
    ...far,
    ask: (path, init) => far.ask(path, { ...init, headers: { ...init?.headers, authorization } }),
  };
}

const itself = (instance: Instance) => instance.ask('/api/v1/accounts/verify_credentials');

function limitsIn(asked: Asked): ChannelLimits {
  const { statuses, media_attachments: media } = heldIn(asked, limitsAnswer)?.configuration ?? {};
  const known = {
    characters: statuses?.max_characters,
    link: statuses?.characters_reserved_per_url,
    alt: media?.description_limit,
    imageBytes: media?.image_size_limit,
  };
  return Object.fromEntries(Object.entries(known).filter(([, most]) => most !== undefined));
}

async function post(instance: Instance, posting: Posting, media: string | undefined): Promise<Outcome> {
  const status = {
    status: posting.text,
    visibility: 'public',
    language: posting.language,
    ...(media !== undefined && { media_ids: [media] }),
  };
  const answer = await instance.ask('/api/v1/statuses', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': posting.key },
    body: JSON.stringify(status),
  });
  const held = heldIn(answer, statusAnswer);
  return held ? { end: 'accepted', remote: held } : instance.ended(answer);
}

/** Mastodon; `pause` waits between two checks of a picture that the server is processing. */
export const mastodonWith = (pause: (milliseconds: number) => Promise<unknown>): Driver => ({
  blames: addressOr('token'),
  async test(channel, call) {
    const instance = instanceOf(channel, call);
    const answer = await itself(instance);
    const held = heldIn(answer, accountAnswer);
    if (!held) return instance.notWorking(answer);
    const limits = limitsIn(await instance.ask('/api/v2/instance'));
    return { works: true, account: `@${held.username}@${instance.host}`, limits };
  },
  async publish(channel, posting, call) {
    const instance = instanceOf(channel, call);
    if (!posting.image) return post(instance, posting, undefined);
    const made = await uploadPicture(instance, posting.image, { limits: channel.limits, pause });
    return 'failed' in made ? made.failed : post(instance, posting, made.id);
  },
  async read(channel, posting, since, call) {
    const instance = instanceOf(channel, call);
    const answer = await itself(instance);
    const held = heldIn(answer, accountAnswer);
    return held ? findPosting(instance, held.id, { link: posting.link, since }) : instance.unreadable(answer);
  },
  async remove(channel, { id }, call) {
    const instance = instanceOf(channel, call);
    const path = `/api/v1/statuses/${encodeURIComponent(id)}`;
    const answer = await instance.ask(path, { method: 'DELETE' });
    if (!hasStatus(answer, 200, 404)) return instance.notRemoved(answer);
    const after = await instance.ask(path);
    return instance.readAfter(after, hasStatus(after, 404));
  },
  mayRepeat: (_channel, since, now) => now.getTime() - since.getTime() < knownFor,
});

export const mastodon = mastodonWith(wait);
