import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** More connections than one instance can serve at the same time. */
const mostConnections = 2_000;

/** Files that the server opens besides its connections: database, mail, workers, files being read. */
const otherFiles = 448;

interface Limits {
  userLimits?: { open_files?: { soft: number | 'unlimited' } };
}

/** The maximum number of open files of this process; undefined when there is no limit. */
export function openFileLimit(): number | undefined {
  const { report } = process as { report: { excludeNetwork?: boolean; getReport: () => object } };
  // Otherwise the report resolves the host name of every connected address.
  report.excludeNetwork = true;
  const { userLimits } = report.getReport() as Limits;
  const files = userLimits?.open_files?.soft;
  return typeof files === 'number' ? files : undefined;
}

/** The maximum number of connections for a process with this limit of open files. */
export const connectionLimit = (files: number | undefined): number =>
  files === undefined
    ? mostConnections
    : Math.min(mostConnections, Math.max(files - otherFiles, Math.floor(files / 2)));

/** Open connections, oldest first, with the last response on each. */
type Connections = Map<Socket, ServerResponse | undefined>;

/**
 * Limits the open connections: above `most`, it closes the one that has kept the server waiting longest. It also
 * closes a connection without traffic for `silence` milliseconds, unless the server is preparing its response.
 */
export function limitConnections(server: Server, { most, silence }: { most: number; silence: number }): void {
  const connections: Connections = new Map();
  server.on('connection', (socket) => {
    connections.set(socket, undefined);
    socket.once('close', () => connections.delete(socket));
    if (connections.size > most) closeOne(connections, socket);
  });
  server.on('request', ({ socket }, response) => {
    connections.delete(socket);
    if (!socket.destroyed) connections.set(socket, response);
  });
  server.setTimeout(silence, (socket) => {
    if (!isBeingMade(connections.get(socket))) socket.destroy();
  });
}

/**
 * Closes first a connection without a complete request, then one whose client has not read the whole response. Never
 * closes one that waits for its response.
 */
function closeOne(connections: Connections, newest: Socket) {
  const others = [...connections].filter(([socket]) => socket !== newest);
  const [idle] = others.find(([, answer]) => !isBeingMade(answer) && !isBeingRead(answer)) ?? [];
  const [reading] = others.find(([, answer]) => isBeingRead(answer)) ?? [];
  (idle ?? reading ?? newest).destroy();
}

const isBeingMade = (answer: ServerResponse | undefined) =>
  answer !== undefined && answer.req.complete && !answer.headersSent;

const isBeingRead = (answer: ServerResponse | undefined) =>
  answer !== undefined && answer.headersSent && !answer.writableFinished;
