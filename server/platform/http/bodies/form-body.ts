import express, { type RequestHandler } from 'express';
import { AppError } from '../errors';
import { messages } from '../../../../shared/messages';

/** Reads what a plain HTML form posts, in UTF-8 or Latin-1; at most 1,000 values. */
export function readForm(limit: number): RequestHandler {
  const read = express.urlencoded({ extended: false, limit });
  return (request, response, next) =>
    read(request, response, (error?: unknown) => {
      const { status } = (error ?? {}) as { status?: number };
      // The general 415 speaks of JSON.
      next(status === 415 ? new AppError(415, messages['body.type']) : error);
    });
}
