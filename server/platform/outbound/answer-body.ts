import type { IncomingMessage } from 'node:http';
import { OutboundError } from './outbound-error';

interface Options {
  /** Maximum number of bytes. */
  most: number;
  signal: AbortSignal;
  /** Called once: without an error at the end of the body, with the reason when it ends early. */
  onEnd: (error?: unknown) => void;
}

/**
 * The body of an answer as a stream, read no faster than its consumer. It fails with the reason of the signal, or
 * when it is larger than `most` or truncated. Cancelling it closes the connection.
 */
export function streamBody(answer: IncomingMessage, options: Options): ReadableStream<Uint8Array> {
  const { most, signal, onEnd } = options;
  let size = 0;
  let isOver = false;
  const end = (settle: () => void, error?: unknown) => {
    if (isOver) return;
    isOver = true;
    answer.destroy();
    settle();
    onEnd(error);
  };
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const fail = (error: unknown) => end(() => controller.error(error), error);
      const cut = () =>
        signal.aborted ? signal.reason : new OutboundError('connection', 'the answer was cut off');
      answer.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > most) return fail(new OutboundError('large', `more than ${most} bytes`));
        if (isOver) return;
        controller.enqueue(new Uint8Array(chunk));
        if ((controller.desiredSize ?? 0) <= 0) answer.pause();
      });
      answer.once('end', () => end(() => controller.close()));
      answer.on('error', () => fail(cut()));
      answer.once('close', () => fail(cut()));
    },
    pull: () => void answer.resume(),
    cancel: () => end(() => undefined, new OutboundError('connection', 'the caller left')),
  });
}
