import { z } from 'zod';
import { recordMessages } from './acts/messages';
import { limits, optionalLine, withoutNul } from './fields';
import { say } from './message';
import { messages } from './messages';

/** An optional text of several lines; an empty value becomes null. */
export const optionalText = (max: number = limits.description) =>
  z
    .string()
    .trim()
    .max(max, say(messages['text.long'], { max }))
    .check(withoutNul)
    .nullable()
    .transform((value) => value || null);

/** An optional address on the web, with or without its scheme; an empty value becomes null. */
export const optionalLink = optionalLine(500).refine(
  (value) => value === null || URL.canParse(/^https?:\/\//i.test(value) ? value : `https://${value}`),
  recordMessages['link.invalid'],
);

const currencies = new Set(Intl.supportedValuesOf('currency'));

/** ISO 4217, of a currency that is or was in use. */
export const currencyCode = z.string().refine((code) => currencies.has(code), messages['field.invalid']);

/** Years that PostgreSQL and JavaScript write alike, also after a change of the time zone. */
const isInReach = (value: string) =>
  Date.parse(value) >= Date.parse('0001-01-02') && Date.parse(value) < Date.parse('9999-12-31');

/** A point in time, ISO 8601 with its offset. */
export const moment = z.iso
  .datetime({ offset: true, error: messages['date.invalid'] })
  .refine(isInReach, messages['date.invalid']);

/** A day, ISO 8601. */
export const day = z.iso
  .date({ error: messages['date.invalid'] })
  .refine(isInReach, messages['date.invalid']);
