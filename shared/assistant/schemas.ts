import { z } from 'zod';
import { portalNames } from '../addresses/portals';
import { limits, withoutNul } from '../fields';

/** A sentence may be longer than is read, so that the refusal can say so. */
const sentence = z.string().max(20_000).check(withoutNul);

const ref = z.string().regex(/^[a-z]{1,20}-[1-9]\d{0,9}$/);

/**
 * A sentence; the portal in which it is typed; and what the page is about, the nearest first (`deal-12`, or `brand-3` on
 * every page of a company in COMERZIA). An empty sentence answers examples.
 */
export const saidWords = z.object({
  text: sentence,
  portal: z.enum(portalNames).optional(),
  about: z.array(ref).max(5).default([]),
});

const argument = z.union([
  z.string().max(10_000).check(withoutNul),
  z.number(),
  z.boolean(),
  z.array(z.string().max(200).check(withoutNul)).max(50),
  z.null(),
]);

/** A tool with its arguments, as `parse` answered them or as they were edited. */
export const toolCall = z.object({
  tool: z.string().regex(/^[a-z_]{1,40}$/),
  args: z.record(z.string().regex(/^[a-zA-Z]{1,40}$/), argument).default({}),
});

/** Words of a name, and the kinds of records that are looked for, with commas. */
export const recordQuery = z.object({
  q: z.string().max(limits.name).check(withoutNul).default(''),
  of: z.string().regex(/^[a-z]{1,20}(,[a-z]{1,20}){0,9}$/),
});
