import { z } from 'zod';
import { channelMessages as texts } from '../../../../../../shared/marketing/channels/messages';
import { say } from '../../../../../../shared/message';
import type { Fetch } from '../../../../../platform/outbound/outbound';
import type { Driver, OpenChannel, Outcome, Posting } from '../../driver';
import { addressAccountOrPassword } from '../../far/blamed-field';
import type { Asked } from '../../far/endings';
import { farSide, hasStatus, heldIn } from '../../far/far-side';
import { followedAddress } from '../../far/followed-address';
import { bodyOf, slugOf } from './entry';
import { featuredPicture } from './pictures';
import type { Site } from './site';

const userAnswer = z.object({
  name: z.string(),
  capabilities: z.record(z.string(), z.unknown()).optional(),
});
const entry = z.object({
  id: z.number(),
  link: followedAddress.optional(),
  status: z.string(),
  content: z.object({ rendered: z.string().optional(), raw: z.string().optional() }).optional(),
});
type Entry = z.output<typeof entry>;

/** All statuses except the trash, where posts give up their slug. */
const kept = 'publish,future,draft,pending,private';

function siteOf(channel: OpenChannel, call: Fetch): Site {
  const far = farSide(channel, `${channel.address ?? ''}/wp-json/wp/v2`, call);
  const pair = `${channel.account}:${channel.credentials.password}`;
  const authorization = `Basic ${Buffer.from(pair, 'utf8').toString('base64')}`;
  const ask: Site['ask'] = (path, init) =>
    far.ask(path, { ...init, headers: { ...init?.headers, authorization } });
  return {
    ...far,
    ask,
    send: (path, body) =>
      ask(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
  };
}

const remoteOf = ({ id, link }: Entry) => ({ id: String(id), url: link ?? null });

const isOurs = ({ content }: Entry, { link }: Posting) =>
  (content?.raw ?? content?.rendered ?? '').includes(link);

/** Finds the post with a publication's slug; creating a second one would make WordPress append `-2`. */
async function lookUp(
  site: Site,
  posting: Posting,
): Promise<{ entry: Entry | undefined } | { failed: Asked }> {
  const query = new URLSearchParams({ slug: slugOf(posting), status: kept, context: 'edit' });
  const answer = await site.ask(`/posts?${query.toString()}`);
  const entries = heldIn(answer, z.array(entry));
  return entries ? { entry: entries[0] } : { failed: answer };
}

async function create(site: Site, posting: Posting): Promise<Outcome> {
  const picture = posting.image && (await featuredPicture(site, posting.id, posting.image));
  if (picture && 'failed' in picture) return picture.failed;
  const answer = await site.send('/posts', {
    title: posting.title,
    slug: slugOf(posting),
    content: bodyOf(posting),
    status: 'publish',
    ...(picture && { featured_media: picture.id }),
  });
  const held = heldIn(answer, entry);
  return held ? { end: 'accepted', remote: remoteOf(held) } : site.ended(answer);
}

/** WordPress, with an application password. */
export const wordpress: Driver = {
  blames: addressAccountOrPassword,
  async test(channel, call) {
    const site = siteOf(channel, call);
    const answer = await site.ask('/users/me?context=edit');
    if (hasStatus(answer, 404)) return { works: false, status: 404, detail: texts['wordpress.notThere'] };
    const held = heldIn(answer, userAnswer);
    if (!held) {
      const isPage = hasStatus(answer, 200);
      return isPage ? { works: false, detail: texts['wordpress.notThere'] } : site.notWorking(answer);
    }
    if (held.capabilities?.publish_posts) return { works: true, account: channel.account };
    return { works: false, detail: say(texts['wordpress.mayNotPublish'], { host: site.host }) };
  },
  async publish(channel, posting, call) {
    const site = siteOf(channel, call);
    const known = await lookUp(site, posting);
    if ('failed' in known) return site.notBegun(known.failed);
    if (!known.entry) return create(site, posting);
    if (isOurs(known.entry, posting)) return { end: 'accepted', remote: remoteOf(known.entry) };
    const detail = say(texts['wordpress.taken'], { slug: slugOf(posting) });
    return { end: 'refused', reconnect: false, detail };
  },
  async read(channel, posting, _since, call) {
    const site = siteOf(channel, call);
    const known = await lookUp(site, posting);
    if ('failed' in known) return site.unreadable(known.failed);
    const { entry: there } = known;
    return { found: there !== undefined && isOurs(there, posting) ? remoteOf(there) : false };
  },
  async remove(channel, { id }, call) {
    const site = siteOf(channel, call);
    const path = `/posts/${encodeURIComponent(id)}`;
    const answer = await site.ask(path, { method: 'DELETE' });
    // 410: it is already in the trash.
    if (!hasStatus(answer, 200, 404, 410)) return site.notRemoved(answer);
    const after = await site.ask(`${path}?context=edit`);
    const isGone = hasStatus(after, 404, 410) || heldIn(after, entry)?.status === 'trash';
    return site.readAfter(after, isGone);
  },
  // A repeat would create a second post; reading shows whether the first exists.
  mayRepeat: () => false,
};
