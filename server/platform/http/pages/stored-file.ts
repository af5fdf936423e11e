import type { Request, Response } from 'express';

/** A file in memory, in the encodings that a browser may accept. */
export interface StoredFile {
  /** The file name extension, with the dot. */
  type: string;
  etag: string;
  bodies: { identity: Buffer; br?: Buffer; gzip?: Buffer };
}

/**
 * Sends a file in the best encoding that the browser accepts, or the requested range (RFC 9110, 14); answers 304 when
 * the browser has the current version.
 */
export function sendStored({ type, etag, bodies }: StoredFile, request: Request, response: Response): void {
  response.type(type).vary('Accept-Encoding');
  const isFound = response.statusCode === 200;
  const part = isFound ? partAskedFor(request, bodies.identity.length, `"${etag}-identity"`) : undefined;
  if (part === 'outside') {
    response.status(416).set('Cache-Control', 'no-store');
    response.set('Content-Range', `bytes */${bodies.identity.length}`).end();
    return;
  }
  // Tests the encodings one by one: browsers list gzip first without preferring it.
  const offered = (['br', 'gzip'] as const).find((each) => bodies[each] && request.acceptsEncodings(each));
  const encoding = part ? 'identity' : (offered ?? 'identity');
  response.set('ETag', `"${etag}-${encoding}"`);
  if (encoding !== 'identity') response.set('Content-Encoding', encoding);
  const body = bodies[encoding] as Buffer;
  if (!part) return void response.send(body);
  response.status(206).set('Content-Range', `bytes ${part.start}-${part.end}/${body.length}`);
  response.send(body.subarray(part.start, part.end + 1));
}

interface Part {
  start: number;
  /** The index of the last byte. */
  end: number;
}

/** Undefined when the whole file is to be sent, also for several ranges or for a range of an older version. */
function partAskedFor(request: Request, size: number, etag: string): Part | 'outside' | undefined {
  const { range, 'if-range': unchanged } = request.headers;
  if (range === undefined || request.method !== 'GET') return undefined;
  if (unchanged !== undefined && unchanged !== etag) return undefined;
  const parts = request.range(size);
  if (parts === -1) return 'outside';
  if (!Array.isArray(parts) || parts.type !== 'bytes' || parts.length !== 1) return undefined;
  return parts[0];
}
