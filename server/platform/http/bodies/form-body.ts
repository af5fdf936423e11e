import express, { type RequestHandler } from 'express';
import { AppError } from '../errors';
import { messages } from '../../../../shared/messages';

/** Reads the body of a plain HTML form, in UTF-8 or Latin-1, with at most 1,000 values. */
export function readForm(limit: number): RequestHandler {
  const read = express.urlencoded({ extended: false, limit });
  return (request, response, next) =>
    read(request, response, (error?: unknown) => {
      const { status } = (error ?? {}) as { status?: number };
      // The default message for 415 mentions JSON.
      next(status === 415 ? new AppError(415, messages['body.type']) : error);
    });
}
