import { timingSafeEqual } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Config } from './config';
import type { OpenDatabase } from './database/database';
import { hashToken } from './http/access';
import { type QueueState, queueStates } from './jobs/queue-states';
import type { Outbound } from './outbound/outbound';

type Settings = Pick<Config, 'metricsToken' | 'trustProxy'>;

/**
 * Prometheus metrics: Node's default ones (memory, delay of the event loop …), the duration of each request by route,
 * the connections to the database, the waiting jobs of each queue, and the calls to other servers.
 */
export function createMetrics(
  { metricsToken, trustProxy }: Settings,
  database: OpenDatabase,
  outbound: Pick<Outbound, 'metrics'>,
) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureConnections(registry, database);
  measureQueues(registry, database);
  for (const metric of outbound.metrics) registry.registerMetric(metric);
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });

  const measure: RequestHandler = (request, response, next) => {
    const begun = performance.now();
    response.on('finish', () => {
      const route = (request.route as { path?: string } | undefined)?.path ?? 'none';
      const labels = { method: request.method, route, status: response.statusCode };
      duration.observe(labels, (performance.now() - begun) / 1_000);
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

function measureConnections(registry: Registry, { connections }: OpenDatabase) {
  if (!connections) return;
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool by state, and queries that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(connections())) this.set({ state }, count);
    },
  });
}

/** While the database is unavailable, the queues are missing from the answer. */
function measureQueues(registry: Registry, { client }: OpenDatabase) {
  const gauge = (name: string, help: string, valueOf: (state: QueueState) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['queue'],
      registers: [registry],
      async collect() {
        this.reset();
        const states = await queueStates(client).catch(() => []);
        for (const state of states) this.set({ queue: state.name }, valueOf(state));
      },
    });
  gauge('queue_waiting_jobs', 'Due jobs that no instance has started', ({ waiting }) => waiting);
  gauge('queue_oldest_job_seconds', 'Time for which the oldest due job has waited', ({ oldest }) => oldest);
}

const same = (left: string, right: string) =>
  timingSafeEqual(Buffer.from(hashToken(left)), Buffer.from(hashToken(right)));
