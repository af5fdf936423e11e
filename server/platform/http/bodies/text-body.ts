import express, { type RequestHandler } from 'express';
import { AppError } from '../errors';
import { charsetOf } from './require-type';
import { messages } from '../../../../shared/messages';

/** Reads text in the charset of the request; `inTurn` waits before a large body is decoded. */
export function readText(limit: number, inTurn: RequestHandler): RequestHandler[] {
  const decode: RequestHandler = (request, _response, next) => {
    const { body } = request as { body: unknown };
    request.body = Buffer.isBuffer(body) ? inCharset(charsetOf(request), body) : '';
    next();
  };
  return [express.raw({ type: () => true, limit }), inTurn, decode];
}

function inCharset(charset: string, bytes: Buffer): string {
  const decoder = decoderOf(charset);
  try {
    return decoder.decode(bytes);
  } catch {
    throw new AppError(400, messages['body.broken']);
  }
}

function decoderOf(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset, { fatal: true });
  } catch {
    throw new AppError(415, messages['body.type']);
  }
}
