import { z } from 'zod';
import { line } from '../../fields';
import { rowFilter } from '../../list/filters';
import { messages } from '../../messages';

export const newTag = z.object({ name: line(messages['name.required'], 50) });
export const tagChanges = newTag.partial();

/** A filter for records with any of some tags, with none of them, or without tags. */
export const tagFilter = rowFilter.extend({ empty: z.boolean().optional() });
