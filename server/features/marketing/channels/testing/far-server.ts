import type { ServerResponse } from 'node:http';
import { peer, type Received } from '../../../../testing/peer';

/** A failure of a test server at one of its calls. */
export interface Fault {
  /** The beginning of method and path. */
  at: string;
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
  /** Handles the call, and then loses the response. */
  then?: 'silence' | 'drop';
  /** The number of failures; unlimited by default. */
  times?: number;
}

/** The response of a test server. */
export interface Answer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

type Handle = (request: Received) => Answer;

function send(response: ServerResponse, { status, body, headers = {} }: Answer) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(body === undefined ? '' : JSON.stringify(body));
}

/** A test server that responds as a network documents it, and fails as told. */
export async function farServer(handle: Handle) {
  let fault: Fault | undefined;
  let onSilence = () => {};
  const server = await peer((request, _incoming, response) => {
    const { at, then, status, headers, body, times } = fault ?? { at: 'none' };
    if (!`${request.method} ${request.url}`.startsWith(at)) return send(response, handle(request));
    if (fault && times !== undefined) fault = times > 1 ? { ...fault, times: times - 1 } : undefined;
    if (then) handle(request);
    if (then === 'silence') return onSilence();
    if (then === 'drop') return void response.destroy();
    send(response, { status: status ?? 500, body, ...(headers && { headers }) });
  });
  return Object.assign(server, {
    fail: (next: Fault | undefined) => {
      fault = next;
    },
    /** Calls `act` when a response is lost in silence. */
    whenSilent: (act: () => void) => {
      onSilence = act;
    },
    /** Method and path of the received requests. */
    paths: () => server.received.map(({ method, url }) => `${method} ${url}`),
  });
}
