import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** More than one instance can serve at once. */
const mostConnections = 2_000;

/** Open files that the server needs beside its connections: the database, mail, workers, what is read. */
const otherFiles = 256;

interface Limits {
  userLimits?: { open_files?: { soft: number | 'unlimited' } };
}

/** The most files that this process may have open; undefined where there is no such limit. */
export function openFileLimit(): number | undefined {
  const { report } = process as { report: { excludeNetwork?: boolean; getReport: () => object } };
  // It would look up the name of every address that is connected.
  report.excludeNetwork = true;
  const { userLimits } = report.getReport() as Limits;
  const files = userLimits?.open_files?.soft;
  return typeof files === 'number' ? files : undefined;
}

/** How many connections a process may hold that may open so many files. */
export const connectionLimit = (files: number | undefined): number =>
  files === undefined
    ? mostConnections
    : Math.min(mostConnections, Math.max(files - otherFiles, Math.floor(files / 2)));

/** Open connections, the oldest first, with the last answer on each. */
type Connections = Map<Socket, ServerResponse | undefined>;

/**
 * Keeps room for whoever comes: of more than `most` connections, the one that has kept the server waiting longest is
 * closed. So is one on which nothing moves for `silence` milliseconds, unless its answer is being made.
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

/** First who has sent no whole request, then who has not read the whole answer; who waits for one is not closed. */
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
