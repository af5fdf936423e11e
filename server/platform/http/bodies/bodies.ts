import type { RequestHandler } from 'express';
import type { Endpoint } from '../../../../shared/http/endpoint';
import { createTurns } from '../limits/turns';
import { receiveFile } from './file-body';
import { readForm } from './form-body';
import { readJson } from './json-body';
import { oneOfEach, type OfCaller } from './large-bodies';
import { requireType } from './require-type';
import { readText } from './text-body';
import { withinTime } from './within-time';

/** Bytes above which a body is large: parsing takes several times its size in memory. */
const large = 100 * 1024;

/** Large bodies of one caller that are read at the same time, and that wait. */
const largeOfEach: OfCaller = { atWork: 1, waiting: 4, above: large };

/** Files of one caller that are received at the same time, and that wait; they are streamed, not stored in memory. */
const filesOfEach: OfCaller = { atWork: 2, waiting: 20, above: 0 };

/**
 * Large bodies of all callers that are processed at the same time; the others wait in order. Each takes about 40 MB. A
 * client that does not read its response keeps its place for two minutes, so there are more places than needed.
 */
const largeInAll = { atWork: 6, waiting: 100 };

/**
 * Milliseconds within which a body must arrive after its turn has come; a file may take the whole time of its request.
 */
const arrival = 30_000;

/** Reads the bodies of requests. */
export interface BodyReader {
  /**
   * The handlers that store an endpoint's body in `request.body` and its file in `response.locals.upload`; they throw
   * 4xx for a body that the endpoint does not accept.
   */
  handlers(endpoint: Endpoint): RequestHandler[];
}

/**
 * Creates the reader of a server: it reads one large body of each caller at a time and processes a few of all callers.
 */
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
