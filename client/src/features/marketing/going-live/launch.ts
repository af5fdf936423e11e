import type { Wire } from '@shared/http/wire';
import { marketingPagesApi } from '@shared/marketing/capture/pages/endpoints';
import { marketingChannelsApi } from '@shared/marketing/channels/endpoints';
import { networkTitle } from '@shared/marketing/channels/networks';
import { marketingProductsApi } from '@shared/marketing/products/endpoints';
import { hasPostFor } from '@shared/marketing/publications/carried';
import { marketingPublicationsApi, type Scheduled } from '@shared/marketing/publications/endpoints';
import { companySenderApi, marketingSequencesApi } from '@shared/marketing/sequences/endpoints';
import { call } from '@/lib/api/api-client';
import type { LandingPage } from '../capture/reads';
import type { Channel } from '../channels/reads';
import { keepCompany } from '../keep-company';
import { unscheduleAll } from '../publications/schedule/schedule-all';
import type { Sequence } from '../sequences/reads';
import { goingPosts, lacksOf, type Launch, proposedSlug, wantsPage } from './launch-values';
import type { Known } from './use-known';

/** A part of going live: a field of the dialog, or the id of a post. */
export type Part = 'postalAddress' | 'page' | 'link' | 'channels' | 'replies' | number;

type Destination = Pick<Channel, 'id' | 'network'>;

/** What went live, and what did not. */
export interface Launched {
  page: LandingPage | null;
  publications: Wire<Scheduled>['publications'];
  sequence: Sequence | null;
  /** The channels to which posts go; null where one could not be made. */
  channels: readonly Destination[] | null;
  problems: ReadonlyMap<Part, Error>;
}

/** Collects the problems of parts, so that one that fails does not keep the others. */
function attempts() {
  const problems = new Map<Part, Error>();
  const attempt = async <Result>(part: Part, work: () => Promise<Result>): Promise<Result | null> => {
    try {
      return await work();
    } catch (error) {
      problems.set(part, error as Error);
      return null;
    }
  };
  return { problems, attempt };
}

/**
 * Publishes the page and schedules the posts, and prepares the reply where it is wished. `known` has just been read, so that
 * what is done already is not done again. Posts wait for what they need: where it failed they are not scheduled.
 */
export async function launch(values: Launch, known: Known, replyName: string): Promise<Launched> {
  const { problems, attempt } = attempts();
  await attempt('postalAddress', () => saveCompany(values, known));
  const isAddressed = !problems.has('postalAddress');
  const page =
    isAddressed && wantsPage(values, known) ? await attempt('page', () => publishPage(values, known)) : null;
  await attempt('link', () => saveLink(values, known));
  const channels = await attempt('channels', () => connectAll(values, known));
  const publications: Launched['publications'] = [];
  const isReady = problems.size === 0;
  for (const post of isReady ? goingPosts(values, known) : []) {
    const scheduled = await attempt(post.id, () => schedulePost(post, channels ?? [], known));
    publications.push(...(scheduled?.publications ?? []));
  }
  const sequence =
    isAddressed && values.replies
      ? await attempt('replies', () => prepareReply(values, known, replyName))
      : null;
  return { page, publications, sequence, channels, problems };
}

/** Keeps what the company lacked. */
async function saveCompany(values: Launch, known: Known) {
  const lacks = lacksOf(values, known);
  const changes = {
    ...(lacks.postalAddress && { postalAddress: values.postalAddress }),
    ...(lacks.senderName && { senderName: values.senderName }),
    ...(lacks.replyTo && { replyTo: values.replyTo }),
  };
  if (Object.keys(changes).length > 0) await keepCompany(known.company.id, changes);
}

/** Publishes the chosen page; one that was made before and not published is taken up. */
async function publishPage({ page, slug, theme }: Launch, known: Known): Promise<LandingPage> {
  const campaignId = Number(page);
  const before = known.pages.find((one) => one.campaignId === campaignId);
  // Where another page has the proposed address, the server adds a number to it.
  const isProposed = slug === proposedSlug(known, page);
  const draft = before
    ? await call(
        marketingPagesApi.update,
        { id: before.id },
        { theme, ...(!isProposed && { slug }), version: before.version },
      )
    : await call(marketingPagesApi.create, {}, { campaignId, theme, ...(!isProposed && { slug }) });
  return call(marketingPagesApi.publish, { id: draft.id }, { version: draft.version });
}

/** Keeps where the posts lead as the address of the product. */
async function saveLink(values: Launch, known: Known) {
  const { id, version } = known.product;
  if (lacksOf(values, known).link)
    await call(marketingProductsApi.update, { id }, { url: values.link, version });
}

/** The chosen channels; those that are not there yet are made. */
async function connectAll({ channels, newChannels }: Launch, known: Known): Promise<Destination[]> {
  const chosen: Destination[] = known.channels.filter(({ id }) => channels.includes(id));
  for (const network of newChannels) {
    const before = known.channels.find((channel) => channel.network === network);
    const name = networkTitle(network, known.company.language);
    const body = { network, marketingCompanyId: known.company.id, name };
    chosen.push(before ?? (await call(marketingChannelsApi.create, {}, body)));
  }
  return chosen;
}

async function schedulePost(
  { id, day, time }: Launch['posts'][number],
  channels: readonly Destination[],
  { company, set }: Known,
) {
  const networks = set.campaigns.find((campaign) => campaign.id === id)?.networks ?? [];
  const own = channels.filter(({ network }) => hasPostFor(network, networks));
  // If it has a text for none of them, the server refuses it with the reason.
  const ids = (own.length > 0 ? own : channels).map((channel) => channel.id);
  const body = { channels: ids, slots: [`${day}T${time}`], zone: company.timezone };
  return call(marketingPublicationsApi.schedule, { id }, body);
}

/** Makes a sequence of one mail at once, simulates it, and mails the code that proves the address for answers. */
async function prepareReply({ mail }: Launch, { company, sequences, sender }: Known, name: string) {
  const before = sequences[0];
  const steps = [{ delay: 0, condition: 'always' as const, campaignId: Number(mail) }];
  const { id } =
    before ??
    (await call(
      marketingSequencesApi.create,
      {},
      { marketingCompanyId: company.id, name, pages: null, steps },
    ));
  await call(marketingSequencesApi.simulate, { id });
  if (!sender.isProven) await call(companySenderApi.askCode, { id: company.id });
  return call(marketingSequencesApi.read, { id });
}

/** Takes back what went live: the page is switched off, and the posts do not go out. */
export async function takeBack({ page, publications }: Pick<Launched, 'page' | 'publications'>) {
  await unscheduleAll(publications);
  if (page) await call(marketingPagesApi.switchOff, { id: page.id }, { version: page.version });
}
