import { createServer, type Server } from 'node:http';
import { connectionLimit, limitConnections, openFileLimit } from './connections';
import { refuseUnreadable } from './unreadable-requests';

/**
 * Milliseconds: headers arrive within `headers` and a whole request, with the largest file, within `request`, looked at
 * every `check`; a connection may be silent for `silence`. Endpoints give other bodies less time (`within-time.ts`).
 */
interface Times {
  headers: number;
  request: number;
  check: number;
  silence: number;
}

const usual: Times = { headers: 30_000, request: 15 * 60_000, check: 3_000, silence: 120_000 };

/** The HTTP server without its app: slow, broken and too many connections are dealt with here. */
export function createListener({ headers, request, check, silence }: Times = usual): Server {
  const server = createServer({
    headersTimeout: headers,
    requestTimeout: request,
    connectionsCheckingInterval: check,
  });
  limitConnections(server, { most: connectionLimit(openFileLimit()), silence });
  refuseUnreadable(server);
  return server;
}
