import express, { type Express, type RequestHandler } from 'express';
import { exportCompanies } from './features/companies/company-export';
import { companyRoutes } from './features/companies/companies.routes';
import { companyItemRoutes } from './features/companies/items.routes';
import { reportRoutes } from './features/companies/reports.routes';
import { accountRoutes } from './features/auth/account.routes';
import { findTokenOwner, findUser } from './features/auth/auth.queries';
import { authRoutes } from './features/auth/auth.routes';
import { passwordResetRoutes } from './features/auth/password-resets.routes';
import { checkPasswordsWith } from './features/auth/sign-in';
import { contactPage } from './features/enquiries/contact-page';
import { enquiryRoutes } from './features/enquiries/enquiries.routes';
import { exportMarketing } from './features/marketing/marketing.queries';
import type { Config } from './platform/config';
import type { OpenDatabase } from './platform/database/database';
import { AccessControl } from './platform/http/access';
import { notFound, sendError } from './platform/http/errors';
import { openApiDocument } from './platform/http/openapi';
import { createRateLimits } from './platform/http/rate-limits';
import { handlersOf, type Route } from './platform/http/route';
import { sameOriginWrites, securityHeaders } from './platform/http/security';
import type { Jobs } from './platform/jobs/jobs';
import { type Logger, requestLog } from './platform/logger';
import { createMetrics } from './platform/metrics';
import { health } from './platform/http/health';
import { sessions } from './platform/sessions';

export interface Deps {
  config: Config;
  database: OpenDatabase;
  jobs: Jobs;
  logger: Logger;
  now: () => Date;
  /** Serves the browser's files; `scriptHashes` are the CSP hashes of the inline scripts in them. */
  site?: { scriptHashes: readonly string[]; handlers: RequestHandler[] };
}

/** The whole server without a port: every endpoint, then the pages. */
export function createApp(deps: Deps) {
  const { config, database, logger, site } = deps;
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  app.set('query parser', 'simple');

  const metrics = createMetrics(config);
  const session = sessions(database.client, config, logger);
  checkPasswordsWith(session.passport, database.db);
  const limits = createRateLimits(database.client);

  app.use(requestLog(logger), metrics.measure);
  health(app, database);
  app.get('/metrics', metrics.answer);
  app.use(securityHeaders(config, site?.scriptHashes ?? []));
  app.use(sameOriginWrites(config));

  const shared = { ...deps, db: database.db, limits, passport: session.passport };
  for (const [path, language] of [
    ['/contact', 'en'],
    ['/es/contact', 'es'],
  ] as const) {
    app.post(path, contactPage(shared, language));
  }

  const routes = [
    ...authRoutes(shared),
    ...passwordResetRoutes(shared),
    ...accountRoutes({ ...shared, collectData: collectData(deps) }),
    ...enquiryRoutes(shared),
    ...companyRoutes(shared),
    ...companyItemRoutes(shared),
    ...reportRoutes(shared),
  ];
  app.use('/api', ...session.handlers);
  mount(app, routes, deps, limits);
  app.use('/api', () => {
    throw notFound('address');
  });
  if (site) app.use(...site.handlers);
  app.use(sendError);
  return { app, routes, close: session.close };
}

function mount(
  app: Express,
  routes: Route[],
  { database, config, now }: Deps,
  limits: ReturnType<typeof createRateLimits>,
) {
  const access = new AccessControl({
    findUser: (id) => findUser(database.db, id),
    findTokenOwner: (hash) => findTokenOwner(database.db, hash, now()),
  });
  const gate = {
    admit: access.admit.bind(access),
    countCall: (user: { id: number }) => limits.count('calls', String(user.id)),
  };
  for (const route of routes) {
    const method = route.endpoint.method.toLowerCase() as 'get' | 'post' | 'patch' | 'delete';
    app[method](route.endpoint.path, ...handlersOf(route, gate));
  }
  const document = openApiDocument(
    routes.map(({ endpoint }) => endpoint),
    config.publicUrl,
  );
  app.get('/api/openapi.json', (_request, response) => void response.json(document));
}

/** What `GET /api/account/data` holds beside the account; each feature adds its own. */
const collectData =
  ({ database: { db } }: Deps) =>
  async (userId: number) => ({
    companies: await exportCompanies(db, { id: userId }),
    marketing: await exportMarketing(db, { id: userId }),
  });
