import { z } from 'zod';
import { type Message, say } from './message';
import { messages } from './messages';
import { largestId } from './row-ids';

/** Maximum number of characters of a name, a description, an enquiry's message and an email address. */
export const limits = { name: 200, description: 10_000, message: 5_000, email: 254 } as const;

/** At least one visible character; spaces, zero-width characters and blank fillers do not count. */
const visible = /[^\p{Z}\p{C}\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]/u;

const withoutControl = /^[^\p{Cc}\p{Cs}]*$/u;

/** PostgreSQL cannot store NUL or half of a surrogate pair, so every text is checked for them. */
export const withoutNul = z.regex(/^[^\0\p{Cs}]*$/u, messages['text.nul']);

const tooLong = (max: number) => say(messages['text.long'], { max });

/** One line of text: trimmed, not empty or invisible, at most `max` characters, no line breaks or control characters. */
export const line = (missing: Message, max: number = limits.name) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(max, tooLong(max))
    .regex(withoutControl, messages['text.control'])
    .regex(visible, missing);

/** Text of several lines: trimmed, not empty, at most `max` characters. */
export const paragraph = (missing: Message, max: number = limits.description) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(max, tooLong(max))
    .check(withoutNul)
    .regex(visible, missing);

/** One optional line; an empty value becomes null. */
export const optionalLine = (max: number = limits.name) =>
  z
    .string()
    .trim()
    .max(max, tooLong(max))
    .regex(withoutControl, messages['text.control'])
    .nullable()
    .transform((value) => (value !== null && visible.test(value) ? value : null));

/** An email address. It is not trimmed before the check, so that a line break can never reach a mail header. */
export const email = z
  .string({ error: messages['email.required'] })
  .min(1, messages['email.required'])
  .max(limits.email, tooLong(limits.email))
  .pipe(z.email(messages['email.invalid']));

/** An optional email address; an empty value becomes null. */
export const optionalEmail = z
  .union([z.literal(''), z.email(messages['email.invalid']).max(limits.email, tooLong(limits.email))], {
    error: messages['email.invalid'],
  })
  .nullable()
  .transform((value) => value || null);

/** A value on the 1-to-5 scale of levels, priorities and impacts. */
export const level = z
  .int({ error: messages['level.range'] })
  .min(1, messages['level.range'])
  .max(5, messages['level.range']);

/** A row id in a request body. */
export const rowId = z.int({ error: messages['id.invalid'] }).min(1).max(largestId);

/** A row id in a query string, where it is a text. */
export const queryId = z.coerce.number<string | number>().pipe(rowId);
