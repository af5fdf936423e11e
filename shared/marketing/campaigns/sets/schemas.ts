import { z } from 'zod';
import { queryId, rowId } from '../../../fields';
import { languages } from '../../../languages';
import { audienceTypes, goals } from '../../scales';

/**
 * Defaults: the company's audience, the product's language and goal, else the goal of buying. Both audiences make two
 * sets.
 */
export const newSets = z.object({
  productId: rowId,
  language: z.enum(languages).optional(),
  audience: z.enum(audienceTypes).optional(),
  goal: z.enum(goals).optional(),
});

/** The sets of a company, or of one product. */
export const setQuery = z.object({ company: queryId, product: queryId.optional() });

export type NewSets = z.input<typeof newSets>;
