import { createServer, type Server } from 'node:http';
import { connectionLimit, limitConnections, openFileLimit } from './connections';
import { refuseUnreadable } from './unreadable-requests';

/**
 * Milliseconds. Headers must arrive within `headers`, a whole request with the largest file within `request`; both are
 * checked every `check`. A connection may be silent for `silence`. Endpoints give other bodies less time
 * (`within-time.ts`).
 */
interface Times {
  headers: number;
  request: number;
  check: number;
  silence: number;
}

const usual: Times = { headers: 30_000, request: 15 * 60_000, check: 3_000, silence: 120_000 };

/** Creates the HTTP server without its app; handles slow clients, malformed requests and too many connections. */
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
