import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createApp, type Deps } from './app';
import { sendResetLink } from './features/auth/password-reset';
import { CommandRefused } from './platform/command';
import { type Config, embeddedDirectory } from './platform/config';
import type { OpenDatabase } from './platform/database/database';
import { openEmbedded } from './platform/database/embedded';
import { openPostgres } from './platform/database/postgres';
import { refuseUnreadable } from './platform/http/unreadable-requests';
import { createJobs, type Jobs } from './platform/jobs/jobs';
import { createLogger, type Logger } from './platform/logger';
import { deliverMail } from './platform/mail/mail-queue';
import { createMailer } from './platform/mail/mailer';
import { clearingInterval, removeExpired } from './remove-expired';
import { seedDemo } from './seed-demo';

interface Surroundings {
  config: Config;
  /** The file that a fresh embedded database is laid down from. */
  snapshot: string;
  /** Made once the HTTP server exists, because a development server shares its port. */
  site: (server: Server) => Promise<Deps['site']>;
}

/** Milliseconds that a stop gives to what is on its way to the port, to requests under way, and to itself at most. */
const arrivalLimit = 1_000;
const patience = 8_000;
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
  refuseUnreadable(server);
  server.on('request', app);
  await startWork(base);
  await listen(server, config);
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
  const clear = () =>
    removeExpired(database.db, now()).catch((error: Error) => logger.error({ err: error }, 'clearing'));
  void clear();
  setInterval(clear, clearingInterval).unref();
}

function listen(server: Server, { port, host }: Config): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', ({ code, message }: NodeJS.ErrnoException) => {
      const reason = code === 'EADDRINUSE' ? 'it is in use' : message;
      fail(new CommandRefused(`Cannot listen on port ${port} of ${host}: ${reason}. Set PORT or HOST.`));
    });
    server.listen(port, host, done);
  });
}

function announce(config: Config, server: Server, { kind }: OpenDatabase, logger: Logger) {
  const { port } = server.address() as AddressInfo;
  if (!config.smtpUrl) logger.info({ folder: 'outbox' }, 'no SMTP_URL: mails are written to DATA_DIR/outbox');
  if (config.publicUrl.startsWith('https:') && config.trustProxy === 0) {
    logger.warn(
      'PUBLIC_URL is https but TRUST_PROXY is 0: cookies are not Secure, and behind a proxy all visitors are one address',
    );
  }
  logger.info({ port, host: config.host, database: kind, url: config.publicUrl }, 'ready');
}

interface Running {
  server: Server;
  jobs: Jobs;
  database: OpenDatabase;
  logger: Logger;
  close: () => Promise<void> | void;
}

/**
 * Waits until nothing more of what was on its way to the port becomes a request. Closing at once would reset
 * connections that are made but not yet read from; two quiet turns, because the first may not have read at all.
 */
async function lastArrivals(server: Server): Promise<void> {
  let quietTurns = 0;
  server.on('request', () => {
    quietTurns = 0;
  });
  const end = Date.now() + arrivalLimit;
  while (quietTurns < 2 && Date.now() < end) {
    quietTurns += 1;
    await pause(50);
  }
}

/** Stops accepting, finishes requests and running jobs, then closes; a request that stalls is cut off. */
function stopOnSignal({ server, jobs, database, logger, close }: Running) {
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), stopLimit).unref();
    // Keep-alive connections would hold the server open: each is told to close with its next answer.
    server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
    await lastArrivals(server);
    const closed = new Promise((done) => server.close(done));
    setTimeout(() => server.closeAllConnections(), patience).unref();
    await Promise.all([closed, jobs.stop()]);
    await close();
    await database.close();
    logger.info('stopped');
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
