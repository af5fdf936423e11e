import { spanishPrefix } from '../addresses/spanish';
import type { Language } from '../languages';

/** The address to which the enquiry form posts without scripts; the response is a page. */
export const enquiryForms = {
  en: '/contact',
  es: `${spanishPrefix}/contact`,
} as const satisfies Record<Language, string>;
