import { z } from 'zod';
import { line, optionalEmail, paragraph } from '@shared/fields';
import { isDay } from '@shared/list/periods';
import { newPage } from '@shared/marketing/capture/pages/schemas';
import { pageThemes } from '@shared/marketing/capture/scales';
import { slugOf } from '@shared/marketing/capture/pages/slug-of';
import { showsLink } from '@shared/marketing/publications/carried';
import { publicationMessages } from '@shared/marketing/publications/messages';
import { optionalLink } from '@shared/record-fields';
import { messages } from '@shared/messages';
import { todayIn } from '../publications/calendar/time/wall';
import { freeSlots } from './free-slots';
import { firstNetwork, quickNetworks } from './quick-networks';
import { approvedOf, type Known, waitingPosts } from './use-known';

/** What the dialog asks for; `page` and `mail` hold the id of a campaign, or nothing. */
const fields = z.object({
  page: z.string(),
  slug: z.string(),
  theme: z.enum(pageThemes),
  postalAddress: z.string(),
  link: z.string(),
  channels: z.array(z.number()),
  newChannels: z.array(z.enum(quickNetworks)),
  posts: z.array(
    z.object({ id: z.number(), name: z.string(), goes: z.boolean(), day: z.string(), time: z.string() }),
  ),
  replies: z.boolean(),
  mail: z.string(),
  senderName: z.string(),
  replyTo: z.string(),
});

export type Launch = z.output<typeof fields>;

/** Whether a page is published. */
export const wantsPage = ({ page }: Pick<Launch, 'page'>, { live }: Known) => !live && page !== '';

/** The posts that are scheduled: chosen, and not scheduled before. */
export function goingPosts({ posts }: Pick<Launch, 'posts'>, { set }: Pick<Known, 'set'>) {
  const waiting = new Set(waitingPosts(set).map(({ id }) => id));
  return posts.filter(({ id, goes }) => goes && waiting.has(id));
}

const leadsNowhere = (values: Launch, known: Known) =>
  !known.live && !wantsPage(values, known) && known.target === null;

/** Whether a post shows its link on one of the chosen channels. */
function showsLinks({ channels, newChannels }: Launch, known: Known): boolean {
  const chosen = known.channels.filter(({ id }) => channels.includes(id)).map(({ network }) => network);
  const all = [...chosen, ...newChannels];
  return all.length === 0 || all.some(showsLink);
}

/** What the dialog has to ask for, since it is needed and not known. */
export const lacksOf = (values: Launch, known: Known) => ({
  postalAddress: !known.company.postalAddress && (wantsPage(values, known) || values.replies),
  link: leadsNowhere(values, known) && goingPosts(values, known).length > 0 && showsLinks(values, known),
  senderName: values.replies && !known.company.senderName,
  replyTo: values.replies && !known.company.replyTo,
});

const needed = {
  postalAddress: paragraph(messages['field.required'], 500),
  link: optionalLink.refine((link) => link !== null, messages['field.required']),
  senderName: line(messages['field.required'], 100),
  replyTo: optionalEmail.refine((email) => email !== null, messages['email.required']),
};

const day = z.string().refine(isDay, publicationMessages['slot.none']);
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, publicationMessages['slot.none']);

/** Checks only those of the typed values that are needed. */
export const launchOf = (known: Known) =>
  fields.superRefine((values, context) => {
    const check = (schema: z.ZodType, value: unknown, ...path: (string | number)[]) => {
      const issue = schema.safeParse(value).error?.issues[0];
      if (issue) context.addIssue({ code: 'custom', path, message: issue.message });
    };
    const lacks = lacksOf(values, known);
    for (const name of ['postalAddress', 'link', 'senderName', 'replyTo'] as const) {
      if (lacks[name]) check(needed[name], values[name], name);
    }
    if (wantsPage(values, known)) check(newPage.shape.slug, values.slug, 'slug');
    const going = goingPosts(values, known);
    values.posts.forEach((post, at) => {
      if (!going.includes(post)) return;
      check(day, post.day, 'posts', at, 'day');
      check(time, post.time, 'posts', at, 'time');
    });
    if (going.length > 0 && values.channels.length + values.newChannels.length === 0)
      context.addIssue({ code: 'custom', path: ['channels'], message: publicationMessages['channel.none'] });
  });

/** The address that is proposed for a page: its own if it was made before, else what is sold. */
export function proposedSlug({ pages, product: { shortName, name } }: Known, page: string): string {
  const before = pages.find(({ campaignId }) => String(campaignId) === page);
  return before?.slug ?? slugOf(shortName ?? name);
}

/** The values that the dialog begins with: everything is chosen, and what is not known is empty. */
export function firstValues(known: Known): Launch {
  const { company, channels, set, taken } = known;
  const posts = waitingPosts(set);
  const slots = freeSlots({ today: todayIn(company.timezone), count: posts.length, taken });
  const connected = channels.filter(({ status }) => status === 'connected');
  const page = String(approvedOf(set, 'page')[0]?.id ?? '');
  return {
    page,
    slug: proposedSlug(known, page),
    theme: 'paper',
    postalAddress: company.postalAddress ?? '',
    link: '',
    channels: connected.length === 1 ? connected.map(({ id }) => id) : [],
    newChannels: channels.length === 0 ? [firstNetwork(company.targetAudienceType)] : [],
    posts: posts.map(({ id, name }, at) => {
      const [on = '', hour = ''] = slots[at]?.split('T') ?? [];
      return { id, name, goes: true, day: on, time: hour };
    }),
    replies: false,
    mail: String(approvedOf(set, 'mail')[0]?.id ?? ''),
    senderName: company.senderName ?? company.name,
    replyTo: company.replyTo ?? '',
  };
}
