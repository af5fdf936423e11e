import { z } from 'zod';
import { email, queryId, rowId } from '../../../fields';
import { pageOf } from '../../../list/list-query';

export const suppressionQuery = z.object({
  company: queryId.optional(),
  ...pageOf,
});

export const newSuppression = z.object({ marketingCompanyId: rowId, email });
