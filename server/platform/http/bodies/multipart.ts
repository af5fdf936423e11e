import type { Readable } from 'node:stream';
import busboy, { type Busboy } from 'busboy';
import type { Request, Response } from 'express';
import type { Takes } from '../../../../shared/http/body';
import { AppError } from '../errors';
import { createContent, fileMissing, fileTooLarge, type Upload, uploadOf, whileConnected } from './upload';
import { messages } from '../../../../shared/messages';

const limits = { files: 1, fields: 50, fieldSize: 50 * 1024 };

/** Bytes allowed for the fields and the headers of the parts. */
const roomBeside = limits.fields * limits.fieldSize + 100 * 1024;

interface Form {
  /** A repeated name has a list of values. */
  fields: Record<string, string | string[]>;
  upload: Upload;
}

/** Resolves to the fields and the file when the file of a multipart form begins. */
export async function receiveForm(request: Request, response: Response, takes: Takes): Promise<Form> {
  const length = Number(request.headers['content-length'] ?? 0);
  if (length > takes.limit + roomBeside) throw fileTooLarge(takes.limit);
  const parser = parserOf(request);
  const form = readParts(parser, takes.limit);
  whileConnected(request, response, form.content, () => request.unpipe(parser));
  request.pipe(parser);
  return form.begins;
}

function parserOf({ headers }: Request): Busboy {
  try {
    // Browsers encode file names in UTF-8 (RFC 7578, 5.1); the parser's default is Latin-1.
    return busboy({ headers, limits, defParamCharset: 'utf8' });
  } catch {
    throw new AppError(400, messages['body.broken']);
  }
}

function readParts(parser: Busboy, limit: number) {
  const values: [name: string, value: string][] = [];
  let hasBegun = false;
  const isWhole = new Promise<void>((done, fail) => {
    const refuse = (error: AppError) => () => fail(error);
    const broken = refuse(new AppError(400, messages['body.broken']));
    parser.on('close', done).on('error', broken);
    // A truncated form emits an error on its file only.
    parser.on('file', (_field, part: Readable) => part.on('error', broken));
    parser.on(
      'filesLimit',
      refuse(new AppError(400, messages['file.single'], { fields: { file: messages['file.single'] } })),
    );
    parser.on('fieldsLimit', refuse(new AppError(413, messages['body.large'])));
    parser.on('field', (name, value, { valueTruncated }) => {
      if (valueTruncated) fail(new AppError(413, messages['body.large']));
      // The handler has already received the fields.
      else if (hasBegun) fail(new AppError(400, messages['body.broken']));
      else values.push([name, value]);
    });
  });
  const content = createContent(limit, isWhole);
  const begins = new Promise<Form>((done, fail) => {
    parser.on('file', (_field, part: Readable, { filename, mimeType }) => {
      // A form without a chosen file sends an empty file without a name.
      if (!filename) return void part.resume();
      hasBegun = true;
      part.pipe(content);
      done({ fields: fieldsOf(values), upload: uploadOf(filename, mimeType, content) });
    });
    content.on('error', fail);
    isWhole.then(
      () => hasBegun || fail(fileMissing()),
      (error: Error) => content.destroy(error),
    );
  });
  return { content, begins };
}

function fieldsOf(values: [name: string, value: string][]): Form['fields'] {
  const fields = new Map<string, string | string[]>();
  for (const [name, value] of values) {
    const earlier = fields.get(name);
    fields.set(name, earlier === undefined ? value : [earlier, value].flat());
  }
  return Object.fromEntries(fields);
}
