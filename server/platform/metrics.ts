import { timingSafeEqual } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Config } from './config';
import { hashToken } from './http/access';

/** Prometheus metrics of this process: Node's default metrics and the duration of each request by route. */
export function createMetrics({ metricsToken, trustProxy }: Pick<Config, 'metricsToken' | 'trustProxy'>) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });

  const measure: RequestHandler = (request, response, next) => {
    const end = duration.startTimer({ method: request.method });
    response.once('finish', () => {
      const route = (request.route as { path?: string } | undefined)?.path ?? 'none';
      end({ route, status: response.statusCode });
    });
    next();
  };

  const answer: RequestHandler = async (request, response) => {
    if (!mayRead(request)) {
      response.status(404).end();
      return;
    }
    response.type(registry.contentType).send(await registry.metrics());
  };

  /**
   * Without a token only this machine may read. A request through a proxy is refused, because it would seem to come
   * from this machine.
   */
  function mayRead(request: Request): boolean {
    if (metricsToken) return same(request.headers.authorization ?? '', `Bearer ${metricsToken}`);
    const proxied =
      trustProxy > 0 || request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded;
    return !proxied && /^(::1|127\.|::ffff:127\.)/.test(request.socket.remoteAddress ?? '');
  }

  return { measure, answer };
}

const same = (left: string, right: string) =>
  timingSafeEqual(Buffer.from(hashToken(left)), Buffer.from(hashToken(right)));
