import type { Request, RequestHandler } from 'express';
import type { Takes } from '../../../../shared/http/body';
import { AppError } from '../errors';
import { messages } from '../../../../shared/messages';

/** Whether anything comes after the headers. */
export const hasBody = ({ headers }: Request) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** A body of another type is 415; no body at all goes on and fails as an invalid one. */
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

/** The encoding that a request names for its text; UTF-8 without one. */
export const charsetOf = ({ headers }: Request) =>
  /;\s*charset="?([^;"\s]+)/i.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8';
