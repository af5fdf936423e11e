import { z } from 'zod';
import { limits, withoutNul } from '../fields';
import { messages } from '../messages';
import { day, moment } from '../record-fields';
import { dayOf, daysOf, periods, startOfDay } from './periods';

const idText = z.string().regex(/^[1-9]\d{0,8}$/);

/** Selects rows without a value (`true`) or with one (`false`). */
const empty = z.boolean().optional();

/** A filter for any of some values or none of them. `none` includes rows without a value. */
export const choiceFilter = <const Value extends string>(values: readonly Value[]) =>
  z.strictObject({
    any: z.array(z.enum(values)).optional(),
    none: z.array(z.enum(values)).optional(),
    empty,
  });

/** A filter for any of some rows or none of them, by their ids as texts. */
export const rowFilter = z.strictObject({
  any: z.array(idText).max(100).optional(),
  none: z.array(idText).max(100).optional(),
});

/** The same for members of an account, of which a row may have none. */
export const memberFilter = rowFilter.extend({ empty });

const words = z.string().max(limits.name).check(withoutNul).optional();

/** A filter for texts that contain words, ignoring case and accents, or for one text exactly, or for all but one. */
export const textFilter = z.strictObject({
  contains: words,
  is: words,
  isNot: words,
  empty,
});

/** A filter for phones that contain digits, ignoring the format of both. */
export const phoneFilter = z.strictObject({ contains: words, empty });

/** A filter for numbers in a range; both bounds are inclusive. */
export const numberFilter = z.strictObject({ from: z.number().optional(), to: z.number().optional(), empty });

/** A period relative to today in Madrid, such as this week; it replaces `from` and `to`. */
const within = z.enum(periods).optional();

/** A filter for times (ISO 8601), or for the days of a period; `from` is inclusive, `to` exclusive. */
export const timeFilter = z
  .strictObject({
    from: moment.optional(),
    to: moment.optional(),
    within,
    empty,
  })
  .transform(({ within: period, ...filter }) => {
    if (!period) return filter;
    const { from, to } = daysOf(period, dayOf(new Date()));
    return { ...filter, from: startOfDay(from), to: startOfDay(to) };
  });

/** A filter for calendar days; `from` is inclusive, `to` exclusive. */
export const dayFilter = z
  .strictObject({ from: day.optional(), to: day.optional(), within, empty })
  .transform(({ within: period, ...filter }) =>
    period ? { ...filter, ...daysOf(period, dayOf(new Date())) } : filter,
  );

/** Groups names with a dot, such as `own.12`. */
function grouped(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given;
  const groups = Object.create(null) as Record<string, unknown>;
  for (const [name, filter] of Object.entries(given)) {
    const [group = '', part] = name.split('.');
    groups[group] =
      part === undefined ? filter : { ...(groups[group] as object | undefined), [part]: filter };
  }
  return groups;
}

/** The filters of a list by column, sent as JSON in one query parameter. */
export const filtersOf = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z
    .string()
    .max(4_000)
    .transform((text, context): unknown => {
      try {
        return grouped(JSON.parse(text));
      } catch {
        context.addIssue({ code: 'custom', message: messages['field.invalid'] });
        return z.NEVER;
      }
    })
    .pipe(z.strictObject(shape).partial())
    .optional();
