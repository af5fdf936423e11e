import { z } from 'zod';

/** Part of a change: the version of the row that the caller saw. Without it the last change wins. */
export const seenVersion = { version: z.int().min(1).optional() };
