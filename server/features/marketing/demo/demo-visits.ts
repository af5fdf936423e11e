import type { Touch } from '../../../../shared/marketing/capture/touch';
import { randomFrom } from '../assets/drawing/ornaments/random';
import type { NewHits } from '../capture/visitors/hits.queries';
import type { CameBy } from './demo-leads';
import type { DemoNetwork, DemoPost } from './demo-posts';
import { minute, type Month, monthDays } from './month';

/** Visitors that a post brings on its day; each day later it brings a fifth less. */
const reach: Record<DemoNetwork, number> = { facebook: 17, rss: 6, linkedin: 7 };
const fading = 0.8;

/** Visitors a day who came by no post. */
const others: readonly [CameBy, number][] = [
  ['search', 1.2],
  ['poster', 0.8],
  ['direct', 0.6],
];

/** How busy a bakery's page is from Sunday to Saturday. */
const week = [0.75, 0.75, 0.85, 0.95, 1.1, 1.35, 1.2];

/** Hours at which a page about bread is looked at, the likelier ones more than once. */
const hours = [7, 8, 8, 9, 9, 10, 11, 12, 13, 13, 14, 17, 18, 18, 19, 19, 20, 20, 21, 22];

const links: Partial<Record<CameBy, Omit<Touch, 'at'>>> = {
  search: { referrer: 'www.google.com' },
  poster: { utm: { source: 'cartel', medium: 'qr' } },
};

/** Where a visitor of a moment came from; a post is the latest one on its channel. */
export function touchOf(by: CameBy, posts: readonly DemoPost[], at: Date): Touch {
  const post = posts
    .filter(({ network, at: out }) => network === by && out <= at)
    .toSorted((left, right) => left.at.getTime() - right.at.getTime())
    .at(-1);
  return { at: at.toISOString(), ...(post ? { code: post.code } : links[by]) };
}

/** Somebody who became a lead, and looked at the page for that. */
export interface Visit {
  at: Date;
  visitor: string;
  touch: Touch;
}

interface Traffic {
  views: NewHits['views'];
  clicks: NewHits['clicks'];
}

interface Given {
  month: Month;
  posts: readonly DemoPost[];
  pageId: number;
  /** What a visitor of a day is counted by. */
  hashOf: (visitor: string) => string;
  /** Visits that are known. */
  visits: readonly Visit[];
}

/** What writes down visits and clicks, and makes up moments and numbers. */
function logOf({ month, pageId, hashOf }: Given) {
  const random = randomFrom(1_871);
  const traffic: Traffic = { views: [], clicks: [] };
  let serial = 0;
  const within = (minutes: number) => Math.round(random() * minutes * minute);
  const visitorAt = (at: Date) => hashOf(`${at.toISOString().slice(0, 10)} ${(serial += 1)}`);
  const view = ({ at, visitor, touch }: Visit, bot = false) =>
    void traffic.views.push({ pageId, at, visitor, touch, bot });
  const click = (code: string, at: Date, visitor = visitorAt(at), bot = false) =>
    void traffic.clicks.push({ code, at, visitor, bot });
  return {
    traffic,
    within,
    visitorAt,
    view,
    click,
    /** Whether something happens that does in this share of cases. */
    happens: (share: number) => random() < share,
    some: (mean: number) => Math.floor(mean * (0.7 + 0.6 * random()) + random()),
    momentOf: (ago: number) => {
      const hour = hours[Math.floor(random() * hours.length)] as number;
      return new Date(month.at(ago, `${String(hour).padStart(2, '0')}:00`).getTime() + within(59));
    },
    /** A person looks at the page, some twice. */
    visit: (one: Visit) => {
      view(one);
      if (random() < 0.2) view({ ...one, at: new Date(one.at.getTime() + minute + within(6)) });
      if (one.touch.code) click(one.touch.code, new Date(one.at.getTime() - 2_000), one.visitor);
    },
  };
}

type Log = ReturnType<typeof logOf>;

/** Those whom posts bring on a day; who follows a short link may turn back before the page is there. */
function comeByPosts({ month, posts }: Given, log: Log, ago: number): void {
  const busy = week[month.weekday(ago)] as number;
  for (const { network, code, at: out } of posts) {
    const age = Math.floor((month.at(ago, '23:59').getTime() - out.getTime()) / (24 * 60 * minute));
    if (age < 0) continue;
    for (let left = log.some(reach[network] * fading ** age * busy); left > 0; left -= 1) {
      const wished = log.momentOf(ago);
      const at = wished > out ? wished : new Date(out.getTime() + 3 * minute + log.within(300));
      log.visit({ at, visitor: log.visitorAt(at), touch: { at: at.toISOString(), code } });
      if (log.happens(0.34)) log.click(code, new Date(at.getTime() - minute));
    }
  }
}

/** The other visitors of a day, and machines. */
function comeOtherwise({ month, posts }: Given, log: Log, ago: number): void {
  const busy = week[month.weekday(ago)] as number;
  for (const [by, mean] of others) {
    for (let left = log.some(mean * busy); left > 0; left -= 1) {
      const at = log.momentOf(ago);
      log.visit({ at, visitor: log.visitorAt(at), touch: touchOf(by, posts, at) });
    }
  }
  for (let left = log.some(3); left > 0; left -= 1) {
    const at = log.momentOf(ago);
    log.view({ at, visitor: log.visitorAt(at), touch: { at: at.toISOString() } }, true);
  }
}

/**
 * A month of views and clicks, the same ones for the same days: more when a post is new and before the weekend, some by
 * machines.
 */
export function trafficOf(given: Given): Traffic {
  const { month, posts, visits } = given;
  const log = logOf(given);
  for (let ago = monthDays - 1; ago >= 0; ago -= 1) {
    comeByPosts(given, log, ago);
    comeOtherwise(given, log, ago);
  }
  for (const known of visits) log.visit(known);
  // Networks look at what a link leads to as soon as it is posted.
  for (const { code, at } of posts) {
    for (const seconds of [4, 9, 31])
      log.click(code, new Date(at.getTime() + seconds * 1_000), undefined, true);
  }
  const isPast = ({ at }: { at: Date }) => at < month.now;
  const { views, clicks } = log.traffic;
  return { views: views.filter(isPast), clicks: clicks.filter(isPast) };
}
