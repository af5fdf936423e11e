import type { Language } from '../../../../languages';
import type { Email } from '../../piece';

/** What a mail is made of besides its words. */
export interface MailInput {
  email: Email;
  language: Language;
  /** Whether the reader is addressed formally (usted). */
  formal: boolean;
  /** Where the button leads; without it there is no button. */
  link: string | null;
  sender: { name: string; postalAddress: string | null };
  /** The brand's colour as `#rrggbb`; ours without one. */
  brand: string | null;
  /** The reader's own address for unsubscribing; null before there is a reader. */
  unsubscribe: string | null;
}
