import { z } from 'zod';
import { queryId } from '../../../fields';
import { pageOf } from '../../../list/list-query';
import { verdicts } from '../scales';

export const submissionQuery = z.object({
  company: queryId.optional(),
  verdict: z.enum(verdicts).optional(),
  lead: queryId.optional(),
  ...pageOf,
});
