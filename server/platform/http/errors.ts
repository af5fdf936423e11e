import type { ErrorRequestHandler, Request } from 'express';
import { defaultLanguage, type Language, languages } from '../../../shared/languages';
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

export const unauthorized = (key: MessageKey = 'user.signedOut') => new AppError(401, key);
export const forbidden = (key: MessageKey = 'access.refused') => new AppError(403, key);
/** What does not exist and what is another's answer the same. */
export const notFound = (thing: 'company' | 'enquiry' | 'address') => new AppError(404, `${thing}.missing`);
export const conflict = (key: MessageKey, fields?: Record<string, string>) =>
  new AppError(409, key, { fields });
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

/** The language asked for by `Accept-Language`; undefined when there is no such header or it takes any. */
export function requestLanguage(request: Request): Language | undefined {
  const header = request.headers['accept-language']?.trim();
  if (!header || header === '*') return undefined;
  return languages.find((language) => language === request.acceptsLanguages(...languages)) ?? defaultLanguage;
}

/** Errors of Express's body parser and router, by their type. */
const knownErrors: Record<string, AppError> = {
  'entity.too.large': new AppError(413, 'body.large'),
  'entity.parse.failed': new AppError(400, 'body.broken'),
  'request.size.invalid': new AppError(400, 'body.broken'),
  'request.aborted': new AppError(400, 'body.broken'),
  'encoding.unsupported': new AppError(415, 'body.notJson'),
  'charset.unsupported': new AppError(415, 'body.notJson'),
};

/** PostgreSQL is restarting, full or gone (SQLSTATE classes 08, 53 and 57P, and the socket's own codes). */
const awayCodes = /^(08...|53...|57P..|ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ETIMEDOUT)$/;

function asAppError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  if (error instanceof URIError) return new AppError(400, 'field.invalid');
  const { type = '', cause } = error as { type?: string; cause?: unknown };
  const root = (cause ?? error) as { code?: string; message?: string };
  if (
    awayCodes.test(root.code ?? '') ||
    /connection (terminated|timeout)|timeout exceeded/i.test(root.message ?? '')
  ) {
    return new AppError(503, 'database.away', { retryAfter: 5 });
  }
  return knownErrors[type];
}

/** Turns whatever was thrown into `{ message, fields? }`; an unknown error is logged and told only as a request id. */
export const sendError: ErrorRequestHandler = (error, request, response, next) => {
  if (response.headersSent) return next(error);
  const language = requestLanguage(request);
  const known = asAppError(error);
  if (!known || known.status === 503) request.log.error({ err: error }, 'request failed');
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
