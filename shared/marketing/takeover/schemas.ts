import { z } from 'zod';
import { queryId, rowId } from '../../fields';
import { languages } from '../../languages';

/** Products that one request takes over at most. */
export const mostTaken = 1_000;

/** A company of CONSULTIA; `language` is for texts that do not show theirs. */
export const takenBusiness = z.object({ companyId: rowId, language: z.enum(languages) });

/** The products of CONSULTIA that are taken over. */
export const takenProducts = z.object({ productIds: z.array(rowId).min(1).max(mostTaken) });

/** A company of CONSULTIA. */
export const linkQuery = z.object({ company: queryId });
