import express, { type Express, type RequestHandler } from 'express';
import type { User } from '../shared/auth/tables';
import { messages } from '../shared/messages';
import { accountKeeper, features, followers, tools } from './features';
import { announcing } from './platform/announcements';
import type { Config } from './platform/config';
import type { OpenDatabase } from './platform/database/database';
import type { CollectData, FeatureDeps, ReadToday } from './platform/feature';
import { createAdmit } from './platform/http/access';
import { createIdentify } from './platform/http/identify';
import { createCallCounts } from './platform/http/limits/call-counts';
import { createCallers } from './platform/http/callers';
import { createSender } from './platform/http/answers/sender';
import { createBodyReader } from './platform/http/bodies/bodies';
import { notFound, sendError } from './platform/http/errors';
import { health } from './platform/http/health';
import { mount } from './platform/http/mount';
import { openApiDocument } from './platform/http/openapi';
import { calls, createRateLimits } from './platform/http/limits/rate-limits';
import type { Gate, Route } from './platform/http/route';
import { sameOriginWrites, securityHeaders, unlisted } from './platform/http/security';
import { createTurns } from './platform/http/limits/turns';
import type { Jobs } from './platform/jobs/jobs';
import { type Logger, requestLog } from './platform/logger';
import { createMetrics } from './platform/metrics';
import { createInvoke } from './platform/tools/invoke';
import type { Outbound } from './platform/outbound/outbound';
import { sessions } from './platform/sessions';

export interface Deps {
  config: Config;
  database: OpenDatabase;
  jobs: Jobs;
  logger: Logger;
  now: () => Date;
  outbound: Outbound;
  /** Serves the client's files; `scriptHashes` are the CSP hashes of their inline scripts. */
  site?: { scriptHashes: readonly string[]; handlers: RequestHandler[] };
}

/** Creates the whole server without a port: the endpoints of every feature, then the pages. */
export function createApp(deps: Deps) {
  const { config, database, logger, site } = deps;
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  app.set('query parser', 'simple');
  // API responses are not cached; pages and files have their own.
  app.set('etag', false);

  const metrics = createMetrics(config, database, deps.outbound);
  app.use(requestLog(logger), metrics.measure, securityHeaders(config, site?.scriptHashes ?? []));
  health(app, database);
  app.get('/metrics', metrics.answer);

  const admission = openAdmission(deps);
  const given: FeatureDeps = {
    ...deps,
    db: database.db,
    announce: announcing(followers, deps),
    listen: database.listen,
    limits: admission.limits,
    passport: admission.passport,
    forgetCallers: admission.forgetCallers,
    collectData: collectData(database),
    readToday: readToday(database),
    invoke: createInvoke({ ...deps, ...admission.gate, routes: () => routes }),
    tools,
  };
  const served = features.flatMap(({ name, open }) => (open ? [{ feature: name, ...open(given) }] : []));
  const routes = served.flatMap((each) => each.routes);
  app.use(sameOriginWrites(config, endpointsOf(routes)));
  mountRoutes(app, routes, admission.gate);
  describeRoutes(app, served, config);
  if (site) app.use(...site.handlers);
  app.use(sendError);
  const close = async () => {
    for (const each of served) await each.close?.();
    await admission.close();
  };
  return { app, routes, close, invoke: given.invoke };
}

/** What decides who may call, and how often. */
function openAdmission({ config, database, logger, now }: Deps) {
  const session = sessions(database.client, config, logger);
  const accounts = accountKeeper.accounts(database.db, now);
  const callers = createCallers({ read: accounts.findTokenPerson, listen: database.listen });
  const all = features.flatMap((feature) => feature.limits ?? []);
  const limits = createRateLimits(database.client, all);
  const counts = createCallCounts({ limits, rule: calls });
  return {
    limits,
    passport: session.passport,
    forgetCallers: callers.forget,
    gate: {
      readSession: session.read,
      admit: createAdmit(createIdentify({ ...accounts, callers, readSession: session.read, now }), now),
      countCall: ({ id }: User) => counts.count(String(id)),
    },
    async close() {
      session.close();
      callers.close();
      await counts.close();
    },
  };
}

const endpointsOf = (routes: readonly Route[]) => routes.map(({ endpoint }) => endpoint);

function mountRoutes(
  app: Express,
  routes: Route[],
  access: Pick<Gate, 'readSession' | 'admit' | 'countCall'>,
) {
  const gate = {
    ...access,
    bodies: createBodyReader(),
    sender: createSender(),
    // Half of the connections in the pool of `openPostgres`.
    turns: createTurns({ atWork: 5, waiting: 200 }),
  };
  mount(app, routes, gate);
}

/** Serves the OpenAPI document, and answers 404 for every other path of the API. */
function describeRoutes(
  app: Express,
  served: readonly { feature: string; routes: Route[] }[],
  { publicUrl }: Config,
) {
  // Described at the first request: it takes a tenth of a second, and most processes never need it.
  let document: object | undefined;
  app.get('/api/openapi.json', unlisted, (_request, response) => {
    document ??= openApiDocument(
      served.map(({ feature, routes }) => ({ feature, endpoints: endpointsOf(routes) })),
      publicUrl,
    );
    response.json(document);
  });
  app.use('/api', unlisted, () => {
    throw notFound(messages['address.missing']);
  });
}

/** Collects the content of `GET /api/account/data` besides the account. */
const collectData =
  ({ db }: OpenDatabase): CollectData =>
  async (owner) => {
    const parts: object[] = [];
    for (const { accountData } of features) parts.push((await accountData?.(db, owner)) ?? {});
    return Object.assign({}, ...parts) as Record<string, unknown>;
  };

/** Reads what waits for an account, of all features at once. */
const readToday =
  ({ db }: OpenDatabase): ReadToday =>
  (owner, now) =>
    Promise.all(features.flatMap(({ today }) => (today ? [today(db, owner, now)] : [])));
