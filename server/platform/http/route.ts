import type { Request, RequestHandler, Response } from 'express';
import type { z } from 'zod';
import type { User } from '../../../shared/auth/tables';
import type { Access, Endpoint, FileAnswer, Params } from '../../../shared/http/endpoint';
import { type Language, defaultLanguage } from '../../../shared/languages';
import { type Owner, ownerOf } from '../database/owner';
import type { Admit } from './access';
import { attachment } from './attachment';
import type { BodyReader } from './bodies';
import { AppError, invalid, requestLanguage } from './errors';
import { type Downloads, StreamedJson } from './streamed-json';
import type { Turns } from './turns';

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** What a handler gets: everything already checked. */
export interface Call<Path extends string, Body, Query, Who extends Access> {
  params: Params<Path>;
  body: Parsed<Body>;
  query: Parsed<Query>;
  /** Who acts. */
  user: Who extends 'everyone' ? undefined : User;
  /** Whose data it is. */
  owner: Who extends 'everyone' ? undefined : Owner;
  language: Language;
  /** For the cookie session and the caller's address only. */
  request: Request;
}

/** An endpoint and what it does. */
export interface Route {
  endpoint: Endpoint;
  answer: (request: Request, user: User | undefined) => Promise<unknown>;
}

/** Joins an endpoint to its handler. `NoInfer` makes an answer of another shape a type error. */
export function route<
  Path extends string,
  Body extends z.ZodType | undefined,
  Query extends z.ZodType | undefined,
  Answer,
  Who extends Access,
>(
  endpoint: Endpoint<Path, Body, Query, Answer, Who>,
  handler: (call: Call<Path, Body, Query, Who>) => Promise<NoInfer<Answer> | StreamedJson<NoInfer<Answer>>>,
): Route {
  return {
    endpoint,
    answer: (request, user) =>
      handler({
        params: parseParams(request.params) as Params<Path>,
        body: parse(endpoint.body, request.body) as Parsed<Body>,
        query: parse(endpoint.query, request.query) as Parsed<Query>,
        user: user as Call<Path, Body, Query, Who>['user'],
        owner: (user && ownerOf(user)) as Call<Path, Body, Query, Who>['owner'],
        language: requestLanguage(request) ?? defaultLanguage,
        request,
      }),
  };
}

interface Gate {
  admit: Admit;
  countCall: (user: User) => Promise<void>;
  bodies: BodyReader;
  /** Of the calls of one account. */
  turns: Turns;
  downloads: Downloads;
}

/** The Express handlers of a route, in order: who may call, then the body, then the answer when it is the caller's turn. */
export function handlersOf(
  { endpoint, answer }: Route,
  { admit, countCall, bodies, turns, downloads }: Gate,
): RequestHandler[] {
  const guard: RequestHandler = async (request, response, next) => {
    const user = await admit(request, endpoint.access);
    if (user) await countCall(user);
    response.locals.user = user;
    next();
  };
  const respond: RequestHandler = async (request, response) => {
    const user = response.locals.user as User | undefined;
    if (!(await turns.take(user?.id, response))) return;
    const result = await answer(request, user);
    response.status(endpoint.status);
    if (endpoint.status === 204) response.end();
    else if (result instanceof StreamedJson) await downloads.send(user?.id, result, response);
    else if (endpoint.answers === 'application/json') response.json(result);
    else sendFile(response, endpoint.answers, result as FileAnswer);
  };
  return [guard, ...bodies.handlers(endpoint), respond];
}

/** Made from what a caller may see at that moment, so no cache keeps it. */
function sendFile(response: Response, type: string, { content, name }: FileAnswer) {
  response.set({ 'Content-Disposition': attachment(name), 'Cache-Control': 'no-store' });
  response.type(type).send(Buffer.from(content.buffer, content.byteOffset, content.byteLength));
}

function parseParams(values: Record<string, string | string[] | undefined>) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      /^(id|\w+Id)$/.test(name) ? parseId(name, value) : value,
    ]),
  );
}

/** The largest id is PostgreSQL's `integer`. */
function parseId(name: string, value: string | string[] | undefined): number {
  const id = Number(value);
  if (/^\d{1,10}$/.test(String(value)) && id >= 1 && id <= 2_147_483_647) return id;
  throw new AppError(400, name === 'companyId' ? 'companyId.invalid' : 'id.invalid');
}

function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value ?? {});
  if (result.success) return result.data;
  throw invalid(fieldErrors(result.error));
}

/** The first problem of each field, by its path. */
export function fieldErrors(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const name = issue.path.join('.') || 'body';
    fields[name] ??= issue.message;
  }
  return fields;
}
