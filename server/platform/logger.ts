import { randomUUID } from 'node:crypto';
import type { Request, Response } from 'express';
import { type DestinationStream, type Logger, pino } from 'pino';
import { pinoHttp } from 'pino-http';

export type { Logger } from 'pino';

/** A JSON logger that never writes a cookie, a bearer token, a body or what a query was given. */
export const createLogger = (level: string, stream?: DestinationStream): Logger =>
  pino({ level, serializers: { err: describeError } }, stream);

/** A failed query names its values, and PostgreSQL's details the row; of both only the root error's words are kept. */
function describeError(error: Error): object {
  const root = error.cause instanceof Error ? error.cause : error;
  const { name, message, stack, code } = root as Error & { code?: string };
  return { type: name, message, code, stack };
}

/** Logs one line a request and gives it an id, which is also sent back as `X-Request-Id`. Only method, path and status are kept: query strings and long parts of paths can hold tokens. A failure (`response.err`) is in the same line. */
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
