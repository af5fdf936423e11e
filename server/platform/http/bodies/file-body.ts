import type { Request, RequestHandler, Response } from 'express';
import type { Schema, Takes } from '../../../../shared/http/body';
import { receiveForm } from './multipart';
import { hasBody } from './require-type';
import {
  createContent,
  fileMissing,
  fileTooLarge,
  fileTypeRefused,
  uploadOf,
  whileConnected,
} from './upload';

/** Stores the file in `response.locals.upload` when it begins, and the preceding fields in `request.body`. */
export function receiveFile(takes: Takes, fields: Schema): RequestHandler {
  return async (request, response, next) => {
    if (!hasBody(request)) throw fileMissing();
    const received = request.is('multipart/form-data')
      ? await receiveForm(request, response, takes)
      : receiveBody(request, response, takes, fields);
    if (!isTaken(takes, received.upload.type)) throw fileTypeRefused();
    request.body = received.fields;
    response.locals.upload = received.upload;
    next();
  };
}

/** Reads a file that is the body itself. */
function receiveBody(request: Request, response: Response, { limit }: Takes, fields: Schema) {
  const { headers } = request;
  if (fields || (headers['content-encoding'] ?? 'identity') !== 'identity') throw fileTypeRefused();
  if (Number(headers['content-length'] ?? 0) > limit) throw fileTooLarge(limit);
  const content = createContent(limit);
  whileConnected(request, response, content, () => request.unpipe(content));
  request.pipe(content);
  const type = headers['content-type'] ?? 'application/octet-stream';
  return { fields: {}, upload: uploadOf(nameIn(headers['content-disposition']), type, content) };
}

const isTaken = ({ types }: Takes, type: string) =>
  types.some((taken) => (taken.endsWith('/*') ? type.startsWith(taken.slice(0, -1)) : type === taken));

/** The file name in a Content-Disposition header (RFC 8187). */
function nameIn(disposition = ''): string {
  const encoded = /filename\*=UTF-8''([^;\s]+)/i.exec(disposition)?.[1] ?? '';
  try {
    return decodeURIComponent(encoded);
  } catch {
    return '';
  }
}
