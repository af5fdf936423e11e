import pg from 'pg';
import { CommandRefused } from '../../command';

/** PostgreSQL cannot be reached, or refuses the connection. */
export class DatabaseOutOfReach extends CommandRefused {
  constructor(url: string, { message, code }: Error & { code?: string }) {
    const { host, pathname } = new URL(url);
    super(
      `The database ${host}${pathname} cannot be opened (${message || code}). Check DATABASE_URL and DATABASE_DIRECT_URL.`,
    );
  }
}

/** Opens one connection without connection parameters, because poolers refuse unknown ones. */
export async function connect(url: string, onLost: (error: Error) => void): Promise<pg.Client> {
  const connection = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  // An error event without a listener would end the process. The running query reports the loss too.
  connection.on('error', onLost);
  try {
    await connection.connect();
    return connection;
  } catch (error) {
    throw new DatabaseOutOfReach(url, error as Error);
  }
}
