import type { Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Message } from '../../../../shared/message';
import { messageText, messages } from '../../../../shared/messages';

interface Refusal {
  status: string;
  key: Message;
}

/** By the code of Node's error; any other code is answered with 400. */
const refusals: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: { status: '431 Request Header Fields Too Large', key: messages['body.large'] },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: '413 Content Too Large', key: messages['body.large'] },
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', key: messages['body.broken'] },
};
const unreadable: Refusal = { status: '400 Bad Request', key: messages['body.broken'] };

/** Answers malformed requests, which never reach the app, with a message; Node would send an empty body. */
export function refuseUnreadable(server: Server) {
  const lastAnswers = new WeakMap<Duplex, ServerResponse>();
  server.on('request', ({ socket }, response) => lastAnswers.set(socket, response));

  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket) => {
    const last = lastAnswers.get(socket);
    const isAnswering = last?.headersSent && !last.writableFinished;
    if (!socket.writable || isAnswering) return socket.destroy();
    socket.end(asText(refusals[code] ?? unreadable), () => socket.destroy());
  });
  server.on('checkExpectation', (_request, response) => {
    const { headers, body } = contentOf(messages['body.broken']);
    response.writeHead(417, headers).end(body);
  });
}

/** Answers 503 with `Retry-After` while the app no longer accepts requests. */
export function answerAway(response: ServerResponse): void {
  const { headers, body } = contentOf(messages['database.away']);
  response.writeHead(503, { ...headers, 'Retry-After': 5 }).end(body);
}

function contentOf(key: Message) {
  const body = JSON.stringify({ message: messageText(key, undefined) });
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  };
  return { headers, body };
}

function asText({ status, key }: Refusal): string {
  const { headers, body } = contentOf(key);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status}`, ...lines, '', body].join('\r\n');
}
