import type { Readable } from 'node:stream';
import busboy, { type Busboy } from 'busboy';
import type { Request, Response } from 'express';
import type { Takes } from '../../../../shared/http/body';
import { AppError } from '../errors';
import { createContent, fileMissing, fileTooLarge, type Upload, uploadOf, whileConnected } from './upload';
import { messages } from '../../../../shared/messages';

const limits = { files: 1, fields: 50, fieldSize: 50 * 1024 };

/** Bytes of the fields and the parts' headers. */
const roomBeside = limits.fields * limits.fieldSize + 100 * 1024;

interface Form {
  /** A name that comes twice has a list. */
  fields: Record<string, string | string[]>;
  upload: Upload;
}

/** Resolves when the file of a multipart form begins, with the fields before it. */
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
    // Browsers write names in UTF-8 (RFC 7578, 5.1); the parser would take them for Latin-1.
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
    // A form that ends too early tells its file only.
    parser.on('file', (_field, part: Readable) => part.on('error', broken));
    parser.on(
      'filesLimit',
      refuse(new AppError(400, messages['file.single'], { fields: { file: messages['file.single'] } })),
    );
    parser.on('fieldsLimit', refuse(new AppError(413, messages['body.large'])));
    parser.on('field', (name, value, { valueTruncated }) => {
      if (valueTruncated) fail(new AppError(413, messages['body.large']));
      // Who works on the file has the fields already.
      else if (hasBegun) fail(new AppError(400, messages['body.broken']));
      else values.push([name, value]);
    });
  });
  const content = createContent(limit, isWhole);
  const begins = new Promise<Form>((done, fail) => {
    parser.on('file', (_field, part: Readable, { filename, mimeType }) => {
      // A form in which no file was chosen sends an empty one without a name.
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
