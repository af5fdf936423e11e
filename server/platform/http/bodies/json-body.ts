import express, { type RequestHandler } from 'express';
import { AppError } from '../errors';
import { refuseUnwieldy } from './refuse-unwieldy';
import { charsetOf } from './require-type';
import { messages } from '../../../../shared/messages';

/** Reads JSON in UTF-8 and refuses other encodings (RFC 8259, 8.1); `inTurn` waits before a large body is parsed. */
export function readJson(limit: number, inTurn: RequestHandler): RequestHandler[] {
  const look: RequestHandler = (request, _response, next) => {
    const { body } = request as { body: unknown };
    if (Buffer.isBuffer(body)) refuseUnwieldy(body, charsetOf(request));
    next();
  };
  const parse: RequestHandler = (request, _response, next) => {
    const { body } = request as { body: unknown };
    request.body = Buffer.isBuffer(body) && body.length > 0 ? parseJson(body) : undefined;
    next();
  };
  return [express.raw({ type: () => true, limit }), look, inTurn, parse];
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    throw new AppError(400, messages['body.broken']);
  }
}
