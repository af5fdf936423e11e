import type { ErrorRequestHandler, Request } from 'express';
import { defaultLanguage, isLanguage, type Language, languages } from '../../../shared/languages';
import { isDatabaseAway } from '../database/away';
import { type MessageKey, messages, messageText, say } from '../../../shared/messages';

type Values = Record<string, string | number>;

/** An answer that is not a success: its status, what it says, and per field what is wrong (texts made with `say`). */
export class AppError extends Error {
  constructor(
    readonly status: number,
    readonly key: MessageKey,
    readonly details: {
      fields?: Record<string, string>;
      values?: (language: Language) => Values;
      /** Seconds. */
      retryAfter?: number;
    } = {},
  ) {
    super(key);
  }
}

/** Nobody is signed in, or not as who they say. */
export const unauthorized = (key: MessageKey = 'user.signedOut') => new AppError(401, key);
/** Whoever is signed in may not do this. */
export const forbidden = (key: MessageKey = 'access.refused') => new AppError(403, key);
/** What does not exist and what is another's answer the same. */
export const notFound = (thing: 'company' | 'report' | 'share' | 'enquiry' | 'address') =>
  new AppError(404, `${thing}.missing`);
/** Something that is already there stands in the way. */
export const conflict = (key: MessageKey, fields?: Record<string, string>) =>
  new AppError(409, key, { fields });
/** What was sent breaks a rule of the endpoint. */
export const invalid = (fields: Record<string, string>, key: MessageKey = 'request.invalid') =>
  new AppError(400, key, { fields });

/** 429 with `Retry-After` and a sentence that says when. */
export function tooMany(seconds: number) {
  const values = (language: Language) => ({ wait: duration(seconds, language) });
  return new AppError(429, 'tooMany.requests', { retryAfter: seconds, values });
}

/** "45 seconds", "12 minutos". */
function duration(seconds: number, language: Language): string {
  const [value, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

/** The language asked for by `Accept-Language`; undefined when there is no such header, or it names none of ours and takes any. */
export function requestLanguage(request: Request): Language | undefined {
  if (!request.headers['accept-language']?.trim()) return undefined;
  const asked = request.acceptsLanguages();
  const namesOurs = asked.some((tag) => isLanguage(tag.split('-')[0]?.toLowerCase()));
  if (!namesOurs && asked.includes('*')) return undefined;
  return languages.find((language) => language === request.acceptsLanguages(...languages)) ?? defaultLanguage;
}

/** What Express and its body parsers throw at a request that is the caller's fault. */
function asRefusedRequest(error: unknown): AppError | undefined {
  const { expose, status = 500 } = error as { expose?: boolean; status?: number };
  if (!expose || status < 400 || status > 499) return undefined;
  if (status === 413) return new AppError(413, 'body.large');
  if (status === 415) return new AppError(415, 'body.notJson');
  return new AppError(status, 'body.broken');
}

function asAppError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  if (error instanceof URIError) return new AppError(400, 'field.invalid');
  if (isDatabaseAway(error)) {
    return new AppError(503, 'database.away', { retryAfter: 5 });
  }
  return asRefusedRequest(error);
}

/** Turns whatever was thrown into `{ message, fields? }`; an unknown error is told only as a request id, and logged with its request. */
export const sendError: ErrorRequestHandler = (error, request, response, _next) => {
  if (response.headersSent) {
    // What has begun cannot be taken back: it is broken off, so that nobody takes it for whole.
    response.err = error;
    response.destroy();
    return;
  }
  const language = requestLanguage(request);
  const known = asAppError(error);
  if (!known || known.status === 503) response.err = error;
  if (!known) {
    response.status(500).json({ message: messageText('server.failed', language), requestId: request.id });
    return;
  }
  const { fields, values, retryAfter } = known.details;
  if (retryAfter !== undefined) response.setHeader('Retry-After', retryAfter);
  const said = say(known.key, values?.(language ?? messages[known.key].unasked));
  response.status(known.status).json({
    message: messageText(said, language),
    ...(fields && { fields: inLanguage(fields, language) }),
  });
};

const inLanguage = (fields: Record<string, string>, language: Language | undefined) =>
  Object.fromEntries(Object.entries(fields).map(([name, said]) => [name, messageText(said, language)]));
