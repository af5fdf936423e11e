import { confirmationTexts } from '../../../shared/enquiries/texts/confirmation';
import { unspecifiedCompany } from '../../../shared/enquiries/services';
import type { ContactMessage } from '../../../shared/enquiries/tables';
import type { Language } from '../../../shared/languages';
import { site } from '../../../shared/site';
import { renderLetter } from '../../platform/mail/letter';
import type { Letter } from '../../platform/mail/tables';
import { fieldLabels } from '../../../shared/enquiries/texts/field-labels';

const noCompany = { en: 'Not specified', es: unspecifiedCompany } satisfies Record<Language, string>;

/** The stored value for no company is Spanish in every language. */
const companyIn = (language: Language, company: string | null) =>
  !company || company === unspecifiedCompany ? noCompany[language] : company;

/** The mail to the staff, with reply-to set to the visitor. */
export function staffLetter(enquiry: ContactMessage, contactTo: string, language: Language): Letter {
  const labels = fieldLabels[language];
  return {
    to: { name: site.name, address: contactTo },
    replyTo: { name: enquiry.name, address: enquiry.email },
    subject: enquiry.subject,
    ...renderLetter(language, [
      {
        kind: 'facts',
        facts: [
          [labels.name, enquiry.name],
          [labels.email, enquiry.email],
          [labels.company, companyIn(language, enquiry.company)],
          [labels.service, enquiry.service ?? ''],
        ],
      },
      { kind: 'paragraph', text: enquiry.message },
    ]),
  };
}

/**
 * The confirmation to the visitor. It contains no typed text, so that nobody can use it to send messages to strangers.
 */
export function confirmationLetter(address: string, language: Language): Letter {
  const says = confirmationTexts[language];
  return {
    to: { name: '', address },
    subject: says.subject,
    ...renderLetter(language, [
      { kind: 'paragraph', text: says.greeting },
      { kind: 'paragraph', text: says.thanks },
      { kind: 'paragraph', text: says.mistake },
    ]),
  };
}
