import { z } from 'zod';
import { queryId, rowId } from '../../../fields';
import { pageOf } from '../../../list/list-query';
import { seenVersion } from '../../../list/version';
import { formFields } from '../../campaigns/scales';
import { captureMessages as texts } from '../messages';
import { pageThemes } from '../scales';

/** The last part of a page's address. */
const slug = z
  .string()
  .trim()
  .min(3, texts['slug.invalid'])
  .max(80, texts['slug.invalid'])
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, texts['slug.invalid']);

/** The fields of the form in the order in which they are asked. */
const fields = z
  .array(z.enum(formFields))
  .max(formFields.length)
  .refine((names) => names.includes('email'), texts['fields.email'])
  .refine((names) => new Set(names).size === names.length);

const theme = z.enum(pageThemes);

export const pageQuery = z.object({
  /** The id of a company; without it, the pages of all. */
  company: queryId.optional(),
  ...pageOf,
});

/** Without `slug` it is made from what is sold, without `fields` they are those of its text, without `theme` it is as on paper. */
export const newPage = z.object({
  campaignId: rowId,
  slug: slug.optional(),
  fields: fields.optional(),
  listed: z.boolean().optional(),
  theme: theme.optional(),
});

export const pageChanges = z
  .object({ slug, fields, listed: z.boolean(), theme })
  .partial()
  .extend(seenVersion);

export const seenPage = z.object(seenVersion);

export type NewPage = z.input<typeof newPage>;
