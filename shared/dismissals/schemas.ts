import { z } from 'zod';
import { messages } from '../messages';

/** The most dismissals of an account; a further one replaces the oldest. */
export const mostDismissals = 1_000;

/** A suggestion: words, numbers and hyphens, separated by slashes. */
export const dismissal = z.object({
  about: z
    .string()
    .max(120)
    .regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/, messages['field.invalid']),
});
