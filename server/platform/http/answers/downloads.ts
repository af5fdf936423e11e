import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { createTurns } from '../turns';

/** Downloads at work at the same time; the others wait in order. A piece stands in memory until it is read. */
const atOnce = { ofEach: 1, inAll: 4, waiting: 20 };

type Pieces = AsyncIterable<string | Uint8Array>;

/** Sends long answers, one of a caller at a time and a few in all. */
export interface Downloads {
  /**
   * Sends as fast as it is read, with these headers. Throws what fails: before the first piece, nothing has been sent;
   * after it, the connection is cut. A reader who leaves is no failure, and ends the pieces.
   */
  send(
    caller: number | string,
    pieces: Pieces,
    head: Record<string, string>,
    response: Response,
  ): Promise<void>;
}

/** Made once for a server. */
export function createDownloads(): Downloads {
  const ofEach = createTurns({ atWork: atOnce.ofEach, waiting: 1 });
  const inAll = createTurns({ atWork: atOnce.inAll, waiting: atOnce.waiting });
  const everybody = 0;
  return {
    async send(caller, pieces, head, response) {
      // A stream that fails while it waits for its turn tells the reading below.
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
  try {
    await pipeline(Readable.from(joined(first, reading), { objectMode: false }), response);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}

type Piece = IteratorResult<string | Uint8Array>;

/** By hand, since a generator that has not begun does not end what it would read. */
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
