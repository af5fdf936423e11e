import { z } from 'zod';
import { rowId } from '../../fields';
import { pageOf } from '../../list/list-query';
import { marketingBinned } from './scales';

/** Without an entity, the records of all. */
export const marketingBinQuery = z.object({ entity: z.enum(marketingBinned).optional(), ...pageOf });

export const marketingRestored = z.object({
  entity: z.enum(marketingBinned),
  ids: z.array(rowId).min(1).max(1_000),
});
