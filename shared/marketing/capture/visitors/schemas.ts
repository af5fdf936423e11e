import { z } from 'zod';
import { codeParam } from '../../links/short-links';

/** A text field of a form; anything but a single text counts as empty. */
const typed = z.string().max(20_000).catch('');

/**
 * A form as a visitor sends it. Every field is accepted here, and one function checks all submissions, so that no
 * input is lost and every way has the same checks.
 */
export const sentForm = z.object({
  name: typed,
  email: typed,
  phone: typed,
  company: typed,
  position: typed,
  message: typed,
  /** `on` from a form, true or false from a script. */
  consent: z
    .union([z.boolean(), z.string().transform((value) => value !== '' && value !== 'false')])
    .catch(false),
  /** The honeypot, hidden from people. */
  website: typed,
  /** The signed token of the form that was shown. */
  token: typed,
});

/** Where a visitor came from: the code of a short link, campaign parameters, and the page that shows the form. */
export const arrival = z.object({
  [codeParam]: typed.optional(),
  utm_source: typed.optional(),
  utm_medium: typed.optional(),
  utm_campaign: typed.optional(),
  utm_term: typed.optional(),
  utm_content: typed.optional(),
  /** The host from which the page with the embedded form was reached. */
  from: typed.optional(),
});

export type SentForm = z.output<typeof sentForm>;
export type Arrival = z.output<typeof arrival>;
