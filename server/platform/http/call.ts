import type { Request } from 'express';
import type { z } from 'zod';
import type { User } from '../../../shared/auth/tables';
import type { BodyKind } from '../../../shared/http/body';
import type { Access, Endpoint, ProofAge } from '../../../shared/http/endpoint';
import type { Params } from '../../../shared/http/params';
import { defaultLanguage, type Language } from '../../../shared/languages';
import type { Message } from '../../../shared/message';
import { messageText, messages } from '../../../shared/messages';
import { largestId } from '../../../shared/row-ids';
import type { MemberAccount } from '../../../shared/auth/member-account';
import { type Owner, ownerOf } from '../database/rows/owner';
import type { Caller } from './access';
import type { SignedInAt } from './callers';
import type { Upload } from './bodies/upload';
import { clientAddress } from './client-address';
import { type CookieSession, cookieSession } from './cookie-session';
import { AppError, invalid } from './errors';
import { requestLanguage } from './request-language';
import { whenGone } from './when-gone';

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** The arguments of a handler, all validated. */
export interface Call<
  Path extends string,
  Values,
  Query,
  Who extends Access,
  Kind extends BodyKind,
  Session extends boolean,
> {
  params: Params<Path>;
  body: Kind extends 'text' ? string : Parsed<Values>;
  /** The uploaded file, if the endpoint takes one. Read it before you answer. */
  file: Kind extends 'file' ? Upload : undefined;
  query: Parsed<Query>;
  /** The signed-in person. */
  user: Who extends 'everyone' ? undefined : User;
  /** The account that owns the data. */
  owner: Who extends 'signedIn' | 'ownerOnly' ? Owner : undefined;
  /** The same account, and the caller's role in it. */
  account: Who extends 'signedIn' | 'ownerOnly' ? MemberAccount : undefined;
  /** All accounts of the person, the owned ones first. */
  accounts: Who extends 'everyone' ? undefined : readonly MemberAccount[];
  /** The sign-in of the call; null for a cookie from before they were listed. */
  signIn: Who extends 'everyone' ? undefined : SignedInAt | null;
  /** For what needs a proof only in some cases; an endpoint's `proof` is checked before. */
  requireProof: Who extends 'everyone' ? undefined : (age: ProofAge) => void;
  /** The cookie session, if the endpoint declares that it needs one. */
  session: Session extends true ? CookieSession : undefined;
  /** The caller's address, in the form that rate limits count. */
  address: string;
  /** GET or HEAD; endpoints answer both in the same way, and this tells them apart. */
  method: string;
  /** A header of the request; undefined when it has none. */
  header: (name: string) => string | undefined;
  /** What the act of this call is known by afterwards: the proposal that it carries out; undefined otherwise. */
  request: string | undefined;
  language: Language;
  /** The text of a message made with `say`, in the requested language. */
  textOf: (said: string) => string;
  /** Aborts when the response is sent or the client disconnects. */
  readonly gone: AbortSignal;
}

/** The language of an endpoint's response; undefined when neither the endpoint nor the request names one. */
export const languageOf = ({ language }: Pick<Endpoint, 'language'>, request: Request) =>
  language ?? requestLanguage(request);

/**
 * Where a call comes from: what it brings before it is validated. Values that few handlers read are computed on first
 * use.
 */
export interface CallSource {
  params: Record<string, string | string[] | undefined>;
  body: unknown;
  query: unknown;
  file?: Upload | undefined;
  session?: CookieSession | undefined;
  method: string;
  header: (name: string) => string | undefined;
  request?: string | undefined;
  readonly address: string;
  /** Undefined when neither the endpoint nor the request names one. */
  readonly language: Language | undefined;
  readonly gone: AbortSignal;
}

/** A request as the source of a call. */
export function requestSource(endpoint: Endpoint, request: Request): CallSource {
  return {
    params: request.params,
    body: request.body,
    query: request.query,
    file: request.res?.locals.upload as Upload | undefined,
    session: endpoint.session ? cookieSession(request) : undefined,
    method: request.method,
    header: (name: string) => request.get(name),
    get address() {
      return clientAddress(request);
    },
    get language() {
      return languageOf(endpoint, request);
    },
    get gone() {
      return whenGone(request);
    },
  };
}

/** Validates a call; throws 400 when it does not match the endpoint's schemas. */
export function callOf(endpoint: Endpoint, source: CallSource, caller: Caller | undefined) {
  const isText = endpoint.takes.kind === 'text';
  return {
    params: parseParams(source.params, endpoint.badId),
    body: isText ? (source.body as string) : parse(endpoint.body, source.body),
    file: source.file,
    query: endpoint.query && parse(endpoint.query, source.query),
    user: caller?.user,
    owner: caller?.account && ownerOf({ userId: caller.account.id }),
    account: caller?.account,
    accounts: caller?.accounts,
    signIn: caller?.signIn,
    requireProof: caller?.requireProof,
    session: source.session,
    textOf: (said: string) => messageText(said, source.language),
    method: source.method,
    header: source.header,
    request: source.request,
    get address() {
      return source.address;
    },
    get language() {
      return source.language ?? defaultLanguage;
    },
    get gone() {
      return source.gone;
    },
  };
}

function parseParams(values: Record<string, string | string[] | undefined>, badId?: Message) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isIdName(name) ? parseId(value, badId) : value]),
  );
}

/** Whether a path parameter must be a positive integer (see `Params`). */
export const isIdName = (name: string) => /^(id|\w+Id)$/.test(name);

function parseId(value: string | string[] | undefined, badId: Message = messages['id.invalid']): number {
  const id = Number(value);
  if (/^\d{1,10}$/.test(String(value)) && id >= 1 && id <= largestId) return id;
  throw new AppError(400, badId);
}

function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value ?? {});
  if (result.success) return result.data;
  throw invalid(fieldErrors(result.error));
}

/** The first problem of each field, by its path. */
function fieldErrors(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const name = issue.path.join('.') || 'body';
    fields[name] ??= issue.message;
  }
  return fields;
}
