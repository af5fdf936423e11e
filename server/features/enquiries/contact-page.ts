import express, { type RequestHandler } from 'express';
import { newEnquiry } from '../../../shared/enquiries/schemas';
import { type EnquiryForm, enquiryFromForm } from '../../../shared/enquiries/services';
import type { Language } from '../../../shared/languages';
import { messageText, say } from '../../../shared/messages';
import { site } from '../../../shared/site';
import { AppError } from '../../platform/http/errors';
import { fieldErrors } from '../../platform/http/route';
import { escapeHtml } from '../../platform/mail/letter';
import { type EnquiryDeps, sendEnquiry } from './send-enquiry';

const texts = {
  en: {
    sent: 'Message Sent',
    failed: 'Your message was not sent',
    home: 'Back to the home page',
    again: 'Go back with your browser: what you typed is still there.',
  },
  es: {
    sent: 'Mensaje enviado',
    failed: 'Tu mensaje no se ha enviado',
    home: 'Volver al inicio',
    again: 'Vuelve atrás con el navegador: lo que escribiste sigue ahí.',
  },
} satisfies Record<Language, object>;

const fieldNames = ['nombre', 'email', 'empresa', 'servicio', 'mensaje', 'leaveEmpty'] as const;

/** The contact form without scripts: takes the posted form and answers with a page. */
export const contactPage = (deps: EnquiryDeps, language: Language): RequestHandler[] => [
  express.urlencoded({ extended: false, limit: '100kb' }),
  async (request, response) => {
    const result = newEnquiry.safeParse(enquiryFromForm(formOf(request.body), language));
    const says = texts[language];
    if (!result.success) {
      const problems = Object.values(fieldErrors(result.error)).map((said) => messageText(said, language));
      response.status(400).send(page(language, says.failed, [...problems, says.again]));
      return;
    }
    try {
      await sendEnquiry(deps, result.data, { language, address: request.ip ?? '' });
    } catch (error) {
      if (!(error instanceof AppError) || error.status !== 429) throw error;
      const wait = messageText(say(error.key, error.details.values?.(language)), language);
      response
        .status(429)
        .set('Retry-After', String(error.details.retryAfter))
        .send(page(language, says.failed, [wait, says.again]));
      return;
    }
    response.send(page(language, says.sent, [messageText('enquiry.received', language)]));
  },
];

function formOf(body: unknown): EnquiryForm {
  const values = (body ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    fieldNames.map((name) => [name, typeof values[name] === 'string' ? values[name] : '']),
  ) as Record<(typeof fieldNames)[number], string>;
}

function page(language: Language, title: string, lines: string[]): string {
  const home = language === 'es' ? '/es' : '/';
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="robots" content="noindex">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${escapeHtml(title)} | ${escapeHtml(site.name)}</title></head>` +
    '<body style="font:18px/1.6 sans-serif;max-width:36rem;margin:10vh auto;padding:0 1rem">' +
    `<main><h1>${escapeHtml(title)}</h1>${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}` +
    `<p><a href="${home}">${escapeHtml(texts[language].home)}</a></p></main></body></html>`
  );
}
