import type { Language } from '@shared/languages';
import type { MailInput } from '@shared/marketing/campaigns/rendering/mail/mail-input';
import { registerOf } from '@shared/marketing/register';
import type { Audience } from '@shared/marketing/campaigns/scales';
import type { ListedCompany } from '../../reads';

/** How a piece is shown: whose it is, to whom it speaks, and where it leads. */
export interface Shown {
  company: ListedCompany;
  language: Language;
  audience: Audience;
  link: string | null;
  /** Opens the form of the company, where a mail's sender and postal address stand. */
  onEditCompany?: (() => void) | undefined;
}

/** A company's mail without its words. Each reader's address for unsubscribing is known only when the mail is sent. */
export const mailOf = ({ company, language, audience, link }: Shown): Omit<MailInput, 'email'> => ({
  language,
  formal: registerOf(company.formality, audience) === 'formal',
  link,
  sender: { name: company.senderName ?? company.name, postalAddress: company.postalAddress },
  brand: company.brandColor,
  unsubscribe: null,
});
