import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { createTurns } from './turns';

/** An answer that is sent piece by piece, so that it never stands in memory whole: its long lists may be async iterables. */
export class StreamedJson<Answer> {
  constructor(
    readonly members: {
      [Name in keyof Answer]:
        | Answer[Name]
        | (Answer[Name] extends (infer Item)[] ? AsyncIterable<Item> : never);
    },
  ) {}
}

/** Downloads at work at the same time; the others wait in order. A piece stands in memory until it is read. */
const atOnce = { ofEach: 1, inAll: 4, waiting: 20 };

/** Sends long answers, one of an account at a time and a few in all. */
export interface Downloads {
  /** Sends as fast as it is read. Throws what fails on the way; a reader who leaves is no failure. */
  send(caller: number | undefined, answer: StreamedJson<unknown>, response: Response): Promise<void>;
}

/** Made once for a server. */
export function createDownloads(): Downloads {
  const ofEach = createTurns({ atWork: atOnce.ofEach, waiting: 1 });
  const inAll = createTurns({ atWork: atOnce.inAll, waiting: atOnce.waiting });
  const everybody = 0;
  return {
    async send(caller, { members }, response) {
      const hasTurn = (await ofEach.take(caller, response)) && (await inAll.take(everybody, response));
      if (!hasTurn) return;
      response.type('json');
      try {
        await pipeline(Readable.from(pieces(members as Record<string, unknown>)), response);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
      }
    },
  };
}

/** Bytes, which lie outside the heap while they wait for their reader. */
async function* pieces(members: Record<string, unknown>) {
  for await (const text of texts(members)) yield Buffer.from(text);
}

async function* texts(members: Record<string, unknown>) {
  let separator = '{';
  for (const [name, value] of Object.entries(members)) {
    yield `${separator}${JSON.stringify(name)}:`;
    if (isIterable(value)) yield* list(value);
    else yield JSON.stringify(value) ?? 'null';
    separator = ',';
  }
  yield separator === '{' ? '{}' : '}';
}

async function* list(items: AsyncIterable<unknown>) {
  let separator = '[';
  for await (const item of items) {
    yield separator + JSON.stringify(item);
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}

const isIterable = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
