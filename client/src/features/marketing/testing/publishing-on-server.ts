import { marketingAssetsApi } from '@shared/marketing/assets/endpoints';
import { marketingCampaignsApi } from '@shared/marketing/campaigns/editing/endpoints';
import { networks } from '@shared/marketing/channels/networks';
import { marketingCompaniesApi } from '@shared/marketing/companies/endpoints';
import { marketingChannelsApi } from '@shared/marketing/channels/endpoints';
import { marketingPublicationsApi } from '@shared/marketing/publications/endpoints';
import { clockChanges, slotOf } from '@shared/time/clock';
import { fakeApi } from '@/testing/fake-api';
import type { Channel } from '../channels/reads';
import type { CalendarDays, ListedPublication, Piece, Publication } from '../publications/reads';
import { marketingOnServer } from './marketing-on-server';

const at = '2026-11-20T09:00:00.000Z';
const zone = 'Europe/Madrid';

/** A Bluesky account that works. */
export const anyChannel = (changes: Partial<Channel> = {}): Channel => ({
  id: 31,
  marketingCompanyId: 7,
  network: 'bluesky',
  name: 'espiga.bsky.social',
  limits: {},
  connectedBy: null,
  account: 'espiga.bsky.social',
  address: 'https://bsky.social',
  settings: { picture: 'image' },
  status: 'connected',
  problem: null,
  testedAt: at,
  createdAt: at,
  updatedAt: at,
  version: 1,
  feedUrl: null,
  ...changes,
});

/** An approved post that was never scheduled. */
export const anyPost = (changes: Partial<Piece> = {}): Piece => ({
  id: 11,
  marketingCompanyId: 7,
  name: 'Hogaza: problema',
  type: 'social media',
  status: 'approved',
  productId: 3,
  setId: 2,
  angle: 'pain',
  goal: 'buy',
  language: 'es',
  audience: 'B2C',
  version: 3,
  engine: 'template',
  author: 'template',
  metrics: null,
  contentVersion: 2,
  approvedVersion: 2,
  approvedAt: at,
  scheduledVersion: null,
  scheduledAt: null,
  changedFacts: [],
  contentId: 4,
  lastVersion: 2,
  createdAt: at,
  updatedAt: at,
  networks: [...networks],
  ...changes,
});

/** A post that waits for its slot. */
export function anyPublication(changes: Partial<Publication> = {}): Publication {
  const wall = changes.wall ?? '2027-03-10T09:30';
  const slot = slotOf(wall, zone);
  return {
    id: 51,
    marketingCompanyId: 7,
    campaignId: 11,
    channelId: 31,
    assetId: null,
    zone,
    attempts: 0,
    status: 'queued',
    nextAt: null,
    remoteUrl: null,
    publishedAt: null,
    version: 1,
    wall,
    createdAt: at,
    updatedAt: at,
    campaign: 'Hogaza: problema',
    angle: 'pain',
    problem: null,
    campaignStatus: 'scheduled',
    channel: 'espiga.bsky.social',
    network: 'bluesky',
    channelStatus: 'connected',
    contentVersion: 2,
    approvedVersion: 2,
    link: 'https://quorumia.example/r/abcdefg',
    name: changes.excerpt ?? '¿Otra vez pan duro?',
    excerpt: '¿Otra vez pan duro?',
    title: '',
    text: '¿Otra vez pan duro? https://quorumia.example/r/abcdefg',
    alt: null,
    ledger: [],
    pictureVersion: null,
    canUndo: false,
    shift: slot.shift,
    dueAt: slot.at.toISOString(),
    ...changes,
  };
}

interface Held {
  channels?: Channel[];
  posts?: Piece[];
  publications?: Publication[];
  conflicts?: CalendarDays['conflicts'];
}

const waits: readonly ListedPublication['status'][] = ['manual_pending', 'unconfirmed', 'failed'];

const unsettledIn = ({ channels, publications }: Required<Held>) =>
  channels.filter(({ status }) => status === 'reconnect').length +
  publications.filter(({ status }) => waits.includes(status)).length;

/** A server with what a company publishes; the answer may be changed by a test. */
export function publishingOnServer({
  channels = [],
  posts = [],
  publications = [],
  conflicts = [],
}: Held = {}) {
  const held = { channels, posts, publications, conflicts };
  const server = marketingOnServer();
  fakeApi.answer(marketingCompaniesApi.list, () =>
    server.companies.map((company) => ({ ...company, unsettledCount: unsettledIn(held) })),
  );
  fakeApi.answer(marketingChannelsApi.list, () => held.channels);
  fakeApi.answer(marketingCampaignsApi.list, ({ search }) => postsIn(held.posts, search));
  fakeApi.answer(marketingPublicationsApi.list, () => ({
    rows: held.publications.filter(({ status }) => waits.includes(status)),
    next: null,
  }));
  fakeApi.answer(marketingPublicationsApi.read, ({ params }) => publicationIn(held.publications, params.id));
  fakeApi.answer(marketingPublicationsApi.calendar, ({ search }) => {
    const [from, to] = ['from', 'to'].map((name) => new Date(`${search.get(name)}T00:00Z`)) as [Date, Date];
    return {
      zone,
      from: from.toISOString(),
      to: to.toISOString(),
      conflicts: held.conflicts,
      publications: held.publications.filter(
        ({ wall }) => wall >= from.toISOString().slice(0, 10) && wall < to.toISOString().slice(0, 10),
      ),
      changes: clockChanges(from, to, zone).map((change) => ({ ...change, at: change.at.toISOString() })),
    };
  });
  fakeApi.answer(marketingAssetsApi.ofCampaign, {
    headlines: [],
    photoId: null,
    hasLogo: true,
    hasColours: true,
    contrast: null,
    set: null,
    pictures: [],
    campaign: {} as never,
  });
  return held;
}

/** A server that plans each post for a channel of a network, and schedules it. */
export function answerPlans(
  network: Channel['network'] = 'bluesky',
  target: string | null = 'https://q.example/l/hogaza',
) {
  fakeApi.answer(marketingPublicationsApi.plan, ({ body }) => ({
    conflicts: [],
    target,
    channels: [
      { channelId: 31, title: '', text: 'El texto', hasLink: network !== 'instagram', problem: null },
    ],
    slots: body.slots.map((wall) => ({
      wall,
      shift: null,
      problem: null,
      dueAt: '2027-03-10T09:00:00.000Z',
    })),
  }));
  fakeApi.answer(marketingPublicationsApi.schedule, { publications: [anyPublication()], conflicts: [] });
}

/** A page of fifty approved posts with the words that are sought. */
function postsIn(posts: readonly Piece[], search: URLSearchParams) {
  const from = Number(search.get('cursor') ?? 0);
  const q = search.get('q')?.toLowerCase() ?? '';
  const isAsked = ({ name, approvedVersion }: Piece) =>
    name.toLowerCase().includes(q) && (approvedVersion !== null || search.get('approved') !== 'true');
  const found = posts.filter(isAsked);
  const end = from + 50;
  return { rows: found.slice(from, end), next: end < found.length ? String(end) : null };
}

function publicationIn(publications: readonly Publication[], id: string): Publication {
  const found = publications.find((one) => String(one.id) === id);
  if (!found) throw new Error(`no publication ${id}`);
  return found;
}
