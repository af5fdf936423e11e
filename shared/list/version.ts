import { z } from 'zod';
import { largestId } from '../row-ids';

/** Part of a change: the version of the row that the caller read. Without it the last write wins. */
export const seenVersion = { version: z.int().min(1).max(largestId).optional() };
