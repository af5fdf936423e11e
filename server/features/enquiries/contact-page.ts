import type { Language } from '../../../shared/languages';
import { messageText } from '../../../shared/messages';
import type { Refusal } from '../../platform/http/errors';
import { answerPage } from './answer-page';
import { fieldLabels } from './field-labels';
import { enquiryMessages } from '../../../shared/enquiries/messages';

const texts = {
  en: {
    sent: 'Message Sent',
    failed: 'Your message was not sent',
    reference: 'Reference',
    again: 'Go back with your browser: what you typed is still there.',
  },
  es: {
    sent: 'Mensaje enviado',
    failed: 'Tu mensaje no se ha enviado',
    reference: 'Referencia',
    again: 'Vuelve atrás con el navegador: lo que escribiste sigue ahí.',
  },
} satisfies Record<Language, object>;

/** What the contact form without scripts is answered with. */
export const sentPage = (language: Language) =>
  answerPage(language, texts[language].sent, [messageText(enquiryMessages['enquiry.received'], language)]);

/** The same, where it is refused: each problem beside the label of its field. */
export const refusedPage =
  (language: Language) =>
  ({ message, fields, requestId }: Refusal): string => {
    const says = texts[language];
    const labels: Record<string, string> = fieldLabels[language];
    const problems = Object.entries(fields ?? {}).map(([name, problem]) => `${labels[name]}: ${problem}`);
    const reference = requestId ? [`${says.reference}: ${requestId}`] : [];
    return answerPage(language, says.failed, [...(fields ? problems : [message]), ...reference, says.again]);
  };
