import { urlFor } from '../../../../../shared/http/params';
import type { Email } from '../../../../../shared/marketing/campaigns/piece';
import { renderMailHtml } from '../../../../../shared/marketing/campaigns/rendering/mail/mail-html';
import type { MailInput } from '../../../../../shared/marketing/campaigns/rendering/mail/mail-input';
import { renderMailText } from '../../../../../shared/marketing/campaigns/rendering/mail/mail-text';
import { typedAddress } from '../../../../../shared/marketing/campaigns/rendering/web-address';
import { unsubscribeApi } from '../../../../../shared/marketing/sequences/unsubscribing/endpoints';
import type { Letter } from '../../../../platform/mail/tables';
import type { ReadMail } from './claim.queries';

/** Where the action of a mail leads: to the product's own page, or to our page about it; null without either. */
export const targetOf = ({
  productUrl,
  livePage,
}: Pick<ReadMail, 'productUrl' | 'livePage'>): string | null => typedAddress(productUrl) ?? livePage;

interface Given {
  email: Email;
  publicUrl: string;
  /** The short link of the action. */
  link: string | null;
  references: string[];
}

/** A mail of a sequence as it is sent; it says who writes, why, and how it ends. */
export function replyLetter(mail: ReadMail, { email, publicUrl, link, references }: Given): Letter {
  const { company, lead, campaign } = mail;
  const name = company.senderName ?? company.name;
  const unsubscribe = publicUrl + urlFor(unsubscribeApi.page, { token: lead.unsubscribeToken });
  const audience = campaign?.audience;
  const input: MailInput = {
    email,
    link,
    unsubscribe,
    brand: company.brandColor,
    language: campaign?.language ?? lead.language,
    formal: company.formality === 'formal' || (company.formality === 'audience' && audience === 'B2B'),
    sender: { name, postalAddress: company.postalAddress },
  };
  return {
    from: name,
    to: { name: lead.contactName ?? '', address: lead.contactEmail ?? '' },
    replyTo: { name, address: company.replyTo ?? '' },
    subject: email.subject.text,
    text: renderMailText(input),
    html: renderMailHtml(input),
    references,
    unsubscribe,
  };
}
