import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { site } from '../shared/site';
import { unsetFacts } from '../shared/unset-facts';
import { createApp, type Deps } from './app';
import { followers, jobs as allJobs, preparation, tools } from './features';
import { announcing } from './platform/announcements';
import { openLocalDoor } from './platform/backup/local-door';
import { CommandRefused } from './platform/command';
import { type Config, embeddedDirectory } from './platform/config';
import type { OpenDatabase } from './platform/database/database';
import { openEmbedded } from './platform/database/embedded/embedded';
import { openPostgres } from './platform/database/postgres/postgres';
import { createListener } from './platform/http/connections/listener';
import { giveBackIdleMemory } from './platform/idle-memory';
import type { OnError } from './platform/jobs/do-batch';
import { createJobs } from './platform/jobs/jobs';
import { createLogger, type Logger } from './platform/logger';
import { createMailer } from './platform/mail/mailer';
import { createOutbound } from './platform/outbound/outbound';
import { stopwatch } from './stopwatch';
import { seedDemo } from './seed-demo';
import { stopInOrder } from './stop';

interface Surroundings {
  config: Config;
  /** The file from which a new embedded database is restored. */
  snapshot: string;
  /** Created after the HTTP server, because the development server shares its port. */
  site: (server: Server) => Promise<Deps['site']>;
}

/** Opens the database, starts the job queue, listens, and stops in order on SIGTERM and SIGINT. */
export async function start({ config, snapshot, site }: Surroundings): Promise<void> {
  const logger = createLogger(config.logLevel);
  const steps = stopwatch();
  const database = await openDatabase(config, snapshot, logger);
  steps.done('database');
  const onError: OnError = (error, about) => logger.error({ err: error, ...about }, 'job queue');
  const now = () => new Date();
  const jobs = await createJobs(database, { supervise: true, now, onError });
  const outbound = createOutbound({ allowed: config.outboundAllowed });
  const base = { config, database, jobs, logger, now, outbound };

  steps.done('jobs');
  if (config.demo) await seedDemo(database.db, config);
  steps.done('demo');
  const server = createListener();
  const { app, close, invoke } = createApp({ ...base, site: await site(server) });
  server.on('request', app);
  const work = { ...base, db: database.db, mailer: createMailer(config), invoke, tools };
  jobs.work(allJobs, { ...work, announce: announcing(followers, base) });
  const closeDoor = database.hold && (await openLocalDoor(config.dataDir, database.hold));
  await listen(server, config, logger);
  steps.done('site');
  warnOfSettings(config, logger);
  const { port } = server.address() as AddressInfo;
  const { kind } = database;
  logger.info({ port, host: config.host, database: kind, url: config.publicUrl, took: steps.took }, 'ready');
  giveBackIdleMemory();
  stopInOrder({
    server,
    jobs,
    database,
    logger,
    drain: config.drain,
    close: () => Promise.all([close(), closeDoor?.()]),
  });
}

function openDatabase(config: Config, snapshot: string, logger: Logger): Promise<OpenDatabase> {
  if (!config.databaseUrl) return openEmbedded(embeddedDirectory(config), snapshot, preparation);
  return openPostgres(config.databaseUrl, preparation, {
    directUrl: config.databaseDirectUrl,
    onLost: (error) => logger.warn({ reason: error.message }, 'database connection lost'),
  });
}

function listen(server: Server, { port, host }: Config, logger: Logger): Promise<void> {
  return new Promise((done, fail) => {
    const refuse = ({ code, message }: NodeJS.ErrnoException) => {
      const reason = code === 'EADDRINUSE' ? 'it is in use' : message;
      fail(new CommandRefused(`Cannot listen on port ${port} of ${host}: ${reason}. Set PORT or HOST.`));
    };
    server.once('error', refuse);
    server.listen(port, host, () => {
      server.off('error', refuse);
      // A connection that cannot be accepted, for example when no file descriptor is free; an error event without a
      // listener ends the process.
      server.on('error', (error) => logger.error({ err: error }, 'listening'));
      done();
    });
  });
}

function warnOfSettings(config: Config, logger: Logger) {
  if (!config.smtpUrl) logger.info({ folder: 'outbox' }, 'no SMTP_URL: mails are written to DATA_DIR/outbox');
  if (config.publicUrl.startsWith('https:') && config.trustProxy === 0) {
    logger.warn(
      'PUBLIC_URL is https but TRUST_PROXY is 0: cookies are not Secure, and behind a proxy all visitors are one address',
    );
  }
  for (const { fact, isMissing } of unsetFacts()) {
    const state = isMissing ? 'is missing' : `is still the example ${site[fact]}`;
    logger.warn({ fact }, `shared/site.ts: ${fact} ${state}`);
  }
}
