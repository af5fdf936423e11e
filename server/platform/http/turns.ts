import type { Response } from 'express';
import { tooMany } from './errors';

interface Options {
  /** Most calls of one caller at work at once. */
  atWork: number;
  /** Most calls of one caller that may wait. */
  waiting: number;
}

/** Keeps one caller from taking all that the calls of others need. */
export interface Turns {
  /**
   * Waits for the caller's turn, which lasts until the answer has gone out; false when whoever called has gone
   * meanwhile. Callers without a name do not wait. Throws 429 when too many of the caller's calls are waiting.
   */
  take(caller: number | string | undefined, response: Response): Promise<boolean>;
}

/** A call that waits: true when its turn has come, false when its caller has gone. */
type Waiting = (hasTurn: boolean) => void;

/** Lets a few calls of each caller be at work; their further calls wait in the order in which they came. */
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
      // Its end was told before anybody listened.
      if (response.closed) return false;
      const its = callers.get(caller) ?? { busy: 0, line: new Set() };
      callers.set(caller, its);
      if (its.busy < atWork) its.busy += 1;
      else if (its.line.size >= waiting) throw tooMany(1);
      else if (!(await inLine(its.line, response))) return false;
      response.once('close', () => end(caller));
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
