import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import { newEnquiry } from '../../../shared/enquiries/schemas';
import { type EnquiryForm, enquiryFromForm } from '../../../shared/enquiries/services';
import type { Language } from '../../../shared/languages';
import { messageText } from '../../../shared/messages';
import { clientAddress } from '../../platform/http/client-address';
import { AppError, invalid, sendError } from '../../platform/http/errors';
import { fieldErrors } from '../../platform/http/route';
import { answerPage } from './answer-page';
import { fieldLabels } from './field-labels';
import { type EnquiryDeps, sendEnquiry } from './send-enquiry';

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

const fieldNames = ['nombre', 'email', 'empresa', 'servicio', 'mensaje', 'leaveEmpty'] as const;

/** The contact form without scripts: takes the posted form and answers with a page. */
export const contactPage = (deps: EnquiryDeps, language: Language): RequestHandler[] => [
  express.urlencoded({ extended: false, limit: '100kb' }),
  async (request, response) => {
    const result = newEnquiry.safeParse(enquiryFromForm(formOf(request.body), language));
    if (!result.success) throw invalid(fieldErrors(result.error));
    await sendEnquiry(deps, result.data, { language, address: clientAddress(request) });
    response.send(answerPage(language, texts[language].sent, [messageText('enquiry.received', language)]));
  },
];

/** What `sendError` says as JSON. */
interface Refusal {
  message: string;
  fields?: Record<string, string>;
  requestId?: string;
}

/** Says as a page, in the language of the form's address, what any other address says as JSON. */
export const contactErrorPage =
  (language: Language): ErrorRequestHandler =>
  (error, request, response, next) => {
    request.headers['accept-language'] = language;
    response.json = (refusal: Refusal) =>
      response.type('html').send(answerPage(language, texts[language].failed, linesOf(refusal, language)));
    sendError(asFormError(error), request, response, next);
  };

/** A form that the parser refuses is told that it cannot be read, and not that it is no JSON. */
function asFormError(error: unknown): unknown {
  const { expose, status = 500 } = error as { expose?: boolean; status?: number };
  const isUnreadable = expose && status < 500 && status !== 413;
  return isUnreadable ? new AppError(status, 'body.broken') : error;
}

function linesOf({ message, fields, requestId }: Refusal, language: Language): string[] {
  const says = texts[language];
  const labels: Record<string, string> = fieldLabels[language];
  const problems = Object.entries(fields ?? {}).map(([name, problem]) => `${labels[name]}: ${problem}`);
  const reference = requestId ? [`${says.reference}: ${requestId}`] : [];
  return [...(fields ? problems : [message]), ...reference, says.again];
}

function formOf(body: unknown): EnquiryForm {
  const values = (body ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    fieldNames.map((name) => [name, typeof values[name] === 'string' ? values[name] : '']),
  ) as Record<(typeof fieldNames)[number], string>;
}
