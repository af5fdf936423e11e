import { randomUUID } from 'node:crypto';
import type { Request, Response } from 'express';
import { type DestinationStream, type Logger, pino } from 'pino';
import { pinoHttp } from 'pino-http';

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

/**
 * Logs one line per request and assigns a request id, which is also sent as `X-Request-Id`. Logs only method, path and
 * status: query strings and long path segments can hold tokens. The line also contains the error of a failed request
 * (`response.err`).
 */
export const requestLog = (logger: Logger) =>
  pinoHttp({
    logger,
    wrapSerializers: false,
    serializers: {
      err: describeError,
      req: ({ id, method, originalUrl }: Request) => ({ id, method, path: withoutSecrets(originalUrl) }),
      res: ({ statusCode }: Response) => ({ statusCode }),
    },
    genReqId: (_request, response) => {
      const id = randomUUID();
      response.setHeader('X-Request-Id', id);
      return id;
    },
    customLogLevel: (_request, response, error) => {
      if (error || response.statusCode >= 500) return 'error';
      return response.statusCode >= 400 ? 'warn' : 'info';
    },
  });

/** Our tokens have 43 characters. */
const withoutSecrets = (url: string) => url.split('?')[0]?.replace(/[^/]{32,}/g, '[hidden]');
