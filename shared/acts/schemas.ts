import { z } from 'zod';
import { pageOf } from '../list/list-query';
import { seenVersion } from '../list/version';

/** A page of acts, newest first. */
export const actQuery = z.object(pageOf);

/** Changes of a record: some fields, and the version that the caller read. */
export const changesOf = <Shape extends z.core.$ZodLooseShape>(form: z.ZodObject<Shape>) =>
  form.partial().extend(seenVersion);
