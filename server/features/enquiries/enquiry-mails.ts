import { confirmationTexts } from '../../../shared/enquiries/texts/confirmation';
import { unspecifiedCompany } from '../../../shared/enquiries/services';
import type { ContactMessage } from '../../../shared/enquiries/tables';
import type { Language } from '../../../shared/languages';
import { site } from '../../../shared/site';
import { renderLetter } from '../../platform/mail/letter';
import type { Letter } from '../../platform/mail/tables';
import { fieldLabels } from '../../../shared/enquiries/texts/field-labels';

const noCompany = { en: 'Not specified', es: unspecifiedCompany } satisfies Record<Language, string>;

/** What is stored for no company is Spanish whatever the language of the mail. */
const companyIn = (language: Language, company: string | null) =>
  !company || company === unspecifiedCompany ? noCompany[language] : company;

/** To the staff, with reply-to set to the visitor. */
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

/** To the visitor. It holds nothing they typed, so that nobody can use it to send words to strangers. */
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
