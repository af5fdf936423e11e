import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Audience, createAudience, type Listen } from '../notices';

/** Milliseconds between two attempts to connect. */
const betweenAttempts = 1_000;

/** Milliseconds between two checks that the connection is alive: a firewall may drop an idle one silently. */
const betweenChecks = 30_000;

/** The connection's name in `pg_stat_activity`. */
export const listenerName = 'quorumia notifications';

/** The connection of an instance that receives PostgreSQL's notifications. */
export interface PostgresListener {
  listen: Listen;
  close(): void;
}

/**
 * Creates a listener that connects at the first subscription and reconnects until it is closed. Subscribers are told
 * of each gap. Behind a pooler that shares connections, notifications never arrive.
 */
export function createPostgresListener(url: string, onLost: (error: Error) => void): PostgresListener {
  const audience = createAudience();
  const closing = new AbortController();
  const hearing = createHearing(url, audience, closing.signal, onLost);
  let isRunning = false;

  async function run() {
    while (!closing.signal.aborted) {
      await hearing.untilLost();
      audience.tellGap();
      await pause(betweenAttempts, undefined, { signal: closing.signal, ref: false }).catch(() => {});
    }
  }
  return {
    listen(channel, hear) {
      const end = audience.add(channel, hear);
      hearing.also(channel);
      if (!isRunning) void run();
      isRunning = true;
      return end;
    },
    close: () => closing.abort(),
  };
}

interface Hearing {
  /** Connects and passes notifications on; resolves when the connection has ended. */
  untilLost(): Promise<void>;
  /** Listens to one more channel, if it is connected. */
  also(channel: string): void;
}

function createHearing(
  url: string,
  audience: Audience,
  closing: AbortSignal,
  onLost: (error: Error) => void,
): Hearing {
  let current: pg.Client | undefined;
  let isLossReported = false;

  /** Reports a loss once, not each attempt to reconnect. */
  function reportLoss(error: Error) {
    if (!isLossReported && !closing.aborted) onLost(error);
    isLossReported = true;
  }
  async function hear(connection: pg.Client) {
    await connection.connect();
    current = connection;
    for (const channel of audience.channels()) await listenTo(connection, channel);
    isLossReported = false;
    audience.tellGap();
    await Promise.race([new Promise((done) => connection.once('end', done)), checksOf(connection, closing)]);
  }
  return {
    async untilLost() {
      const connection = clientOf(url);
      // An error event without a listener ends the process; `end` follows it.
      connection.on('error', reportLoss);
      connection.on('notification', ({ channel, payload }) => audience.tell(channel, payload ?? ''));
      await hear(connection).catch(reportLoss);
      current = undefined;
      connection.end().catch(() => {});
    },
    also: (channel) => {
      if (current) listenTo(current, channel).catch(reportLoss);
    },
  };
}

const clientOf = (url: string) =>
  new pg.Client({
    connectionString: url,
    application_name: listenerName,
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
    keepAlive: true,
  });

const listenTo = (connection: pg.Client, channel: string) =>
  connection.query(`listen ${pg.escapeIdentifier(channel)}`);

/** Throws when the connection no longer answers, or when the listener is closed. */
async function checksOf(connection: pg.Client, closing: AbortSignal): Promise<never> {
  for (;;) {
    await pause(betweenChecks, undefined, { signal: closing, ref: false });
    await connection.query('select 1');
  }
}
