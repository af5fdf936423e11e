import type { IncomingMessage } from 'node:http';
import { streamBody } from './answer-body';
import type { Hop } from './exchange';
import { OutboundError } from './outbound-error';
import type { RunningCall } from './running-call';

/** Statuses whose answer has no body (Fetch standard, 2.2.3). */
const bodiless = [204, 205, 304];

/** Closes the connection of an answer that nobody reads, and ignores its errors. */
export function discard(answer: IncomingMessage) {
  answer.on('error', () => undefined);
  answer.destroy();
}

/** Converts an answer to a `Response` as `fetch` would return it; the call ends with the body. */
export function responseOf(answer: IncomingMessage, { url, method }: Hop, most: number, call: RunningCall) {
  call.hasBegun();
  const hasBody = method !== 'HEAD' && !bodiless.includes(answer.statusCode ?? 0);
  try {
    const init = headOf(answer);
    if (hasBody) checkBody(answer, most);
    if (!hasBody) {
      discard(answer);
      call.end(undefined, init.status);
      return withUrl(new Response(null, init), url);
    }
    const onEnd = (error?: unknown) => void call.end(error, init.status);
    return withUrl(new Response(streamBody(answer, { most, signal: call.signal, onEnd }), init), url);
  } catch (error) {
    discard(answer);
    throw error;
  }
}

/** Throws for a status that `Response` does not accept, such as 999. */
function headOf(answer: IncomingMessage) {
  const status = answer.statusCode ?? 0;
  try {
    const init = { status, statusText: answer.statusMessage ?? '', headers: headersOf(answer) };
    void new Response(null, init);
    return init;
  } catch (error) {
    throw new OutboundError('answer', `status ${status}`, { cause: error });
  }
}

function checkBody({ headers }: IncomingMessage, most: number) {
  const packed = headers['content-encoding'] ?? 'identity';
  if (packed !== 'identity') throw new OutboundError('answer', `packed with ${packed}`);
  if (Number(headers['content-length'] ?? 0) > most) {
    throw new OutboundError('large', `more than ${most} bytes`);
  }
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    headers.append(rawHeaders[at] as string, rawHeaders[at + 1] as string);
  }
  return headers;
}

/** A constructed `Response` has no URL; after redirects the caller may need it. */
const withUrl = (response: Response, { href }: URL) =>
  Object.defineProperty(response, 'url', { value: href });
