import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { OpenDatabase } from './platform/database/database';
import { answerAway } from './platform/http/connections/unreadable-requests';
import type { JobEngine } from './platform/jobs/jobs';
import type { Logger } from './platform/logger';

/** Milliseconds of a stop: for connections that are still arriving, for running requests, and at most in total. */
const arrivalLimit = 1_000;
const patience = 8_000;
const stopLimit = 9_500;

export interface Running {
  server: Server;
  jobs: JobEngine;
  database: OpenDatabase;
  logger: Logger;
  /** Milliseconds for which it serves on while `/readyz` says no more, so that a balancer goes elsewhere. */
  drain: number;
  close: () => Promise<unknown> | void;
}

/**
 * Stops in order on SIGTERM and SIGINT. After an uncaught error the state of the process is unknown: the error is
 * logged, new requests are answered with 503, running requests are finished, and the process exits with code 1.
 */
export function stopInOrder(running: Running): void {
  const { server, logger } = running;
  let isStopping = false;
  const stop = async (signal: string, code: 0 | 1) => {
    if (isStopping) return;
    isStopping = true;
    logger.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), stopLimit).unref();
    try {
      await finish(running);
      logger.info('stopped');
      process.exit(code);
    } catch (error) {
      logger.error({ err: error }, 'stopping failed');
      process.exit(1);
    }
  };
  process.on('SIGTERM', () => void stop('SIGTERM', 0));
  process.on('SIGINT', () => void stop('SIGINT', 0));

  const fail = (error: unknown) => {
    logger.fatal({ err: error }, 'nobody caught this');
    if (!isStopping) refuseNewRequests(server);
    void stop('failure', 1);
  };
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
}

/** Accepts no more connections, finishes requests and running jobs, then closes; a stalled request is cut off. */
async function finish({ server, jobs, database, drain, close }: Running) {
  setTimeout(() => server.closeAllConnections(), patience).unref();
  sendAway(server);
  await pause(drain);
  await lastArrivals(server);
  const closed = new Promise((done) => server.close(done));
  await Promise.all([closed, jobs.stop()]);
  await close();
  await database.close();
}

/**
 * Tells each client to close its connection, since those that are kept would keep the server open, and a balancer that
 * this instance is not ready.
 */
function sendAway(server: Server) {
  const listeners = server.listeners('request') as ((...of: [IncomingMessage, ServerResponse]) => void)[];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('Connection', 'close');
    if (request.url === '/readyz') return answerAway(response);
    for (const listener of listeners) listener.call(server, request, response);
  });
}

/**
 * Waits until no more arriving connection becomes a request. Closing at once would reset accepted connections that are
 * not yet read. It waits for two quiet turns, because the first may not have read at all.
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

function refuseNewRequests(server: Server) {
  server.removeAllListeners('request');
  server.on('request', (_request: IncomingMessage, response: ServerResponse) => answerAway(response));
}
