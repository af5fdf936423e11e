import { z } from 'zod';
import { line, queryId } from '../../../fields';
import { languages } from '../../../languages';
import { choiceFilter, filtersOf, textFilter, timeFilter } from '../../../list/filters';
import { listQuery, searchText } from '../../../list/list-query';
import { seenVersion } from '../../../list/version';
import { messages } from '../../../messages';
import { productMessages } from '../../products/messages';
import { factKinds, factLimits } from '../../products/scales';
import { angles, audiences, authors, campaignStatuses } from '../scales';
import { campaignTypes } from '../kinds';
import { goals } from '../../scales';
import { pieceSchema } from '../schemas';

/** A place in a piece, as findings name it: `blocks.2.lines.0`. */
const place = z
  .string()
  .max(100)
  .regex(/^[a-zA-Z]\w*(\.\w+)*$/, messages['field.invalid']);

/** A whole piece, of the campaign's own type, is a new version. */
export const campaignChanges = z.object({
  name: line(messages['name.required']).optional(),
  piece: pieceSchema.optional(),
  ...seenVersion,
});

/** A text that is not saved yet. */
export const unsavedPiece = z.object({ piece: pieceSchema });

/** The version that the caller read, which a person approves only as it was read. */
export const seenCampaign = z.object(seenVersion);

/** Other words for the sentence at a place, or for the whole piece. */
export const otherWording = z.object({ at: place.optional(), ...seenVersion });

/** A fact that a sentence states and the product does not have yet; the sentence at the place cites it then. */
export const citedFact = z.object({
  at: place,
  text: line(productMessages['answer.required'], factLimits.text),
  kind: z.enum(factKinds),
  /** The piece with the sentence, if it is not saved yet. */
  piece: pieceSchema.optional(),
  ...seenVersion,
});

export const campaignSorts = ['name', 'updatedAt', 'scheduledAt'] as const;

export const campaignFilters = {
  name: textFilter,
  type: choiceFilter(campaignTypes),
  status: choiceFilter(campaignStatuses),
  angle: choiceFilter(angles),
  goal: choiceFilter(goals),
  language: choiceFilter(languages),
  audience: choiceFilter(audiences),
  author: choiceFilter(authors),
  updatedAt: timeFilter,
  scheduledAt: timeFilter,
};

export const campaignSearch = z.object({
  /** The ids of a company, a product and a set. */
  company: queryId,
  product: queryId.optional(),
  set: queryId.optional(),
  /** Only those that cite a fact which was changed or deleted since. */
  changed: z.enum(['true', 'false']).optional(),
  /** Only those of which a version is approved. */
  approved: z.enum(['true', 'false']).optional(),
  q: searchText,
  filter: filtersOf(campaignFilters),
});

export const campaignQuery = listQuery(campaignSorts, '-updatedAt').extend(campaignSearch.shape);
