import { z } from 'zod';
import { limits, queryId, rowId, withoutNul } from '../../fields';
import { pageOf } from '../../list/list-query';
import { messages } from '../../messages';
import { companyDomain } from '../companies/schemas';
import { twinEntities } from './scales';

const wantedRow = queryId.optional();

/** Pairs of one entity, or of one record. */
export const duplicateQuery = z.object({
  entity: z.enum(twinEntities).default('contact'),
  record: wantedRow,
  ...pageOf,
});

const typed = z.string().max(limits.name).check(withoutNul).optional();

/** Addresses or phones, one a line. */
const typedLines = z
  .string()
  .max(4_000)
  .check(withoutNul)
  .optional()
  .transform((text) => (text ?? '').split('\n').filter(Boolean).slice(0, 50));

/** The typed values of a form; `id` is the record that the form changes. */
export const typedRecord = z.object({
  entity: z.enum(twinEntities).default('contact'),
  id: wantedRow,
  emails: typedLines,
  phones: typedLines,
  /** ISO 3166 alpha-2, for phones without a prefix. */
  country: z.string().max(2).optional(),
  firstName: typed,
  lastName: typed,
  company: wantedRow,
  domain: companyDomain.optional(),
  taxId: typed,
});

/** Two records that are not the same. */
export const distinctPair = z.object({
  entity: z.enum(twinEntities),
  ids: z.tuple([rowId, rowId]).refine(([one, other]) => one !== other, messages['id.invalid']),
});
