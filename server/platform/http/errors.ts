import type { ErrorRequestHandler, Response } from 'express';
import { defaultLanguage, type Language } from '../../../shared/languages';
import { type Message, say, unaskedLanguage } from '../../../shared/message';
import { messages, messageText } from '../../../shared/messages';
import { isDatabaseAway } from '../database/away';
import { StaleCursor, StaleRow } from '../database/rows/stale';
import { requestLanguage } from './request-language';

type Values = Record<string, string | number>;

interface Details {
  /** Per field what is wrong, as texts made with `say`. */
  fields?: Record<string, string>;
  /** The row as it stands, where a change was made to an older one. */
  current?: unknown;
  values?: (language: Language) => Values;
  /** Seconds. */
  retryAfter?: number;
}

/** An answer that is not a success: its status, what it says, and what goes with it. */
export class AppError extends Error {
  constructor(
    readonly status: number,
    readonly said: Message,
    readonly details: Details = {},
  ) {
    super(messageText(said, defaultLanguage));
  }
}

/** A 404 that leaves its words to the endpoint. */
export class Missing extends AppError {
  constructor() {
    super(404, messages['address.missing']);
  }
}

/** Nobody is signed in, or not as who they say. */
export const unauthorized = (said: Message = messages['user.signedOut']) => new AppError(401, said);
/** Whoever is signed in may not do this. */
export const forbidden = (said: Message = messages['access.refused']) => new AppError(403, said);
/** What does not exist and what is another's answer the same; without a message, in the words of the endpoint (`missing`). */
export const notFound = (said?: Message) => (said ? new AppError(404, said) : new Missing());
/** Something that is already there stands in the way, or the row has changed since: then `current` is the row as it stands. */
export const conflict = (said: Message, details: Pick<Details, 'fields' | 'current'> = {}) =>
  new AppError(409, said, details);
/** What was sent breaks a rule of the endpoint. */
export const invalid = (fields: Record<string, string>, said: Message = messages['request.invalid']) =>
  new AppError(400, said, { fields });

/** 429 with `Retry-After` and a sentence that says when. */
export function tooMany(seconds: number) {
  const values = (language: Language) => ({ wait: duration(seconds, language) });
  return new AppError(429, messages['tooMany.requests'], { retryAfter: seconds, values });
}

/** "45 seconds", "12 minutos". */
function duration(seconds: number, language: Language): string {
  const [value, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

/** What Express and its body parsers throw at a request that is the caller's fault. */
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
  if (error instanceof URIError) return new AppError(400, messages['field.invalid']);
  if (isDatabaseAway(error)) {
    return new AppError(503, messages['database.away'], { retryAfter: 5 });
  }
  return asRefusedRequest(error);
}

/** What a refusal says, as the JSON of its answer. */
export interface Refusal {
  message: string;
  fields?: Record<string, string>;
  current?: unknown;
  /** With a failure of ours, to find it in the log. */
  requestId?: string;
}

/**
 * Sets status and headers of a refusal and resolves to what it says; an unknown error is told only as a request id, and
 * logged with its request. Undefined when there is nobody to tell any more.
 */
export function refuse(
  error: unknown,
  language: Language | undefined,
  response: Response,
): Refusal | undefined {
  const known = asAppError(error);
  const isWhole = response.writableEnded;
  if (!known || known.status === 503 || (response.headersSent && !isWhole)) response.err = error as Error;
  // Refused before it had arrived, and then cut off.
  if (isWhole) return undefined;
  if (response.headersSent || response.destroyed) {
    // What has begun cannot be taken back: it is broken off, so that nobody takes it for whole.
    response.destroy();
    return undefined;
  }
  response.status(known?.status ?? 500);
  if (!known)
    return {
      message: messageText(messages['server.failed'], language),
      requestId: response.req.id as string,
    };
  const { fields, current, values, retryAfter } = known.details;
  if (retryAfter !== undefined) response.setHeader('Retry-After', retryAfter);
  const said = values ? say(known.said, values(language ?? unaskedLanguage(known.said))) : known.said;
  return {
    message: messageText(said, language),
    ...(fields && { fields: inLanguage(fields, language) }),
    ...(current !== undefined && { current }),
  };
}

/** Tells whatever was thrown as JSON, in the language of the request. */
export const sendError: ErrorRequestHandler = (error, request, response, _next) => {
  const refusal = refuse(error, requestLanguage(request), response);
  if (refusal) response.json(refusal);
};

const inLanguage = (fields: Record<string, string>, language: Language | undefined) =>
  Object.fromEntries(Object.entries(fields).map(([name, said]) => [name, messageText(said, language)]));
