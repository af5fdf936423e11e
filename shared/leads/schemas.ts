import { z } from 'zod';
import { limits, rowId, withoutNul } from '../fields';
import { leadMessages } from './messages';

/** The maximum amount in minor units; a sum of 900 such amounts is still an exact integer in JSON. */
export const mostAmount = 9_999_999_999_999;

/** Minor units of a currency. */
export const optionalAmount = z
  .number(leadMessages['amount.negative'])
  .min(0, leadMessages['amount.negative'])
  .max(mostAmount, leadMessages['amount.large'])
  .refine(Number.isInteger, leadMessages['amount.negative'])
  .nullable();

export const percent = z
  .int(leadMessages['percent.range'])
  .min(0, leadMessages['percent.range'])
  .max(100, leadMessages['percent.range']);
export const optionalPercent = percent.nullable();

/** ISO 3166 alpha-2, in upper case. */
export const optionalCountry = z
  .string()
  .regex(/^([A-Za-z]{2})?$/, leadMessages['country.invalid'])
  .nullable()
  .transform((value) => value?.toUpperCase() || null);

/** Maximum number of tags of a record. */
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

/** Maximum number of rows that can be ticked individually. */
const mostTicked = 10_000;

/** The parts of a bulk act: fields to set, tags to add or remove, or deletion. */
export const settingAll = <Set extends z.ZodType>(set: Set) => z.strictObject({ set });
export const taggingAll = [
  z.strictObject({ addTags: tagList }),
  z.strictObject({ removeTags: tagList }),
] as const;
export const removingAll = z.strictObject({ remove: z.literal(true) });

/** A bulk act on the ticked records, or on all that a search and a filter find, in the form of the list's query. */
export const bulkOf = <Searched extends z.ZodType, Does extends z.ZodType>(searched: Searched, does: Does) =>
  z.object({
    of: z.union([
      z.strictObject({
        ids: z.array(rowId).min(1).max(mostTicked),
        /** The versions that were seen, by id: nothing is changed at once, and none of those by a job, that differ. */
        versions: z.record(z.string().regex(/^[1-9]\d{0,9}$/), z.int()).optional(),
      }),
      z.strictObject({ all: searched }),
    ]),
    does,
  });
