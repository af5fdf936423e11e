import { z } from 'zod';
import { pageOf, searchText } from '../list/list-query';
import { seenVersion } from '../list/version';
import { largestId } from '../row-ids';
import { actKinds } from './scales';

/**
 * A page of acts, newest first: all, or those of one kind, by one person, or on records or by people whose names hold
 * the words `q`.
 */
export const actQuery = z.object({
  q: searchText,
  kind: z.enum(actKinds).optional(),
  by: z.coerce.number<string | number>().int().min(1).max(largestId).optional(),
  ...pageOf,
});

/** Changes of a record: some fields, and the version that the caller read. */
export const changesOf = <Shape extends z.core.$ZodLooseShape>(form: z.ZodObject<Shape>) =>
  form.partial().extend(seenVersion);
