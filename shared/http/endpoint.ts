import type { z } from 'zod';

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

/** What an endpoint sends when it succeeds, as a media type; refusals are JSON always. */
export type AnswerType = 'application/json' | 'application/pdf';

/** An answer that is a file; `name` is what it is to be saved as, in any script. */
export interface FileAnswer {
  content: Uint8Array;
  name: string;
}

type Schema = z.ZodType | undefined;

/** The one statement of an endpoint: the server mounts it, the client calls it, tests and the OpenAPI document walk it. */
export interface Endpoint<
  Path extends string = string,
  Body extends Schema = Schema,
  Query extends Schema = Schema,
  Answer = unknown,
  Who extends Access = Access,
> {
  method: Method;
  path: Path;
  access: Who;
  body: Body;
  query: Query;
  /** HTTP status of a success. */
  status: number;
  /** Most bytes of JSON that the body may have. */
  bodyLimit: number;
  answers: AnswerType;
  /** Carries the answer's type only; there is no value behind it. */
  answer?: Answer;
}

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parameters in a path. Those named `id` or `…Id` are positive integers, all others are strings. */
export type Params<Path extends string> = {
  [Name in ParamNames<Path>]: Name extends 'id' | `${string}Id` ? number : string;
};

/** What a value becomes on its way through JSON: dates are ISO 8601 strings. */
export type Wire<T> = T extends Date
  ? string
  : T extends (infer Item)[]
    ? Wire<Item>[]
    : T extends object
      ? { [Key in keyof T]: Wire<T[Key]> }
      : T;

/** What the caller passes as body. */
export type BodyOf<E extends Endpoint> = E['body'] extends z.ZodType ? z.input<E['body']> : undefined;

/** What the caller passes in the query string. */
export type QueryOf<E extends Endpoint> = E['query'] extends z.ZodType ? z.input<E['query']> : undefined;

/** What the server answers, before JSON. */
export type AnswerOf<E extends Endpoint> =
  | NonNullable<E['answer']>
  | (null extends E['answer'] ? null : never);

const KILOBYTE = 1024;

interface Options {
  status?: number;
  bodyLimit?: number;
}

const sends =
  (method: Method, usualStatus: number) =>
  <Path extends string, Who extends Access, Body extends Schema = undefined>(
    path: Path,
    access: Who,
    body?: Body,
    { status = usualStatus, bodyLimit = 100 * KILOBYTE }: Options = {},
  ) => ({
    returns: <Answer>(): Endpoint<Path, Body, undefined, Answer, Who> => ({
      method,
      path,
      access,
      body: body as Body,
      query: undefined,
      status,
      bodyLimit,
      answers: 'application/json',
    }),
  });

/** A read; its optional schema describes the query string. It returns JSON, or a file of the type named. */
export const get = <Path extends string, Who extends Access, Query extends Schema = undefined>(
  path: Path,
  access: Who,
  query?: Query,
) => {
  const answering = <Answer>(answers: AnswerType): Endpoint<Path, undefined, Query, Answer, Who> => ({
    method: 'GET',
    path,
    access,
    body: undefined,
    query: query as Query,
    status: 200,
    bodyLimit: 0,
    answers,
  });
  return {
    returns: <Answer>() => answering<Answer>('application/json'),
    returnsFile: (type: Exclude<AnswerType, 'application/json'>) => answering<FileAnswer>(type),
  };
};

/** Makes something: 201 unless it says otherwise. */
export const post = sends('POST', 201);
/** Changes a part of something: 200. */
export const patch = sends('PATCH', 200);
/** Removes something: 204, with an empty answer. */
export const del = sends('DELETE', 204);

/** The address of an endpoint, with its parameters and query filled in. Empty query values are left out. */
export function urlFor<E extends Endpoint>(
  endpoint: E,
  params: Params<E['path']>,
  query?: QueryOf<E>,
): string {
  const values = params as Record<string, string | number>;
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(values[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries<string | number | undefined>(query ?? {})) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}
