import express, { type Express, type RequestHandler } from 'express';
import { exportCompanies } from './features/consulting/companies/company-export';
import { companyRoutes } from './features/consulting/companies/companies.routes';
import { companyItemRoutes } from './features/consulting/items/items.routes';
import { createReportRenderer, type ReportRenderer } from './features/consulting/report/pdf/report-renderer';
import { reportPdfRoutes } from './features/consulting/report/report-pdf.routes';
import { reportRoutes } from './features/consulting/report/reports.routes';
import { shareRoutes } from './features/consulting/shares/shares.routes';
import { swotRoutes } from './features/consulting/swot/swot.routes';
import { accountAccessRoutes, accountRoutes } from './features/auth/account.routes';
import { findUser } from './features/auth/auth.queries';
import { authRoutes } from './features/auth/auth.routes';
import { passwordResetRoutes } from './features/auth/password-resets.routes';
import { checkPasswordsWith } from './features/auth/check-credentials';
import { tokenOwner } from './features/auth/sign-in';
import { signInFormRoutes } from './features/auth/sign-in-form';
import { enquiryRoutes } from './features/enquiries/enquiries.routes';
import { exportMarketing } from './features/marketing/marketing.queries';
import type { Config } from './platform/config';
import type { Db, OpenDatabase } from './platform/database/database';
import type { Owner } from './platform/database/owner';
import { createAdmit } from './platform/http/access';
import { createSender } from './platform/http/answers/sender';
import { createBodyReader } from './platform/http/bodies/bodies';
import { notFound, sendError } from './platform/http/errors';
import { mount } from './platform/http/mount';
import { openApiDocument } from './platform/http/openapi';
import { createRateLimits, type RateLimits } from './platform/http/rate-limits';
import type { Route } from './platform/http/route';
import { createTurns } from './platform/http/turns';
import { sameOriginWrites, securityHeaders, unlisted } from './platform/http/security';
import type { Jobs } from './platform/jobs/jobs';
import { type Logger, requestLog } from './platform/logger';
import { createMetrics } from './platform/metrics';
import { health } from './platform/http/health';
import { type Passport, sessions } from './platform/sessions';
import { messages } from '../shared/messages';

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
  app.use(requestLog(logger), metrics.measure, securityHeaders(config, site?.scriptHashes ?? []));
  health(app, database);
  app.get('/metrics', metrics.answer);
  app.use(sameOriginWrites(config));

  const session = sessions(database.client, config, logger);
  checkPasswordsWith(session.passport, database.db);
  const pdf = createReportRenderer();
  const features: FeatureDeps = {
    ...deps,
    pdf,
    db: database.db,
    limits: createRateLimits(database.client),
    passport: session.passport,
  };
  const routes = routesOf(features);
  mountRoutes(app, routes, session.handlers, features);
  if (site) app.use(...site.handlers);
  app.use(sendError);
  const close = async () => {
    await pdf.close();
    session.close();
  };
  return { app, routes, close };
}

/** What the features are handed. */
interface FeatureDeps extends Deps {
  db: Db;
  limits: RateLimits;
  pdf: ReportRenderer;
  passport: Passport;
}

const routesOf = (features: FeatureDeps): Route[] => [
  ...authRoutes(features),
  ...signInFormRoutes(features),
  ...passwordResetRoutes(features),
  ...accountRoutes({ ...features, collectData: collectData(features) }),
  ...accountAccessRoutes(features),
  ...enquiryRoutes(features),
  ...companyRoutes(features),
  ...companyItemRoutes(features),
  ...reportRoutes(features),
  ...reportPdfRoutes(features),
  ...swotRoutes(features),
  ...shareRoutes(features),
];

function mountRoutes(
  app: Express,
  routes: Route[],
  session: RequestHandler[],
  { db, config, limits, now }: FeatureDeps,
) {
  const gate = {
    session,
    admit: createAdmit({
      findUser: (id) => findUser(db, id),
      findTokenOwner: (tokenHash) => tokenOwner(db, tokenHash, now()),
    }),
    countCall: (user: { id: number }) => limits.count('calls', String(user.id)),
    bodies: createBodyReader(),
    sender: createSender(),
    // Half of the connections that `openPostgres` keeps.
    turns: createTurns({ atWork: 5, waiting: 200 }),
  };
  mount(app, routes, gate);
  const endpoints = routes.map(({ endpoint }) => endpoint);
  const document = openApiDocument(endpoints, config.publicUrl);
  app.get('/api/openapi.json', unlisted, (_request, response) => void response.json(document));
  app.use('/api', unlisted, () => {
    throw notFound(messages['address.missing']);
  });
}

/** What `GET /api/account/data` holds beside the account; each feature adds its own. */
const collectData =
  ({ db }: FeatureDeps) =>
  async (owner: Owner) => ({
    companies: exportCompanies(db, owner),
    marketing: await exportMarketing(db, owner),
  });
