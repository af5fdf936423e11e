import { spanishPrefix } from '../addresses/spanish';
import type { Language } from '../languages';

/** Where the enquiry form is sent when no script runs; what is answered is a page. */
export const enquiryForms = {
  en: '/contact',
  es: `${spanishPrefix}/contact`,
} as const satisfies Record<Language, string>;
