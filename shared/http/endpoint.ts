import type { z } from 'zod';
import type {
  Answers,
  Content,
  FileAnswer,
  Lasting,
  LastingType,
  MediaType,
  Picture,
  PictureType,
  ShownPage,
  Tagged,
} from './answers';
import type { Words } from './words';
import { type Body, type BodyKind, json, none, type Schema, type Takes } from './body';

/** Who may call an endpoint: anybody, a person for themselves, members of an account, its owner, or admins. */
export type Access = 'everyone' | 'selfOnly' | 'signedIn' | 'ownerOnly' | 'adminOnly';

/** Anybody, signed in or not. */
export const everyone = 'everyone' satisfies Access;
/** Any signed-in person, for what is theirs whatever account they act in. */
export const selfOnly = 'selfOnly' satisfies Access;
/** Members of the account: a reader for GET, an editor for everything else. */
export const signedIn = 'signedIn' satisfies Access;
/** The owner of the account. */
export const ownerOnly = 'ownerOnly' satisfies Access;
/** People with the role `admin`. */
export const adminOnly = 'adminOnly' satisfies Access;

/** Within ten minutes, or within twelve hours. */
export type ProofAge = 'now' | 'today';

/** The HTTP method of an endpoint. */
export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** The kind of body that a schema implies: JSON, or none without a schema. */
type KindOf<Values> = Schema extends Values ? BodyKind : Values extends z.ZodType ? 'json' : 'none';

/**
 * The single definition of an endpoint: the server mounts it, the client calls it, tests and the OpenAPI document
 * iterate over it.
 */
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
  /** The schema of the JSON or form, or of the fields that come with a file. */
  body: Values;
  query: Query;
  /** HTTP status of a success. */
  status: number;
  answers: Answers;
  /** Whether the handler starts, ends or compares cookie sessions; the user is known without it. */
  session: Session;
  /** Whether scripts of other sites may call it and read the response (CORS); their cookies are ignored. */
  cors: boolean;
  /** Whether other sites may show the response in a frame. */
  frame: boolean;
  /** Whether readers may call it although it is no GET, since it changes nothing of the account. */
  readersToo: boolean;
  /** Whether it changes an account that is being closed, which can only be read otherwise. */
  whileClosing: boolean;
  /** Whether a call may wait for something to happen meanwhile, so that it takes none of its account's turns. */
  isHeld: boolean;
  /** How recently the caller must have shown that it is them; undefined: signing in is enough. */
  proof: ProofAge | undefined;
  /** Carries the type of the response only; it never has a value. */
  answer?: Answer;
}

interface Options<Session extends boolean>
  extends Words,
    Partial<Pick<Endpoint, keyof typeof usual | 'status'>> {
  session?: Session;
}

interface Sent<Query extends Schema, Session extends boolean> extends Options<Session> {
  query?: Query;
}

/** An endpoint without its response. */
type Asked<
  Path extends string,
  Values extends Schema,
  Query extends Schema,
  Who extends Access,
  Kind extends BodyKind,
  Session extends boolean,
> = Omit<Endpoint<Path, Values, Query, unknown, Who, Kind, Session>, 'answers' | 'answer'>;

/** The ways in which an endpoint can respond. */
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
    /** Responds 304 to a client that sends the current tag. */
    returnsTagged: (type: MediaType) => as<Tagged>({ as: 'tagged', type }),
    returnsPicture: (types: readonly PictureType[]) => as<Picture>({ as: 'picture', types }),
    /** The content of its address must never change. */
    returnsLasting: (types: readonly LastingType[]) => as<Lasting>({ as: 'lasting', types }),
    /** Redirects to the address that the handler returns: with 303, or 302 if it may differ each time. */
    redirects: (status: 302 | 303 = 303) => as<string>({ as: 'redirect' }, status),
    /** HTML with a status from the handler, or a redirect. */
    returnsPage: () => as<ShownPage>({ as: 'page' }),
  };
};

type SchemaOf<Given> =
  Given extends Body<BodyKind, infer Values> ? Values : Given extends Schema ? Given : never;
type GivenKind<Given> = Given extends Body<infer Kind> ? Kind : Given extends z.ZodType ? 'json' : 'none';

/** A plain schema means JSON. */
const asBody = (given: Schema | Body): Body => {
  if (!given) return none;
  return 'takes' in given ? given : json(given);
};

/** What an endpoint does not need unless it says so. */
const usual = {
  cors: false,
  frame: false,
  readersToo: false,
  whileClosing: false,
  isHeld: false,
  proof: undefined,
} satisfies Partial<Endpoint>;

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
    { status = usualStatus, query, session, ...options }: Sent<Query, Session> = {},
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
      ...usual,
      ...options,
    });
  };

/** A GET endpoint; its optional schema describes the query string. */
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

/** A POST endpoint; 201 by default. */
export const post = sends('POST', 201);
/** A PATCH endpoint; 200 by default. */
export const patch = sends('PATCH', 200);
/** A DELETE endpoint; 204 with an empty response by default. */
export const del = sends('DELETE', 204);
