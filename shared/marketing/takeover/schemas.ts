import { z } from 'zod';
import { line, queryId, rowId } from '../../fields';
import { languages } from '../../languages';
import { seenVersion } from '../../list/version';
import { productMessages } from '../products/messages';
import { factLimits } from '../products/scales';
import { takeoverMessages } from './messages';

/** Products that one request takes over at most. */
export const mostTaken = 1_000;

/** A company of CONSULTIA; `language` is for texts that do not show theirs. */
export const takenBusiness = z.object({ companyId: rowId, language: z.enum(languages) });

/** The products of CONSULTIA that are taken over. */
export const takenProducts = z.object({ productIds: z.array(rowId).min(1).max(mostTaken) });

/** A company of CONSULTIA. */
export const linkQuery = z.object({ company: queryId });

/** Words of a customer that were read again and may be published. */
export const customersWords = z.object({
  text: line(productMessages['answer.required'], factLimits.text),
  asks: z.enum(['worry', 'question']),
  mayPublish: z.literal(true, { error: takeoverMessages['publish.required'] }),
  ...seenVersion,
});

/** A contact or a company of LEADMANAGER. */
export const originQuery = z.object({ contact: queryId.optional(), crmCompany: queryId.optional() });
