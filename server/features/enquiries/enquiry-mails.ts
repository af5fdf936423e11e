import { unspecifiedCompany } from '../../../shared/enquiries/services';
import type { ContactMessage } from '../../../shared/enquiries/tables';
import type { Language } from '../../../shared/languages';
import { site } from '../../../shared/site';
import { renderLetter } from '../../platform/mail/letter';
import type { Letter } from '../../platform/mail/tables';
import { fieldLabels } from './field-labels';

const visitorTexts = {
  en: {
    subject: 'We have received your message',
    greeting: 'Hello,',
    thanks: `Thank you for writing to ${site.name}. Your message has arrived, and a person on our team will answer you by email.`,
    mistake:
      'If you did not write to us, someone typed your address by mistake and you can ignore this mail.',
  },
  es: {
    subject: 'Hemos recibido tu mensaje',
    greeting: 'Hola:',
    thanks: `Gracias por escribir a ${site.name}. Tu mensaje ha llegado y una persona de nuestro equipo te responderá por correo.`,
    mistake: 'Si no nos has escrito, alguien ha puesto tu dirección por error y puedes ignorar este correo.',
  },
} satisfies Record<Language, object>;

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
  const says = visitorTexts[language];
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
