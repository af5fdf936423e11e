import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { importMessages } from '../../../../shared/imports/messages';
import { watchEncoding, type TextEncoding } from '../../../../shared/imports/text-encoding';
import { invalid } from '../../http/errors';

/** A received file on disk, whose text can be read several times. */
export interface SpooledFile {
  encoding: TextEncoding;
  /** Its text in chunks, without a byte order mark. */
  text(): Readable;
  remove(): Promise<void>;
}

/** The first bytes of a ZIP archive (new workbooks) and of older binary workbooks. */
const workbooks = ['504b0304', 'd0cf11e0'];

const refuse = (said: string) => invalid({ file: said });

/** Decodes a stream of bytes. */
function decoding(encoding: TextEncoding): Transform {
  const decoder = new TextDecoder(encoding);
  return new Transform({
    encoding: 'utf8',
    transform: (piece: Buffer, _encoding, done) => done(null, decoder.decode(piece, { stream: true })),
    flush: (done) => done(null, decoder.decode()),
  });
}

/**
 * Stores an upload in a temporary file, because its encoding is known only at its end; throws 400 if it is empty or
 * not text. The caller removes it.
 */
export async function spoolFile(content: Readable): Promise<SpooledFile> {
  const folder = await mkdtemp(join(tmpdir(), 'import-'));
  const path = join(folder, 'file');
  const remove = () => rm(folder, { recursive: true, force: true });
  const watched = watchEncoding();
  const watching = new Transform({
    transform(piece: Buffer, _encoding, done) {
      watched.see(piece);
      done(null, piece);
    },
  });
  try {
    await pipeline(content, watching, createWriteStream(path));
    const { isEmpty, start, hasNul, encoding } = watched.end();
    if (isEmpty) throw refuse(importMessages['file.empty']);
    if (workbooks.some((first) => start.startsWith(first))) throw refuse(importMessages['file.workbook']);
    if (hasNul) throw refuse(importMessages['file.binary']);
    return { encoding, text: () => createReadStream(path).pipe(decoding(encoding)), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
