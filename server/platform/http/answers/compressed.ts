import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request } from 'express';

const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_SIZE_HINT: hint } = constants;

/** Two milliseconds for a page of 30 KB; the highest quality takes sixty for a twentieth less. */
const quick = 5;

const encoders = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [quality]: quick, [hint]: bytes.length } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
} as const;

/**
 * A page as its reader takes it, compressed if it can be. Only for pages without a secret of whoever calls: the size of a
 * compressed answer tells what is repeated in it.
 */
export async function compressed(
  html: string,
  request: Request,
): Promise<{ body: Buffer; encoding?: keyof typeof encoders }> {
  const bytes = Buffer.from(html);
  // One by one: browsers list gzip first without preferring it.
  const encoding = (['br', 'gzip'] as const).find((each) => request.acceptsEncodings(each));
  return encoding ? { body: await encoders[encoding](bytes), encoding } : { body: bytes };
}
