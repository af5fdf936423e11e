import { randomUUID } from 'node:crypto';
import { type Logger, pino } from 'pino';
import { pinoHttp } from 'pino-http';

export type { Logger } from 'pino';

/** A JSON logger that never writes a cookie, a bearer token or a body. */
export const createLogger = (level: string): Logger => pino({ level });

/** Logs one line a request and gives it an id, which is also sent back as `X-Request-Id`. Only method, path and status are kept: query strings can hold tokens. */
export const requestLog = (logger: Logger) =>
  pinoHttp({
    logger,
    genReqId: (_request, response) => {
      const id = randomUUID();
      response.setHeader('X-Request-Id', id);
      return id;
    },
    customLogLevel: (_request, response, error) => {
      if (error || response.statusCode >= 500) return 'error';
      return response.statusCode >= 400 ? 'warn' : 'info';
    },
    serializers: {
      req: ({ id, method, url }: { id: string; method: string; url: string }) => ({
        id,
        method,
        path: withoutSecrets(url),
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
  });

const withoutSecrets = (url: string) => url.split('?')[0];
