import { z } from 'zod';
import { limits, line, queryId, rowId } from '../../fields';
import { seenVersion } from '../../list/version';
import { messages } from '../../messages';
import { assetMessages } from './messages';
import { assetLimits, pictureLayouts } from './scales';
import { pictureSizeNames } from '../picture-sizes';

const size = z.enum(pictureSizeNames);
const headline = line(messages['field.required'], limits.name);

/**
 * The pictures of a campaign. Defaults: the first sentence as headline, the product's photo (null for none), all
 * sizes.
 */
export const newPictureSet = z.object({
  campaignId: rowId,
  headline: headline.optional(),
  photoId: rowId.nullable().optional(),
  sizes: z.array(size).min(1).max(pictureSizeNames.length).optional(),
});

/** A preview of one picture; `photo` is `none`, an id, or by default that of the product. */
export const previewQuery = z.object({
  size: size.default('1080x1080'),
  layout: z.enum(pictureLayouts).default('statement'),
  headline: headline.optional(),
  photo: z.union([z.literal('none'), queryId]).optional(),
});

/** The campaigns of a company, or of all. */
export const picturedQuery = z.object({ company: queryId.optional() });

/** The pictures of one size, or of all. */
export const pictureFiles = z.object({ size: size.optional() });

export const assetChanges = z.object({
  alt: line(assetMessages['alt.required'], assetLimits.alt),
  ...seenVersion,
});
