import { z } from 'zod';
import { rowId } from '../../../fields';
import { pageOf } from '../../../list/list-query';
import { verdicts } from '../scales';

export const submissionQuery = z.object({
  company: z.coerce.number<string | number>().pipe(rowId).optional(),
  verdict: z.enum(verdicts).optional(),
  lead: z.coerce.number<string | number>().pipe(rowId).optional(),
  ...pageOf,
});
