import type { RequestHandler } from 'express';
import type { BodyKind, Schema } from '../../../shared/http/body';
import type { Access, Endpoint } from '../../../shared/http/endpoint';
import type { Language } from '../../../shared/languages';
import type { Admit, Caller } from './access';
import type { Sender } from './answers/sender';
import { StreamedJson } from './answers/streamed-json';
import type { BodyReader } from './bodies/bodies';
import { type Call, callOf, type CallSource, requestSource } from './call';
import { Missing, notFound, type Refusal } from './errors';
import { withElsewhere } from './answers/elsewhere';
import { openedTo, unlisted } from './security';
import type { ReadSession } from '../sessions';
import type { Turns } from './limits/turns';

/** An endpoint with its handler. */
export interface Route {
  endpoint: Endpoint;
  answer: (source: CallSource, caller: Caller | undefined) => Promise<unknown>;
  /** Renders error responses as HTML, for a form that works without scripts. */
  refusalPage?: RefusalPage;
}

type RefusalPage = (refusal: Refusal, language: Language) => string;

/** Joins an endpoint to its handler. `NoInfer` makes a result of another shape a type error. */
export function route<
  Path extends string,
  Values extends Schema,
  Query extends Schema,
  Answer,
  Who extends Access,
  Kind extends BodyKind,
  Session extends boolean,
>(
  endpoint: Endpoint<Path, Values, Query, Answer, Who, Kind, Session>,
  handler: (
    call: Call<Path, Values, Query, Who, Kind, Session>,
  ) => Promise<NoInfer<Answer> | StreamedJson<NoInfer<Answer>>>,
  refusalPage?: RefusalPage,
): Route {
  return {
    endpoint: endpoint as Endpoint,
    answer: async (source, caller) => {
      const call = callOf(endpoint as Endpoint, source, caller);
      // The call was validated by the endpoint's schemas, which the compiler cannot know.
      return handler(call as unknown as Call<Path, Values, Query, Who, Kind, Session>);
    },
    ...(refusalPage && { refusalPage }),
  };
}

/** The shared steps that every request to a route passes. */
export interface Gate {
  readSession: ReadSession;
  admit: Admit;
  /** Throws 429 when the person has reached the limit of calls. */
  countCall: (user: Caller['user']) => void;
  bodies: BodyReader;
  /** Limits the concurrent calls of one account. */
  turns: Turns;
  sender: Sender;
}

/** A 404 without a message gets the endpoint's own. */
export const inWordsOf = ({ missing }: Pick<Endpoint, 'missing'>, error: unknown): unknown =>
  error instanceof Missing && missing ? notFound(missing) : error;

/** The Express handlers of a route, in order: check access, read the body, then answer when it is the caller's turn. */
export function handlersOf(
  { endpoint, answer }: Route,
  { readSession, admit, countCall, bodies, turns, sender }: Gate,
): RequestHandler[] {
  const guard: RequestHandler = async (request, response, next) => {
    if (endpoint.session) await readSession(request, response);
    const caller = await admit(request, response, endpoint);
    if (caller) countCall(caller.user);
    response.locals.caller = caller;
    next();
  };
  const respond: RequestHandler = async (request, response) => {
    const caller = response.locals.caller as Caller | undefined;
    if (!(await turns.take(caller?.account?.id ?? caller?.user.id, response))) return;
    const source = requestSource(endpoint, request);
    try {
      await sender.send(endpoint, await answer(source, caller), response);
    } catch (error) {
      throw await withElsewhere(
        inWordsOf(endpoint, error),
        caller,
        (other) => answer(source, other),
        endpoint,
      );
    }
  };
  return [unlisted, openedTo(endpoint), guard, ...bodies.handlers(endpoint), respond];
}
