import type { RequestHandler } from 'express';
import type { Endpoint } from '../../../../shared/http/endpoint';
import { createTurns } from '../turns';
import { receiveFile } from './file-body';
import { readForm } from './form-body';
import { readJson } from './json-body';
import { oneOfEach, type OfCaller } from './large-bodies';
import { requireType } from './require-type';
import { readText } from './text-body';
import { withinTime } from './within-time';

/** Bytes above which a body is large: what is made of it takes several times its memory. */
const large = 100 * 1024;

/** Large bodies of one caller that are read at the same time, and that wait. */
const largeOfEach: OfCaller = { atWork: 1, waiting: 4, above: large };

/** Files of one caller that are received at the same time, and that wait; they pass through piece by piece. */
const filesOfEach: OfCaller = { atWork: 2, waiting: 20, above: 0 };

/**
 * Large bodies that are worked on at the same time, whoever sends them; the others wait in order. Each takes some 40 MB.
 * An account that does not read its answer keeps its place for two minutes, so there are more places than needed.
 */
const largeInAll = { atWork: 6, waiting: 100 };

/** Milliseconds in which a body arrives, once its turn has come; a file has the whole time of its request. */
const arrival = 30_000;

/** Reads what endpoints take. */
export interface BodyReader {
  /**
   * The handlers that leave an endpoint's body in `request.body`, and its file in `response.locals.upload`; they throw
   * 4xx for what it does not take.
   */
  handlers(endpoint: Endpoint): RequestHandler[];
}

/** Made once for a server: of each caller one large body at a time is let in, and of all a few are worked on. */
export function createBodyReader(): BodyReader {
  const largeTurn = oneOfEach(largeOfEach);
  const fileTurn = oneOfEach(filesOfEach);
  const turns = createTurns(largeInAll);
  const everybody = 0;
  const inTurn: RequestHandler = async ({ body }, response, next) => {
    const isLarge = Buffer.isBuffer(body) && body.length > large;
    if (!isLarge || (await turns.take(everybody, response))) next();
  };
  return {
    handlers({ takes, body }) {
      const whole = [requireType(takes), ...(takes.limit > large ? [largeTurn] : []), withinTime(arrival)];
      if (takes.kind === 'json') return [...whole, ...readJson(takes.limit, inTurn)];
      if (takes.kind === 'text') return [...whole, ...readText(takes.limit, inTurn)];
      if (takes.kind === 'form') return [...whole, readForm(takes.limit)];
      return takes.kind === 'file' ? [fileTurn, receiveFile(takes, body)] : [];
    },
  };
}
