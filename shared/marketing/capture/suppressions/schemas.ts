import { z } from 'zod';
import { email, rowId } from '../../../fields';
import { pageOf } from '../../../list/list-query';

export const suppressionQuery = z.object({
  company: z.coerce.number<string | number>().pipe(rowId).optional(),
  ...pageOf,
});

export const newSuppression = z.object({ marketingCompanyId: rowId, email });
