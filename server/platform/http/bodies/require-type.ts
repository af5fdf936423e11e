import type { Request, RequestHandler } from 'express';
import type { Takes } from '../../../../shared/http/body';
import { AppError } from '../errors';
import { messages } from '../../../../shared/messages';

/** Whether the request has a body. */
export const hasBody = ({ headers }: Request) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Refuses a body of another media type with 415; a request without a body continues and fails validation. */
export const requireType =
  ({ kind, types }: Takes): RequestHandler =>
  (request, _response, next) => {
    const isRefused = hasBody(request) && !request.is([...types]);
    next(
      isRefused
        ? new AppError(415, kind === 'json' ? messages['body.notJson'] : messages['body.type'])
        : undefined,
    );
  };

/** The charset of a request's text; UTF-8 by default. */
export const charsetOf = ({ headers }: Request) =>
  /;\s*charset="?([^;"\s]+)/i.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8';
