import { z } from 'zod';
import { limits, withoutNul } from '../fields';

/** Rows of a page, and most rows that are ever counted: past them a list says "10,000+". */
export const pageLimits = { usual: 50, most: 200, counted: 10_000 } as const;

/** A name that a list sorts by; with a minus in front, in descending order. */
export type Order<Name extends string> = Name | `-${Name}`;

/** What is typed into a search box. */
export const searchText = z.string().max(limits.name).check(withoutNul).optional();

/** How a list with these sorts is ordered, and what is usual. */
export const orderOf = <const Name extends string>(names: readonly Name[], usual: NoInfer<Order<Name>>) =>
  z.enum(names.flatMap((name): Order<Name>[] => [name, `-${name}`])).default(usual as never);

/** The part of a list that is asked for: the cursor is the `next` of the page before. */
export const pageOf = {
  cursor: z.string().max(4_000).optional(),
  limit: z.coerce.number<string | number>().int().min(1).max(pageLimits.most).default(pageLimits.usual),
};

/** How a list is asked for page by page: search, order, cursor and size of the page. */
export const listQuery = <const Name extends string>(names: readonly Name[], usual: NoInfer<Order<Name>>) =>
  z.object({ q: searchText, sort: orderOf(names, usual), ...pageOf });
