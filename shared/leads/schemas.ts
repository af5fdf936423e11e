import { z } from 'zod';
import { limits, optionalLine, rowId, withoutNul } from '../fields';
import { say } from '../message';
import { messages } from '../messages';
import { seenVersion } from '../list/version';
import { leadMessages } from './messages';

/** An optional text of several lines; an empty value becomes null. */
export const optionalText = (max: number = limits.description) =>
  z
    .string()
    .trim()
    .max(max, say(messages['text.long'], { max }))
    .check(withoutNul)
    .nullable()
    .transform((value) => value || null);

/** An optional address on the web, with or without its scheme; an empty value becomes null. */
export const optionalLink = optionalLine(500).refine(
  (value) => value === null || URL.canParse(/^https?:\/\//i.test(value) ? value : `https://${value}`),
  leadMessages['link.invalid'],
);

/** ISO 3166 alpha-2, in upper case. */
const optionalCountry = z
  .string()
  .regex(/^([A-Za-z]{2})?$/, leadMessages['country.invalid'])
  .nullable()
  .transform((value) => value?.toUpperCase() || null);

export const addressForm = {
  address: optionalLine(300),
  city: optionalLine(),
  region: optionalLine(),
  postalCode: optionalLine(20),
  country: optionalCountry,
};

/** At most fifty tags of a record. */
export const tagList = z
  .array(rowId)
  .max(50)
  .transform((ids) => [...new Set(ids)]);

/** Values of own fields by field id, null for none; `fields/read-own` checks them against the account's definitions. */
export const ownForm = z.record(
  z.string().regex(/^\d{1,10}$/),
  z.union([
    z.string().max(limits.description).check(withoutNul),
    z.number(),
    z.boolean(),
    z.array(z.string().max(limits.name)).max(100),
    z.null(),
  ]),
);

/** ISO 4217. */
export const currencyCode = z.string().regex(/^[A-Z]{3}$/, messages['field.invalid']);

/** Years that PostgreSQL and JavaScript write alike, also after a change of the time zone. */
const isInReach = (value: string) =>
  Date.parse(value) >= Date.parse('0001-01-02') && Date.parse(value) < Date.parse('9999-12-31');

/** A point in time, ISO 8601 with its offset. */
export const moment = z.iso
  .datetime({ offset: true, error: messages['date.invalid'] })
  .refine(isInReach, messages['date.invalid']);

/** A day, ISO 8601. */
export const day = z.iso
  .date({ error: messages['date.invalid'] })
  .refine(isInReach, messages['date.invalid']);

/** Changes of a record: some fields, and the version that the caller read. */
export const changesOf = <Shape extends z.core.$ZodLooseShape>(form: z.ZodObject<Shape>) =>
  form.partial().extend(seenVersion);

/** Most rows that can be ticked one by one. */
const mostTicked = 10_000;

/** Parts of a bulk act: fields that are set in all records, tags that they get or lose, and the way to the bin. */
export const settingAll = <Set extends z.ZodType>(set: Set) => z.strictObject({ set });
export const taggingAll = [
  z.strictObject({ addTags: tagList }),
  z.strictObject({ removeTags: tagList }),
] as const;
export const removingAll = z.strictObject({ remove: z.literal(true) });

/** A bulk act on the ticked records, or on all that a search and a filter find, as in the query of the list. */
export const bulkOf = <Searched extends z.ZodType, Does extends z.ZodType>(searched: Searched, does: Does) =>
  z.object({
    of: z.union([
      z.strictObject({ ids: z.array(rowId).min(1).max(mostTicked) }),
      z.strictObject({ all: searched }),
    ]),
    does,
  });
