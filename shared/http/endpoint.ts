import type { z } from 'zod';
import type { Language } from '../languages';
import type { Message } from '../message';
import type { Answers, Content, FileAnswer, MediaType } from './answers';
import { type Body, type BodyKind, json, none, type Schema, type Takes } from './body';

/** Who may call an endpoint: anybody, whoever is signed in, or admins only. */
export type Access = 'everyone' | 'signedIn' | 'adminOnly';

/** Nobody has to be signed in. */
export const everyone = 'everyone' satisfies Access;
/** Any account will do. */
export const signedIn = 'signedIn' satisfies Access;
/** Accounts with the role `admin`. */
export const adminOnly = 'adminOnly' satisfies Access;

/** What an endpoint does, in HTTP's word. */
export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** What kind of body a schema stands for by itself: JSON, or none where there is no schema. */
type KindOf<Values> = Schema extends Values ? BodyKind : Values extends z.ZodType ? 'json' : 'none';

/** What an endpoint says of itself beside its shape. */
interface Words {
  /** The 404 of a handler that throws `notFound()` without words of its own. */
  missing?: Message;
  /** The 400 of a path in which an id is none. */
  badId?: Message;
  /** Each 409 that the handler may throw; for the description only. */
  conflicts?: readonly Message[];
  /** The language of all it says, where its address has one; otherwise the caller's. */
  language?: Language;
}

/** The one statement of an endpoint: the server mounts it, the client calls it, tests and the OpenAPI document walk it. */
export interface Endpoint<
  Path extends string = string,
  Values extends Schema = Schema,
  Query extends Schema = Schema,
  Answer = unknown,
  Who extends Access = Access,
  Kind extends BodyKind = KindOf<Values>,
  Session extends boolean = boolean,
> extends Words {
  method: Method;
  path: Path;
  access: Who;
  takes: Takes<Kind>;
  /** Of the JSON or the form, or of the fields that come with a file. */
  body: Values;
  query: Query;
  /** HTTP status of a success. */
  status: number;
  answers: Answers;
  /** Whether its handler starts, ends or compares cookie sessions; who calls is known without. */
  session: Session;
  /** Carries the answer's type only; there is no value behind it. */
  answer?: Answer;
}

interface Options<Session extends boolean> extends Words {
  status?: number;
  session?: Session;
}

interface Sent<Query extends Schema, Session extends boolean> extends Options<Session> {
  query?: Query;
}

/** Everything of an endpoint but its answer. */
type Asked<
  Path extends string,
  Values extends Schema,
  Query extends Schema,
  Who extends Access,
  Kind extends BodyKind,
  Session extends boolean,
> = Omit<Endpoint<Path, Values, Query, unknown, Who, Kind, Session>, 'answers' | 'answer'>;

/** The ways in which an endpoint can answer. */
const answering = <
  Path extends string,
  Values extends Schema,
  Query extends Schema,
  Who extends Access,
  Kind extends BodyKind,
  Session extends boolean,
>(
  asked: Asked<Path, Values, Query, Who, Kind, Session>,
) => {
  const as = <Answer>(
    answers: Answers,
    status = asked.status,
  ): Endpoint<Path, Values, Query, Answer, Who, Kind, Session> => ({ ...asked, status, answers });
  return {
    returns: <Answer>() => as<Answer>({ as: 'json', type: 'application/json' }),
    returnsFile: (type: MediaType) => as<FileAnswer>({ as: 'file', type }),
    returnsContent: (type: MediaType) => as<Content>({ as: 'content', type }),
    /** 303 to the address that the handler returns. */
    redirects: () => as<string>({ as: 'redirect' }, 303),
  };
};

type SchemaOf<Given> =
  Given extends Body<BodyKind, infer Values> ? Values : Given extends Schema ? Given : never;
type GivenKind<Given> = Given extends Body<infer Kind> ? Kind : Given extends z.ZodType ? 'json' : 'none';

/** A schema alone stands for JSON. */
const asBody = (given: Schema | Body): Body => {
  if (!given) return none;
  return 'takes' in given ? given : json(given);
};

const sends =
  (method: Method, usualStatus: number) =>
  <
    Path extends string,
    Who extends Access,
    Given extends Schema | Body = undefined,
    Query extends Schema = undefined,
    Session extends boolean = false,
  >(
    path: Path,
    access: Who,
    given?: Given,
    { status = usualStatus, query, session, ...words }: Sent<Query, Session> = {},
  ) => {
    const { takes, schema } = asBody(given) as Body<GivenKind<Given>, SchemaOf<Given>>;
    return answering({
      method,
      path,
      access,
      takes,
      body: schema,
      query: query as Query,
      status,
      session: (session ?? false) as Session,
      ...words,
    });
  };

/** A read; its optional schema describes the query string. */
export const get = <
  Path extends string,
  Who extends Access,
  Query extends Schema = undefined,
  Session extends boolean = false,
>(
  path: Path,
  access: Who,
  query?: Query,
  options: Options<Session> = {},
) => sends('GET', 200)(path, access, undefined, { ...options, query: query as Query });

/** Makes something: 201 unless it says otherwise. */
export const post = sends('POST', 201);
/** Changes a part of something: 200. */
export const patch = sends('PATCH', 200);
/** Removes something: 204, with an empty answer. */
export const del = sends('DELETE', 204);
