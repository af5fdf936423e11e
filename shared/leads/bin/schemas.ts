import { z } from 'zod';
import { rowId } from '../../fields';
import { pageOf } from '../../list/list-query';
import { binned } from './scales';

export const binQuery = z.object({ entity: z.enum(binned).default('contact'), ...pageOf });

export const restored = z.object({ entity: z.enum(binned), ids: z.array(rowId).min(1).max(1_000) });
