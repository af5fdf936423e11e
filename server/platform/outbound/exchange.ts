import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestOverTls } from 'node:https';
import type { LookupFunction } from 'node:net';
import { hostOf } from './door';
import { OutboundError } from './outbound-error';

/** One request; a call that is redirected makes several. */
export interface Hop {
  url: URL;
  method: string;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  body: Buffer | undefined;
}

interface Surroundings {
  lookup: LookupFunction;
  /** Ends the exchange; the caller receives its reason. */
  signal: AbortSignal;
  /** Called when the connection is open: from now on the request may arrive. */
  onConnect: () => void;
}

const failed = (host: string, error: NodeJS.ErrnoException) => {
  if (error instanceof OutboundError) return error;
  const isAnswer = error.code?.startsWith('HPE_') ?? false;
  const reason = isAnswer ? 'answer' : 'connection';
  return new OutboundError(reason, `${host}: ${error.code ?? error.message}`, { cause: error });
};

/**
 * Sends a request over a connection of its own and resolves to the head of the answer. Without an agent no connection
 * is shared between calls, and no proxy of the environment is used.
 */
export async function exchange(
  hop: Hop,
  { lookup, signal, onConnect }: Surroundings,
): Promise<IncomingMessage> {
  const { url, method, headers, body } = hop;
  const isTls = url.protocol === 'https:';
  const host = hostOf(url);
  signal.throwIfAborted();
  return await new Promise((done, fail) => {
    const request = (isTls ? requestOverTls : requestPlain)(url, {
      method,
      headers,
      lookup,
      agent: false,
    });
    const stop = () => request.destroy();
    signal.addEventListener('abort', stop, { once: true });
    request.once('close', () => signal.removeEventListener('abort', stop));
    // It stays for the life of the request: a socket can fail after the answer has begun.
    request.on('error', (error) => fail(signal.aborted ? (signal.reason as Error) : failed(host, error)));
    request.once('socket', (socket) => socket.once(isTls ? 'secureConnect' : 'connect', onConnect));
    request.once('response', done);
    request.once('upgrade', (_answer, socket) => {
      socket.destroy();
      fail(new OutboundError('answer', `${host} changed the protocol`));
    });
    request.end(body);
  });
}
