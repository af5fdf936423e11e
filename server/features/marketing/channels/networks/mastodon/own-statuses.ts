import { z } from 'zod';
import { channelMessages as texts } from '../../../../../../shared/marketing/channels/messages';
import { say } from '../../../../../../shared/message';
import type { Reading } from '../../driver';
import { heldIn } from '../../far/far-side';
import { followedAddress } from '../../far/followed-address';
import type { Instance } from './instance';

/** Statuses per page, and the maximum number of pages. */
const onPage = 40;
const mostPages = 10;

/** Milliseconds by which the clocks of two servers may differ. */
const clocks = 5 * 60_000;

const page = z.array(
  z.object({
    id: z.string(),
    url: followedAddress,
    created_at: z.coerce.date(),
    content: z.string(),
  }),
);

type Status = z.output<typeof page>[number];

/** Matches statuses with the publication's short link, whose code is unique. */
const showing = (link: string) => {
  const code = link.slice(link.lastIndexOf('/'));
  const isWhole = (rest: string) => !/^[\w-]/.test(rest);
  return ({ content }: Status) => content.split(code).slice(1).some(isWhole);
};

/** Looks for a post among the account's statuses since a time, newest first. */
export async function findPosting(
  instance: Instance,
  account: string,
  { link, since }: { link: string; since: Date },
): Promise<Reading> {
  const isIt = showing(link);
  const oldest = since.getTime() - clocks;
  const path = `/api/v1/accounts/${encodeURIComponent(account)}/statuses?limit=${onPage}&exclude_reblogs=true`;
  let before = '';
  for (let read = 0; read < mostPages; read += 1) {
    const answer = await instance.ask(path + before);
    const statuses = heldIn(answer, page);
    if (!statuses) return instance.unreadable(answer);
    const found = statuses.find(isIt);
    if (found) return { found: { id: found.id, url: found.url } };
    const last = statuses.at(-1);
    if (!last || last.created_at.getTime() < oldest) return { found: false };
    before = `&max_id=${encodeURIComponent(last.id)}`;
  }
  return { found: 'unreadable', detail: say(texts['mastodon.many'], { host: instance.host }) };
}
