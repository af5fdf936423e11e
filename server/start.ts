import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp, type Deps } from './app';
import { sendResetLink } from './features/auth/password-reset';
import { type Config, embeddedDirectory } from './platform/config';
import type { OpenDatabase } from './platform/database/database';
import { openEmbedded } from './platform/database/embedded';
import { openPostgres } from './platform/database/postgres';
import { createJobs, type Jobs } from './platform/jobs/jobs';
import { createLogger, type Logger } from './platform/logger';
import { deliverMail } from './platform/mail/mail-queue';
import { createMailer } from './platform/mail/mailer';
import { seedDemo } from './seed-demo';

interface Surroundings {
  config: Config;
  /** The file that a fresh embedded database is laid down from. */
  snapshot: string;
  /** Made once the HTTP server exists, because a development server shares its port. */
  site: (server: Server) => Promise<Deps['site']>;
}

/** Most milliseconds that a stop may take before it is forced. */
const stopLimit = 9_500;

/** Opens the database, starts the queue, listens, and stops in order on SIGTERM and SIGINT. */
export async function start({ config, snapshot, site }: Surroundings): Promise<void> {
  const logger = createLogger(config.logLevel);
  const database = await openDatabase(config, snapshot, logger);
  const onError = (error: Error) => logger.error({ err: error }, 'job queue');
  const jobs = await createJobs(database.client, { supervise: true, onError });
  const now = () => new Date();
  const base = { config, database, jobs, logger, now };

  if (config.demo) await seedDemo(database.db);
  const server = createServer();
  const { app, close } = createApp({ ...base, site: await site(server) });
  server.on('request', app);
  await startWork(base);
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(config.port, config.host, done);
  });
  announce(config, server, database, logger);
  stopOnSignal({ server, jobs, database, logger, close });
}

function openDatabase(config: Config, snapshot: string, logger: Logger): Promise<OpenDatabase> {
  if (!config.databaseUrl) return openEmbedded(embeddedDirectory(config), snapshot);
  return openPostgres(config.databaseUrl, (error) =>
    logger.warn({ reason: error.message }, 'database connection lost'),
  );
}

async function startWork(deps: Pick<Deps, 'config' | 'database' | 'jobs' | 'logger' | 'now'>) {
  const { config, database, jobs, logger, now } = deps;
  const mailer = createMailer(config);
  await jobs.work('mail', deliverMail({ db: database.db, jobs, mailer, logger, now }));
  await jobs.work('passwordReset', sendResetLink({ db: database.db, jobs, config, now }));
}

function announce(config: Config, server: Server, { kind }: OpenDatabase, logger: Logger) {
  const { port } = server.address() as AddressInfo;
  if (!config.smtpUrl) logger.info({ folder: 'outbox' }, 'no SMTP_URL: mails are written to DATA_DIR/outbox');
  logger.info({ port, host: config.host, database: kind, url: config.publicUrl }, 'ready');
}

interface Running {
  server: Server;
  jobs: Jobs;
  database: OpenDatabase;
  logger: Logger;
  close: () => Promise<void> | void;
}

/** Stops accepting, finishes requests and running jobs, then closes; forced when it takes too long. */
function stopOnSignal({ server, jobs, database, logger, close }: Running) {
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), stopLimit).unref();
    // Keep-alive connections would hold the server open: each is told to close with its next answer.
    server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
    const closed = new Promise((done) => server.close(done));
    server.closeIdleConnections();
    await Promise.all([closed, jobs.stop()]);
    await close();
    await database.close();
    logger.info('stopped');
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
