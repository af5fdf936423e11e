import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { StoredFile } from './stored-file';

/**
 * The first level is fast enough for all pages at start. The best level saves another tenth but takes fifty times as
 * long, so it runs afterwards.
 */
const brotliQuality = { first: 5, smallest: constants.BROTLI_MAX_QUALITY };

/** A page with its placeholders replaced, compressed once. */
export function readyPage(file: string, template: string, texts: Record<string, string>): StoredFile {
  const content = Object.entries(texts).reduce(
    (done, [from, to]) => done.replaceAll(from, () => to),
    template,
  );
  const identity = Buffer.from(content);
  return {
    type: extname(file),
    etag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    bodies: {
      identity,
      br: brotliCompressSync(identity, inQuality(brotliQuality.first)),
      gzip: gzipSync(identity),
    },
  };
}

const inQuality = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/**
 * Recompresses one page after another outside the event loop, while the faster versions are being served. A page that
 * fails keeps its version.
 */
export async function compressFurther(pages: readonly StoredFile[]): Promise<void> {
  for (const { bodies } of pages) {
    const smallest = promisify(brotliCompress)(bodies.identity, inQuality(brotliQuality.smallest));
    bodies.br = await smallest.catch(() => bodies.br);
  }
}
