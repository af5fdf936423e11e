import { z } from 'zod';
import { rowId } from '../../fields';
import { pageOf } from '../../list/list-query';
import { recordEntities } from '../entities';

/** Without an entity, the records of all. */
export const binQuery = z.object({ entity: z.enum(recordEntities).optional(), ...pageOf });

export const restored = z.object({ entity: z.enum(recordEntities), ids: z.array(rowId).min(1).max(1_000) });
