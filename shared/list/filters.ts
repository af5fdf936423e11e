import { z } from 'zod';
import { limits, withoutNul } from '../fields';
import { messages } from '../messages';

/** Rows without a value (`empty: true`), or with any. */
const empty = z.boolean().optional();

/** One of some values, or none of them. Rows without a value are in `none`. */
export const choiceFilter = <const Value extends string>(values: readonly Value[]) =>
  z.strictObject({
    any: z.array(z.enum(values)).optional(),
    none: z.array(z.enum(values)).optional(),
    empty,
  });

/** A text that contains words, whatever their case and accents. */
export const textFilter = z.strictObject({
  contains: z.string().max(limits.name).check(withoutNul).optional(),
  empty,
});

/** A number within limits, both included. */
export const numberFilter = z.strictObject({ from: z.number().optional(), to: z.number().optional(), empty });

/** A moment from one on, and before another (ISO 8601). */
export const timeFilter = z.strictObject({
  from: z.iso.datetime({ offset: true }).optional(),
  to: z.iso.datetime({ offset: true }).optional(),
  empty,
});

/** The filters of a list, by column, as JSON in one parameter of the query string. */
export const filtersOf = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z
    .string()
    .max(4_000)
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message: messages['field.invalid'] });
        return z.NEVER;
      }
    })
    .pipe(z.strictObject(shape).partial())
    .optional();
