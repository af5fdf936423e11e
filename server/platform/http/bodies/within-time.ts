import type { RequestHandler } from 'express';
import { AppError, sendError } from '../errors';
import { hasBody } from './require-type';
import { messages } from '../../../../shared/messages';

/** Answers 408 and closes the connection when a body does not arrive within the limit in milliseconds. */
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
