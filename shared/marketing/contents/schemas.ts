import { z } from 'zod';
import { line, queryId, rowId } from '../../fields';
import { languages } from '../../languages';
import { choiceFilter, filtersOf, textFilter, timeFilter } from '../../list/filters';
import { listQuery, searchText } from '../../list/list-query';
import { seenVersion } from '../../list/version';
import { messages } from '../../messages';
import { audiences } from '../campaigns/scales';
import { landingContent, pieceSchema } from '../campaigns/schemas';
import type { ContentPiece } from '../campaigns/versions/content-piece';
import { contentTypes } from '../campaigns/versions/scales';

/** A campaign's piece, or advertisements that stand alone. */
export const contentPiece = z.discriminatedUnion('type', [
  ...pieceSchema.options,
  z.object({ type: z.literal('ad text'), content: landingContent.shape.ads }),
]) satisfies z.ZodType<ContentPiece>;

/** A changed piece is a new version. */
export const contentChanges = z.object({
  name: line(messages['name.required']).optional(),
  piece: contentPiece.optional(),
  ...seenVersion,
});

/**
 * A copy: into a campaign of the same type and language, as its new version, or as a content of its own. `as` takes the
 * advertisements out of a landing page.
 */
export const contentCopy = z.object({
  campaignId: rowId.optional(),
  name: line(messages['name.required']).optional(),
  as: z.literal('ad text').optional(),
});

export const contentSorts = ['name', 'updatedAt'] as const;

export const contentFilters = {
  name: textFilter,
  type: choiceFilter(contentTypes),
  language: choiceFilter(languages),
  audience: choiceFilter(audiences),
  updatedAt: timeFilter,
};

export const contentSearch = z.object({
  /** The ids of a company and a product. */
  company: queryId,
  product: queryId.optional(),
  q: searchText,
  filter: filtersOf(contentFilters),
});

export const contentQuery = listQuery(contentSorts, '-updatedAt').extend(contentSearch.shape);
