import type { ErrorRequestHandler, Response } from 'express';
import type { RefusalCode } from '../../../shared/http/refusal-codes';
import { defaultLanguage, type Language, localeOf } from '../../../shared/languages';
import { type Message, say, unaskedLanguage } from '../../../shared/message';
import { messages, messageText } from '../../../shared/messages';
import { isDatabaseAway } from '../database/away';
import { fullKind, fullMessage } from '../holdings/holdings';
import { StaleCursor, StaleRow } from '../database/rows/stale';
import { requestLanguage } from './request-language';

type Values = Record<string, string | number>;

interface Details {
  /** The problem of each field, as a message made with `say`. */
  fields?: Record<string, string>;
  /** The current row if the change was based on an older version, or the id of the row that replaced a missing one. */
  current?: unknown;
  values?: (language: Language) => Values;
  /** Seconds. */
  retryAfter?: number;
  /** Another account of the caller in which what they asked for is. */
  elsewhere?: NamedAccount;
  /** A name of the refusal, for a program that offers the way out of it. */
  code?: RefusalCode;
}

/** An account, as far as a person may know who is a member of it. */
export interface NamedAccount {
  id: number;
  name: string;
}

/** An error response: its status, its message and further details. */
export class AppError extends Error {
  constructor(
    readonly status: number,
    readonly said: Message,
    readonly details: Details = {},
  ) {
    super(messageText(said, defaultLanguage));
  }
}

/** A 404 whose message the endpoint supplies (`missing`). */
export class Missing extends AppError {
  constructor() {
    super(404, messages['address.missing']);
  }
}

/** 401: nobody is signed in, or the credentials are wrong. */
export const unauthorized = (said: Message = messages['user.signedOut']) => new AppError(401, said);
/** 403: the signed-in user may not do this. */
export const forbidden = (said: Message = messages['access.refused'], code?: RefusalCode) =>
  new AppError(403, said, { code });
/**
 * 404 for a missing row and for another owner's row alike; without a message, the endpoint's own (`missing`) is sent.
 */
export const notFound = (said?: Message, code?: RefusalCode) =>
  said ? new AppError(404, said, { code }) : new Missing();
/** 409: the request conflicts with existing data, or the row has changed since; then `current` is the current row. */
export const conflict = (said: Message, details: Pick<Details, 'fields' | 'current' | 'code'> = {}) =>
  new AppError(409, said, details);
/** 400: the request breaks a rule of the endpoint. */
export const invalid = (fields: Record<string, string>, said: Message = messages['request.invalid']) =>
  new AppError(400, said, { fields });

/** 429 with `Retry-After` and a message that contains the time to wait. */
export function tooMany(seconds: number) {
  const values = (language: Language) => ({ wait: duration(seconds, language) });
  return new AppError(429, messages['tooMany.requests'], { retryAfter: seconds, values });
}

/** "45 seconds", "12 minutos". */
function duration(seconds: number, language: Language): string {
  const [value, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay: 'long' }).format(
    value,
  );
}

/** Converts the errors that Express and its body parsers throw for a bad request. */
function asRefusedRequest(error: unknown): AppError | undefined {
  const { expose, status = 500 } = error as { expose?: boolean; status?: number };
  if (!expose || status < 400 || status > 499) return undefined;
  if (status === 413) return new AppError(413, messages['body.large']);
  if (status === 415) return new AppError(415, messages['body.notJson']);
  return new AppError(status, messages['body.broken']);
}

function asAppError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  if (error instanceof StaleCursor) return invalid({ cursor: messages['cursor.stale'] });
  if (error instanceof StaleRow) return conflict(messages['row.stale'], { current: error.current });
  const full = fullKind(error);
  if (full) return conflict(fullMessage(full));
  if (error instanceof URIError) return new AppError(400, messages['field.invalid']);
  if (isDatabaseAway(error)) {
    return new AppError(503, messages['database.away'], { retryAfter: 5 });
  }
  return asRefusedRequest(error);
}

/** The JSON body of an error response. */
export interface Refusal {
  message: string;
  fields?: Record<string, string>;
  current?: unknown;
  code?: RefusalCode;
  elsewhere?: NamedAccount;
  /** Sent with an internal error, to find it in the log. */
  requestId?: string;
}

/**
 * Sets the status and headers of an error response and returns its body. An unknown error is logged, and its body
 * contains only the request id. Returns undefined when the response can no longer be sent.
 */
export function refuse(
  error: unknown,
  language: Language | undefined,
  response: Response,
): Refusal | undefined {
  const known = asAppError(error);
  const isWhole = response.writableEnded;
  if (!known || known.status === 503 || (response.headersSent && !isWhole)) response.err = error as Error;
  // The request was refused before it had arrived completely, and the client disconnected.
  if (isWhole) return undefined;
  if (response.headersSent || response.destroyed) {
    // A response that has begun cannot be replaced, so it is cut off: the client must not take it for complete.
    response.destroy();
    return undefined;
  }
  response.status(known?.status ?? 500);
  if (!known)
    return {
      message: messageText(messages['server.failed'], language),
      requestId: response.req.id as string,
    };
  const { fields, current, values, retryAfter, code, elsewhere } = known.details;
  if (retryAfter !== undefined) response.setHeader('Retry-After', retryAfter);
  const said = values ? say(known.said, values(language ?? unaskedLanguage(known.said))) : known.said;
  return {
    message: messageText(said, language),
    ...(fields && { fields: inLanguage(fields, language) }),
    ...(current !== undefined && { current }),
    ...(code && { code }),
    ...(elsewhere && { elsewhere }),
  };
}

/** Sends any thrown error as JSON in the language of the request. */
export const sendError: ErrorRequestHandler = (error, request, response, _next) => {
  const refusal = refuse(error, requestLanguage(request), response);
  if (refusal) response.json(refusal);
};

const inLanguage = (fields: Record<string, string>, language: Language | undefined) =>
  Object.fromEntries(Object.entries(fields).map(([name, said]) => [name, messageText(said, language)]));
