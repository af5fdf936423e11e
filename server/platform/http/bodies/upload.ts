import { type Readable, Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Request, Response } from 'express';
import type { Language } from '../../../../shared/languages';
import { fileName } from '../answers/attachment';
import { AppError } from '../errors';
import { messages } from '../../../../shared/messages';

/** A file on its way to us. */
export interface Upload {
  /** As its owner calls it, without folders; empty where nobody says. */
  name: string;
  /** The media type that its sender claims. */
  type: string;
  /**
   * Its bytes as they come. It ends only when all that was sent is as it should be, and fails with a refusal otherwise:
   * too large, cut off, or followed by another file. So what is made of it counts only after its end.
   */
  content: Readable;
  /** The same in memory. */
  bytes(): Promise<Buffer>;
}

/** The stream that a handler reads; `whole` says when all is known to be right. */
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
  // Whoever reads it hears of its errors; a handler that has answered does not read it any more.
  return content.on('error', () => {});
}

/** Ends the content with its connection or its answer, and lets go of what is still sent then. */
export function whileConnected(request: Request, response: Response, content: Transform, letGo: () => void) {
  const stop = () => {
    letGo();
    request.resume();
  };
  content.once('error', stop);
  // Also when the caller leaves: then whoever still reads hears of it.
  response.once('close', () => content.destroy(new AppError(400, messages['body.broken'])));
}

/** A file as handlers know it. */
export const uploadOf = (name: string, type: string, content: Readable): Upload => ({
  name: fileName(name),
  type: type.split(';')[0]?.trim().toLowerCase() ?? '',
  content,
  bytes: () => buffer(content),
});

/** No file came. */
export const fileMissing = () =>
  new AppError(400, messages['file.missing'], { fields: { file: messages['file.missing'] } });
/** It is of none of the types that the endpoint takes. */
export const fileTypeRefused = () =>
  new AppError(415, messages['file.type'], { fields: { file: messages['file.type'] } });
/** It has more than so many bytes. */
export const fileTooLarge = (limit: number) =>
  new AppError(413, messages['file.large'], {
    values: (language) => ({ max: inMegabytes(limit, language) }),
  });

const inMegabytes = (bytes: number, language: Language) =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(
    bytes / 1024 / 1024,
  );
