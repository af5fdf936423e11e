import type { Request, Response } from 'express';

/** A file in memory, ready to be sent in any of the encodings a browser may ask for. */
export interface StoredFile {
  /** The end of its name, with the dot. */
  type: string;
  etag: string;
  bodies: { identity: Buffer; br?: Buffer; gzip?: Buffer };
}

/** Sends a file in the best encoding the browser takes, or the part of it that is asked for (RFC 9110, 14); 304 when the browser has it already. */
export function sendStored({ type, etag, bodies }: StoredFile, request: Request, response: Response): void {
  response.type(type).vary('Accept-Encoding');
  const isFound = response.statusCode === 200;
  const part = isFound ? partAskedFor(request, bodies.identity.length, `"${etag}-identity"`) : undefined;
  if (part === 'outside') {
    response.status(416).set('Cache-Control', 'no-store');
    response.set('Content-Range', `bytes */${bodies.identity.length}`).end();
    return;
  }
  // One by one: browsers name gzip first, and do not mean that they like it better.
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
  /** Of the last byte. */
  end: number;
}

/** Undefined for the whole: also for several parts at once, or for a part of what has changed since. */
function partAskedFor(request: Request, size: number, etag: string): Part | 'outside' | undefined {
  const { range, 'if-range': unchanged } = request.headers;
  if (range === undefined || request.method !== 'GET') return undefined;
  if (unchanged !== undefined && unchanged !== etag) return undefined;
  const parts = request.range(size);
  if (parts === -1) return 'outside';
  if (!Array.isArray(parts) || parts.type !== 'bytes' || parts.length !== 1) return undefined;
  return parts[0];
}
