import { useQuery } from '@tanstack/react-query';
import type { Wire } from '@shared/http/wire';
import { addDays } from '@shared/list/periods';
import { isKindOf, type Medium } from '@shared/marketing/campaigns/kinds';
import { nowSlot } from '@shared/marketing/publications/schemas';
import type { CompanySender } from '@shared/marketing/sequences/endpoints';
import { type Campaign, type WholeSet, wholeSet } from '../campaigns/reads';
import { type LandingPage, pagesOf } from '../capture/reads';
import { type Channel, channelsOf } from '../channels/reads';
import { todayIn } from '../publications/calendar/time/wall';
import { calendarOf, offered, planOf } from '../publications/reads';
import { type ListedCompany, type Product, productOf } from '../reads';
import { type ListedSequence, senderOf, sequencesOf } from '../sequences/reads';

/** The days ahead in which slots are looked for. */
const DAYS = 60;

/** What is known of a company and a set before it goes live. */
export interface Known {
  company: ListedCompany;
  set: WholeSet;
  product: Product;
  /** The page of the set that visitors see. */
  live: LandingPage | undefined;
  /** The pages of the company, drafts among them. */
  pages: readonly LandingPage[];
  channels: readonly Channel[];
  /** The slots of what is scheduled. */
  taken: readonly string[];
  /** Where posts lead while no page of the set is live. */
  target: string | null;
  sequences: readonly ListedSequence[];
  sender: Wire<CompanySender>;
}

/** The pieces of a set for a medium, of which a version is approved. */
export const approvedOf = ({ campaigns }: WholeSet, medium: Medium): Campaign[] =>
  campaigns.filter(({ type, approvedVersion }) => isKindOf(type, medium) && approvedVersion !== null);

/** The approved posts of a set that were never scheduled. */
export const waitingPosts = (set: WholeSet): Campaign[] => {
  const posts = approvedOf(set, 'posts');
  const fresh = new Set(offered(posts).flatMap(({ id, isNew }) => (isNew ? [id] : [])));
  return posts.filter(({ id }) => fresh.has(id));
};

/** The page of a set that visitors see. */
export const livePageOf = ({ campaigns }: WholeSet, pages: readonly LandingPage[]) =>
  pages.find(({ status, campaignId }) => status === 'live' && campaigns.some(({ id }) => id === campaignId));

/** Reads what a set needs to go live; `known` once all of it is there. */
export function useKnown(company: ListedCompany, setId: number) {
  const { id, timezone: zone } = company;
  const today = todayIn(zone);
  const set = useQuery({ ...wholeSet(setId), staleTime: 0 });
  const pages = useQuery({ ...pagesOf(id), staleTime: 0 });
  const channels = useQuery({ ...channelsOf(id), staleTime: 0 });
  const calendar = useQuery({ ...calendarOf(id, { from: today, to: addDays(today, DAYS) }), staleTime: 0 });
  const sequences = useQuery({ ...sequencesOf(id), staleTime: 0 });
  const sender = useQuery({ ...senderOf(id), staleTime: 0 });
  const productId = set.data?.productId;
  const product = useQuery({ ...productOf(productId ?? 0), enabled: productId !== undefined });
  // All posts of a set lead to one place.
  const post = set.data && approvedOf(set.data, 'posts')[0]?.id;
  const asked = { channels: [], slots: [nowSlot], zone };
  // Scheduling refuses the same posts, and shows the reason beside each.
  const plan = useQuery({ ...planOf(post ?? 0, asked), enabled: post !== undefined, staleTime: 0 });
  const isPlanned = post === undefined || plan.data !== undefined || plan.error !== null;
  const changing = [set, pages, channels, calendar, sequences, sender];
  const failed = [...changing, product].find(({ error, data }) => error && !data);
  // What is proposed at first follows from what is there now, not from what was read for another screen.
  const isFresh = changing.every(({ isFetchedAfterMount }) => isFetchedAfterMount);
  const read =
    isFresh && set.data && pages.data && channels.data && calendar.data && sequences.data && sender.data;
  const known: Known | undefined =
    read && product.data && isPlanned
      ? {
          company,
          set: set.data,
          product: product.data,
          live: livePageOf(set.data, pages.data.rows),
          pages: pages.data.rows,
          channels: channels.data,
          taken: calendar.data.publications
            .filter(({ status }) => status !== 'cancelled')
            .map(({ wall }) => wall),
          target: plan.data?.target ?? null,
          sequences: sequences.data,
          sender: sender.data,
        }
      : undefined;
  return { known, failed };
}
