import { createServer, type Server } from 'node:http';
import { connectionLimit, limitConnections, openFileLimit } from './connections';
import { refuseUnreadable } from './unreadable-requests';

/** Milliseconds: a request arrives within `request`, looked at every `check`; a connection may be silent for `silence`. */
interface Times {
  request: number;
  check: number;
  silence: number;
}

const usual: Times = { request: 30_000, check: 3_000, silence: 120_000 };

/** The HTTP server without its app: slow, broken and too many connections are dealt with here. */
export function createListener({ request, check, silence }: Times = usual): Server {
  const server = createServer({
    headersTimeout: request,
    requestTimeout: request,
    connectionsCheckingInterval: check,
  });
  limitConnections(server, { most: connectionLimit(openFileLimit()), silence });
  refuseUnreadable(server);
  return server;
}
