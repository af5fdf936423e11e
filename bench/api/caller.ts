// The client process: sends requests over keep-alive connections, one at a time on each, and counts. It uses plain
// sockets, so that on a shared processor most of the time is left for the server.
import { connect, type Socket } from 'node:net';
import { once } from 'node:events';

export interface Calling {
  port: number;
  seconds: number;
  /** The number of concurrent connections, 32 by default. */
  connections?: number;
  /** For each account, the requests that it repeats. */
  requests: string[][];
}

/** Times in milliseconds. */
export interface Called {
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  /** The first refusal, and the number of all. */
  refusal: string;
  refusals: number;
}

process.on('message', async (calling: Calling) => {
  process.send?.(await call(calling));
});

async function call({ port, seconds, requests, connections = 32 }: Calling): Promise<Called> {
  const sockets = Array.from({ length: connections }, () =>
    connect({ port, host: '127.0.0.1', noDelay: true }),
  );
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  const times: number[] = [];
  const refused: string[] = [];
  const start = performance.now();
  const end = start + seconds * 1_000;
  await Promise.all(
    sockets.map((socket, index) => {
      const own = requests[index % requests.length] ?? [];
      return repeat(socket, own, Math.floor(index / requests.length), { end, times, refused });
    }),
  );
  const ordered = Float64Array.from(times).sort();
  const at = (share: number) => ordered[Math.floor((ordered.length - 1) * share)] ?? Number.NaN;
  const perSecond = times.length / seconds;
  return {
    perSecond,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    refusal: refused[0] ?? '',
    refusals: refused.length,
  };
}

interface Tally {
  end: number;
  times: number[];
  refused: string[];
}

/** Resolves after the first response past the end time, which is not counted. */
function repeat(socket: Socket, requests: string[], first: number, { end, times, refused }: Tally) {
  return new Promise<void>((done) => {
    let turn = first;
    let sent = 0;
    let held: Buffer | undefined;
    const stop = (reason?: string) => {
      if (reason) refused.push(reason);
      socket.removeAllListeners('close').destroy();
      done();
    };
    const send = () => {
      sent = performance.now();
      socket.write(requests[turn % requests.length] ?? '');
      turn += 1;
    };
    socket.on('data', (piece) => {
      held = held ? Buffer.concat([held, piece]) : piece;
      const status = completeStatus(held);
      if (status === undefined) return;
      const now = performance.now();
      if (now > end) return stop();
      if (status.startsWith('2')) times.push(now - sent);
      else refused.push(held.toString());
      held = undefined;
      send();
    });
    socket.on('error', (error) => stop(error.message));
    socket.on('close', () => stop('The server closed a connection'));
    send();
  });
}

/** The status of a complete response; undefined while a part is missing. */
function completeStatus(answer: Buffer): string | undefined {
  const headEnd = answer.indexOf('\r\n\r\n');
  if (headEnd === -1) return undefined;
  const head = answer.toString('latin1', 0, headEnd);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  const isWhole = length
    ? answer.length >= headEnd + 4 + Number(length)
    : answer.toString('latin1', answer.length - 5) === '0\r\n\r\n' || head.startsWith('HTTP/1.1 204');
  return isWhole ? head.slice(9, 12) : undefined;
}
