import { z } from 'zod';
import { limits, withoutNul } from '../fields';

/** Default and maximum page size, and the maximum count: above it a list shows "10,000+". */
export const pageLimits = { usual: 50, most: 200, counted: 10_000 } as const;

/** A sort order: the name of a column, with a leading minus for descending order. */
export type Order<Name extends string> = Name | `-${Name}`;

/** The text of a search box. */
export const searchText = z.string().max(limits.name).check(withoutNul).optional();

/** The schema of a list's sort order, with its default. */
export const orderOf = <const Name extends string>(names: readonly Name[], usual: NoInfer<Order<Name>>) =>
  // The type of what the enumeration holds is not worked out while the names are a parameter.
  z.enum(names.flatMap((name): Order<Name>[] => [name, `-${name}`])).default(usual as never);

/** The schema of a page request: `cursor` is the `next` of the previous page. */
export const pageOf = {
  cursor: z.string().max(4_000).optional(),
  limit: z.coerce.number<string | number>().int().min(1).max(pageLimits.most).default(pageLimits.usual),
};

/** The schema of a paged list's query: search, order, cursor and page size. */
export const listQuery = <const Name extends string>(names: readonly Name[], usual: NoInfer<Order<Name>>) =>
  z.object({ q: searchText, sort: orderOf(names, usual), ...pageOf });
