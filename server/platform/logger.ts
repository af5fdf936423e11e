import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger } from 'pino';

/** A JSON logger that never writes a cookie, a bearer token, a body or a query parameter. */
export const createLogger = (level: string, stream?: DestinationStream): Logger =>
  pino({ level, serializers: { err: describeError } }, stream);

/**
 * The message of a failed query contains its parameters, and PostgreSQL's details contain the row, so only the root
 * error's message is logged.
 */
function describeError(error: Error): object {
  const root = error.cause instanceof Error ? error.cause : error;
  const { name, message, stack, code } = root as Error & { code?: string };
  return { type: name, message, code, stack };
}

declare module 'http' {
  interface IncomingMessage {
    /** Assigned by `requestLog`, and sent as `X-Request-Id`. */
    id: string;
  }
  interface OutgoingMessage {
    /** The error of a failed request, for its line in the log. */
    err?: Error | undefined;
  }
}

/**
 * Logs one line per request and assigns a request id, which is also sent as `X-Request-Id`. Logs only method, path and
 * status: query strings and long path segments can hold tokens. The line also contains the error of a failed request
 * (`response.err`).
 */
export const requestLog =
  (logger: Logger): RequestHandler =>
  (request, response, next) => {
    const begun = performance.now();
    request.id = randomUUID();
    response.setHeader('X-Request-Id', request.id);
    // `on` costs less than `once`, and a response is closed once.
    response.on('close', () => {
      const { statusCode, err, writableFinished } = response;
      const { id, method, originalUrl } = request;
      logger[levelOf(response)](
        {
          req: { id, method, path: withoutSecrets(originalUrl) },
          res: { statusCode },
          ...(err && { err }),
          responseTime: Math.round(performance.now() - begun),
        },
        writableFinished ? 'request completed' : 'request aborted',
      );
    });
    next();
  };

function levelOf({ err, statusCode }: Response) {
  if (err || statusCode >= 500) return 'error';
  return statusCode >= 400 ? 'warn' : 'info';
}

/** Our tokens have 43 characters; shorter path segments are not hidden. */
const shortestSecret = 32;

function withoutSecrets(url: string) {
  const query = url.indexOf('?');
  const path = query === -1 ? url : url.slice(0, query);
  return path.length < shortestSecret ? path : path.replace(/[^/]{32,}/g, '[hidden]');
}
