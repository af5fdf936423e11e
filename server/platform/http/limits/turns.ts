import type { Response } from 'express';
import { tooMany } from '../errors';

interface Options {
  /** Maximum number of concurrent calls of one caller. */
  atWork: number;
  /** Maximum number of waiting calls of one caller. */
  waiting: number;
}

/** Prevents one caller from taking the capacity that others need. */
export interface Turns {
  /**
   * Waits for the caller's turn, which lasts until the response is closed; resolves to false when the client has
   * disconnected. A call with an undefined caller does not wait. Throws 429 when too many calls of the caller are
   * waiting.
   */
  take(caller: number | string | undefined, response: Response): Promise<boolean>;
}

/** A waiting call: receives true when its turn has come, false when the client has disconnected. */
type Waiting = (hasTurn: boolean) => void;

/** Creates turns in which each caller has a few concurrent calls; further calls wait in order of arrival. */
export function createTurns({ atWork, waiting }: Options): Turns {
  const callers = new Map<number | string, { busy: number; line: Set<Waiting> }>();

  function end(caller: number | string) {
    const its = callers.get(caller);
    if (!its) return;
    const [next] = its.line;
    if (next) {
      its.line.delete(next);
      next(true);
    } else if (its.busy > 1) its.busy -= 1;
    else callers.delete(caller);
  }
  return {
    async take(caller, response) {
      if (caller === undefined) return true;
      // Its `close` event was emitted before we could listen.
      if (response.closed) return false;
      const its = callers.get(caller) ?? { busy: 0, line: new Set() };
      callers.set(caller, its);
      if (its.busy < atWork) its.busy += 1;
      else if (its.line.size >= waiting) throw tooMany(1);
      else if (!(await inLine(its.line, response))) return false;
      response.on('close', () => end(caller));
      return true;
    },
  };
}

const inLine = (line: Set<Waiting>, response: Response) =>
  new Promise<boolean>((done) => {
    line.add(done);
    response.once('close', () => {
      if (line.delete(done)) done(false);
    });
  });
