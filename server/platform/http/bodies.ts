import express, { type Request, type RequestHandler } from 'express';
import type { User } from '../../../shared/auth/tables';
import type { Endpoint } from '../../../shared/http/endpoint';
import { AppError } from './errors';
import { refuseUnwieldy } from './refuse-unwieldy';
import { createTurns } from './turns';

/** Bytes above which a body is large: what is made of it takes several times its memory. */
const large = 100 * 1024;

/** Large bodies of one account that are read at the same time, and that wait. */
const largeOfEach = { atWork: 1, waiting: 4 };

/**
 * Large bodies that are worked on at the same time, whoever sends them; the others wait in order. Each takes some 40 MB.
 * An account that does not read its answer keeps its place for two minutes, so there are more places than needed.
 */
const largeInAll = { atWork: 6, waiting: 100 };

/** Reads JSON in UTF-8. */
export interface BodyReader {
  /** The handlers that leave an endpoint's body in `request.body`; they throw 4xx for what it does not take. */
  handlers(endpoint: Endpoint): RequestHandler[];
}

/** Made once for a server: of each user one large body at a time is let in, and of all a few are worked on. */
export function createBodyReader(): BodyReader {
  const oneOfEach = oneLargeBodyOfEach();
  const turns = createTurns(largeInAll);
  const everybody = 0;
  const parse: RequestHandler = async (request, response, next) => {
    const bytes: unknown = request.body;
    if (!Buffer.isBuffer(bytes) || bytes.length === 0) {
      request.body = undefined;
      return next();
    }
    refuseUnwieldy(bytes, charsetOf(request));
    if (bytes.length > large && !(await turns.take(everybody, response))) return;
    request.body = parseJson(bytes);
    next();
  };
  return {
    handlers({ body, bodyLimit }) {
      if (!body) return [];
      const read = express.raw({ type: () => true, limit: bodyLimit });
      return [...(bodyLimit > large ? [oneOfEach] : []), requireJson, read, parse];
    },
  };
}

/** An account's next large body is read when its last one has been answered. */
function oneLargeBodyOfEach(): RequestHandler {
  const turns = createTurns(largeOfEach);
  return async (request, response, next) => {
    const { id } = response.locals.user as User;
    if (!mayBeLarge(request) || (await turns.take(id, response))) next();
  };
}

/** Without a length, or compressed, a body may be as large as its endpoint lets it. */
const mayBeLarge = ({ headers }: Request) =>
  headers['transfer-encoding'] !== undefined ||
  headers['content-encoding'] !== undefined ||
  Number(headers['content-length'] ?? 0) > large;

/** A body that is not JSON is 415; no body at all goes on and fails as an invalid one. */
const requireJson: RequestHandler = (request, _response, next) => {
  const { 'content-length': length, 'transfer-encoding': chunked } = request.headers;
  const hasBody = chunked !== undefined || Number(length ?? 0) > 0;
  next(hasBody && !request.is('json') ? new AppError(415, 'body.notJson') : undefined);
};

/** The encoding that the request names; JSON is UTF-8 unless it says otherwise (RFC 8259, 8.1). */
const charsetOf = ({ headers }: Request) =>
  /;\s*charset="?([^;"\s]+)/i.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8';

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    throw new AppError(400, 'body.broken');
  }
}
