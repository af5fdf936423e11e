import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { createTurns } from '../limits/turns';
import { createPace, cutSlowest, type Pace, partsOf } from './pace';

/**
 * The maximum numbers of concurrent downloads per caller and in total, and of waiting ones. Each running download keeps
 * one chunk in memory until the client has read it.
 */
const atOnce = { ofEach: 1, inAll: 4, waiting: 20 };

/** The clock in milliseconds, and a check that is repeated while downloads wait. */
const clock = {
  now: () => performance.now(),
  again(look: () => void): () => void {
    const timer = setInterval(look, 1_000).unref();
    return () => clearInterval(timer);
  },
};

type Pieces = AsyncIterable<string | Uint8Array>;

/** Sends streamed responses: one per caller at a time, and a few in total. */
export interface Downloads {
  /**
   * Sends the chunks with these headers as fast as the client reads. Throws when a chunk fails: before the first chunk
   * nothing has been sent, after it the connection is closed. If the client disconnects, the source is ended without an
   * error.
   */
  send(
    caller: number | string,
    pieces: Pieces,
    head: Record<string, string>,
    response: Response,
  ): Promise<void>;
}

/** Creates the downloads of a server; the limits are shared by all its responses. */
export function createDownloads(time: typeof clock = clock): Downloads {
  const ofEach = createTurns({ atWork: atOnce.ofEach, waiting: 1 });
  const inAll = createTurns({ atWork: atOnce.inAll, waiting: atOnce.waiting });
  const everybody = 0;
  const running = new Map<Response, { pace: Pace; cut: () => void }>();
  const waiting = createWaiting(time, (count) => cutSlowest(running.values(), count));

  async function takeTurn(caller: number | string, response: Response) {
    if (!(await ofEach.take(caller, response))) return false;
    return waiting.during(() => inAll.take(everybody, response));
  }
  async function sendInTurn(pieces: Pieces, head: Record<string, string>, response: Response) {
    const pace = createPace(time.now);
    running.set(response, { pace, cut: () => response.destroy() });
    try {
      await sendPieces(pieces, pace, head, response);
    } finally {
      running.delete(response);
    }
  }
  return {
    async send(caller, pieces, head, response) {
      // A stream may fail while it waits for its turn; `sendPieces` then receives the error.
      if (pieces instanceof Readable) pieces.on('error', () => {});
      try {
        if (await takeTurn(caller, response)) await sendInTurn(pieces, head, response);
      } finally {
        if (pieces instanceof Readable) pieces.destroy();
      }
    },
  };
}

/** Counts waiting downloads, and repeats the check while there are any. */
function createWaiting(time: typeof clock, look: (count: number) => void) {
  let count = 0;
  let stop = () => {};
  return {
    async during<Result>(wait: () => Promise<Result>): Promise<Result> {
      count += 1;
      if (count === 1) stop = time.again(() => look(count));
      try {
        return await wait();
      } finally {
        count -= 1;
        if (count === 0) stop();
      }
    },
  };
}

async function sendPieces(pieces: Pieces, pace: Pace, head: Record<string, string>, response: Response) {
  const reading = pieces[Symbol.asyncIterator]();
  const first = await reading.next();
  response.set(head);
  // The log, the turns and the pipeline add eleven listeners to one response, which Node would report as a leak.
  response.setMaxListeners(20);
  try {
    await pipeline(Readable.from(paced(first, reading, pace), { objectMode: false }), response);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}

type Piece = IteratorResult<string | Uint8Array>;

/** Not a generator: a generator that has not started does not close its source. */
function paced(
  first: Piece,
  rest: AsyncIterator<string | Uint8Array>,
  pace: Pace,
): AsyncIterable<Uint8Array> {
  let next: Piece | undefined = first;
  let parts: Uint8Array[] = [];
  const nextPart = async (): Promise<IteratorResult<Uint8Array>> => {
    pace.taken();
    while (parts.length === 0) {
      const piece = next ?? (await rest.next());
      next = undefined;
      if (piece.done) return { done: true, value: undefined };
      parts = partsOf(piece.value);
    }
    const value = parts.shift() as Uint8Array;
    pace.given(value.length);
    return { done: false, value };
  };
  return {
    [Symbol.asyncIterator]: () => ({
      next: nextPart,
      return: async () => {
        await rest.return?.();
        return { done: true, value: undefined };
      },
    }),
  };
}
