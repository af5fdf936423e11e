import type { RequestHandler } from 'express';
import { AppError, sendError } from '../errors';
import { hasBody } from './require-type';
import { messages } from '../../../../shared/messages';

/** Answers 408 to a body that does not arrive within so many milliseconds, and closes its connection. */
export const withinTime =
  (limit: number): RequestHandler =>
  (request, response, next) => {
    if (!hasBody(request)) return next();
    const late = setTimeout(() => {
      response.set('Connection', 'close');
      sendError(new AppError(408, messages['body.broken']), request, response, () => {});
    }, limit);
    for (const over of ['end', 'close']) request.once(over, () => clearTimeout(late));
    next();
  };
