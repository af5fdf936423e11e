import { type Readable, Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Request, Response } from 'express';
import type { Language } from '../../../../shared/languages';
import { fileName } from '../answers/attachment';
import { AppError } from '../errors';
import { messages } from '../../../../shared/messages';

/** A file that is being received. */
export interface Upload {
  /** The file name without folders; empty when the request has none. */
  name: string;
  /** The media type that the sender declares. */
  type: string;
  /**
   * The bytes as they arrive. The stream ends only when the whole request is valid, and otherwise fails with the
   * refusal: too large, cut off, or followed by another file. So commit results only after its end.
   */
  content: Readable;
  /** The whole content in memory. */
  bytes(): Promise<Buffer>;
}

/** Creates the stream that a handler reads; `whole` resolves when the whole request is known to be valid. */
export function createContent(limit: number, whole: Promise<void> = Promise.resolve()): Transform {
  let size = 0;
  const content = new Transform({
    transform(piece: Buffer, _encoding, done) {
      size += piece.length;
      if (size > limit) done(fileTooLarge(limit));
      else done(null, piece);
    },
    flush: (done) => void whole.then(() => done(), done),
  });
  // The reader receives the errors; a handler that has already answered no longer reads.
  return content.on('error', () => {});
}

/** Ends the content when the response closes, and discards the rest of the request. */
export function whileConnected(request: Request, response: Response, content: Transform, letGo: () => void) {
  const stop = () => {
    letGo();
    request.resume();
  };
  content.once('error', stop);
  // This also covers a client that disconnects: the reader then gets an error.
  response.once('close', () => content.destroy(new AppError(400, messages['body.broken'])));
}

/** The upload that handlers receive. */
export const uploadOf = (name: string, type: string, content: Readable): Upload => ({
  name: fileName(name),
  type: type.split(';')[0]?.trim().toLowerCase() ?? '',
  content,
  bytes: () => buffer(content),
});

/** 400: the request has no file. */
export const fileMissing = () =>
  new AppError(400, messages['file.missing'], { fields: { file: messages['file.missing'] } });
/** 415: the endpoint does not accept the media type of the file. */
export const fileTypeRefused = () =>
  new AppError(415, messages['file.type'], { fields: { file: messages['file.type'] } });
/** 413: the file is larger than the limit in bytes. */
export const fileTooLarge = (limit: number) =>
  new AppError(413, messages['file.large'], {
    values: (language) => ({ max: inMegabytes(limit, language) }),
  });

const inMegabytes = (bytes: number, language: Language) =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(
    bytes / 1024 / 1024,
  );
