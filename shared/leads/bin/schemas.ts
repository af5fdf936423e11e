import { z } from 'zod';
import { rowId } from '../../fields';
import { pageOf } from '../../list/list-query';
import { recordEntities } from '../entities';

export const binQuery = z.object({ entity: z.enum(recordEntities).default('contact'), ...pageOf });

export const restored = z.object({ entity: z.enum(recordEntities), ids: z.array(rowId).min(1).max(1_000) });
