import { z } from 'zod';
import { queryId, rowId } from '../../fields';
import { choiceFilter, filtersOf, rowFilter, timeFilter } from '../../list/filters';
import { orderOf, pageOf } from '../../list/list-query';
import { seenVersion } from '../../list/version';
import { say } from '../../message';
import { messages } from '../../messages';
import { day } from '../../record-fields';
import { channelNetworks } from '../channels/networks';
import { publicationMessages } from './messages';
import { publicationLimits, publicationStatuses } from './scales';
import { isZone } from '../../time/zone';

const zone = z.string().max(100).refine(isZone, publicationMessages['zone.invalid']);

/** A wall time: `2027-03-28T09:30`. */
const wall = z
  .string({ error: publicationMessages['slot.none'] })
  .regex(/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/, publicationMessages['slot.none'])
  .refine((text) => {
    const at = new Date(`${text}:00Z`);
    return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
  }, publicationMessages['slot.none']);

/** A slot that stands for the next full minute. */
export const nowSlot = 'now';

const slots = z
  .array(z.union([z.literal(nowSlot), wall], publicationMessages['slot.none']))
  .min(1, publicationMessages['slot.none'])
  .max(publicationLimits.slots);

const channels = z.array(rowId).max(50);

const scheduled = {
  slots,
  /** The company's zone, if not given. */
  zone: zone.optional(),
  /** The picture; null for none. If it is not given, a picture of the text is taken, where one is drawn. */
  assetId: rowId.nullable().optional(),
};

const notTooMany = ({ channels: on, slots: at }: { channels: number[]; slots: string[] }) =>
  new Set(on).size * new Set(at).size <= publicationLimits.slots;

const tooMany = {
  path: ['slots'],
  error: say(publicationMessages['slot.most'], { most: publicationLimits.slots }),
};

/** Every channel gets the post at every slot. */
export const newSchedule = z
  .object({ channels: channels.min(1, publicationMessages['channel.none']), ...scheduled })
  .refine(notTooMany, tooMany);

/** The same before a channel is chosen: where the post leads, and what stands against its slots. */
export const plannedSchedule = z.object({ channels, ...scheduled }).refine(notTooMany, tooMany);

/** Another slot; the zone stays if none is given. */
export const movedPublication = z.object({ wall, zone: zone.optional(), ...seenVersion });

/** Another picture for what waits of a campaign. */
export const postPicture = z.object({ assetId: rowId });

/** The version of the publication that the caller acted on. */
export const seenPublication = z.object(seenVersion);

/** What a person saw on the far side. Where it is there, its address is kept. */
export const confirmedPublication = z.object({
  isThere: z.boolean(),
  address: z
    .url({ protocol: /^https?$/, error: publicationMessages['address.required'] })
    .max(2_000)
    .nullable()
    .default(null),
  ...seenVersion,
});

export const publicationFilters = {
  channel: rowFilter,
  campaign: rowFilter,
  network: choiceFilter(channelNetworks),
  status: choiceFilter(publicationStatuses),
  dueAt: timeFilter,
};

/** The publications of a company. */
export const publicationQuery = z.object({
  company: queryId,
  sort: orderOf(['dueAt'], '-dueAt'),
  filter: filtersOf(publicationFilters),
  ...pageOf,
});

const dayLength = 24 * 60 * 60 * 1_000;

/** Days of the company's calendar; `to` is the day after the last one. */
export const calendarQuery = z
  .object({ companyId: queryId, from: day, to: day })
  .refine(({ from, to }) => from < to, { path: ['to'], error: messages['field.invalid'] })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= publicationLimits.calendarDays * dayLength, {
    path: ['to'],
    error: publicationMessages['range.long'],
  });
