import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { createTurns } from '../turns';

/**
 * Downloads that run at the same time; the others wait in order. Each holds one chunk in memory until the client has
 * read it.
 */
const atOnce = { ofEach: 1, inAll: 4, waiting: 20 };

type Pieces = AsyncIterable<string | Uint8Array>;

/** Sends streamed responses: one per caller at a time, and a few in total. */
export interface Downloads {
  /**
   * Sends the chunks with these headers as fast as the client reads. Throws when a chunk fails: before the first chunk
   * nothing has been sent, after it the connection is cut. When the client disconnects, it ends the source without an
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
export function createDownloads(): Downloads {
  const ofEach = createTurns({ atWork: atOnce.ofEach, waiting: 1 });
  const inAll = createTurns({ atWork: atOnce.inAll, waiting: atOnce.waiting });
  const everybody = 0;
  return {
    async send(caller, pieces, head, response) {
      // A stream may fail while it waits for its turn; `sendPieces` then receives the error.
      if (pieces instanceof Readable) pieces.on('error', () => {});
      try {
        const hasTurn = (await ofEach.take(caller, response)) && (await inAll.take(everybody, response));
        if (hasTurn) await sendPieces(pieces, head, response);
      } finally {
        if (pieces instanceof Readable) pieces.destroy();
      }
    },
  };
}

async function sendPieces(pieces: Pieces, head: Record<string, string>, response: Response) {
  const reading = pieces[Symbol.asyncIterator]();
  const first = await reading.next();
  response.set(head);
  // The log, the turns and the pipeline listen to one response: eleven listeners are no leak.
  response.setMaxListeners(20);
  try {
    await pipeline(Readable.from(joined(first, reading), { objectMode: false }), response);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}

type Piece = IteratorResult<string | Uint8Array>;

/** Not a generator: a generator that has not started does not close its source. */
function joined(first: Piece, rest: AsyncIterator<string | Uint8Array>): Pieces {
  let next: Piece | undefined = first;
  return {
    [Symbol.asyncIterator]: () => ({
      next: async () => {
        const piece = next ?? (await rest.next());
        next = undefined;
        return piece;
      },
      return: async () => (await rest.return?.()) ?? { done: true, value: undefined },
    }),
  };
}
