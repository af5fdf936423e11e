import { z } from 'zod';
import { queryId, rowId } from '../../../fields';
import { languages } from '../../../languages';
import { audienceTypes } from '../../scales';
import { goals } from '../scales';

/** Without an audience it is the company's, without a language the product's. Both audiences make two sets. */
export const newSets = z.object({
  productId: rowId,
  language: z.enum(languages).optional(),
  audience: z.enum(audienceTypes).optional(),
  goal: z.enum(goals),
});

/** The sets of a company, or of one product. */
export const setQuery = z.object({ company: queryId, product: queryId.optional() });

export type NewSets = z.input<typeof newSets>;
