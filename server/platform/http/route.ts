import express, { type Request, type RequestHandler, type Response } from 'express';
import type { z } from 'zod';
import type { User } from '../../../shared/auth/tables';
import type { Access, Endpoint, FileAnswer, Params } from '../../../shared/http/endpoint';
import { type Language, defaultLanguage } from '../../../shared/languages';
import type { Admit } from './access';
import { attachment } from './attachment';
import { AppError, invalid, requestLanguage, tooMany } from './errors';

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** What a handler gets: everything already checked. */
export interface Call<Path extends string, Body, Query, Who extends Access> {
  params: Params<Path>;
  body: Parsed<Body>;
  query: Parsed<Query>;
  user: Who extends 'everyone' ? undefined : User;
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
  handler: (call: Call<Path, Body, Query, Who>) => Promise<NoInfer<Answer>>,
): Route {
  return {
    endpoint,
    answer: (request, user) =>
      handler({
        params: parseParams(request.params) as Params<Path>,
        body: parse(endpoint.body, request.body) as Parsed<Body>,
        query: parse(endpoint.query, request.query) as Parsed<Query>,
        user: user as Call<Path, Body, Query, Who>['user'],
        language: requestLanguage(request) ?? defaultLanguage,
        request,
      }),
  };
}

interface Gate {
  admit: Admit;
  countCall: (user: User) => Promise<void>;
}

/** The Express handlers of a route, in order: who may call, then the body, then the answer. */
export function handlersOf({ endpoint, answer }: Route, { admit, countCall }: Gate): RequestHandler[] {
  const guard: RequestHandler = async (request, response, next) => {
    const user = await admit(request, endpoint.access);
    if (user) await countCall(user);
    response.locals.user = user;
    next();
  };
  const respond: RequestHandler = async (request, response) => {
    const result = await answer(request, response.locals.user as User | undefined);
    response.status(endpoint.status);
    if (endpoint.status === 204) response.end();
    else if (endpoint.answers === 'application/json') response.json(result);
    else sendFile(response, endpoint.answers, result as FileAnswer);
  };
  if (!endpoint.body) return [guard, respond];
  const isLarge = endpoint.bodyLimit > largeBody;
  return [
    guard,
    ...(isLarge ? [oneAtATime()] : []),
    requireJson,
    express.json({ limit: endpoint.bodyLimit }),
    respond,
  ];
}

/** Made from what a caller may see at that moment, so no cache keeps it. */
function sendFile(response: Response, type: string, { content, name }: FileAnswer) {
  response.set({ 'Content-Disposition': attachment(name), 'Cache-Control': 'no-store' });
  response.type(type).send(Buffer.from(content.buffer, content.byteOffset, content.byteLength));
}

/** Bytes from which a user may send one body at a time, because parsing takes several times its memory. */
const largeBody = 1024 * 1024;

function oneAtATime(): RequestHandler {
  const sending = new Set<number>();
  return (request, response, next) => {
    if (!mayBeLarge(request)) return next();
    const { id } = response.locals.user as User;
    if (sending.has(id)) throw tooMany(1);
    sending.add(id);
    response.once('close', () => sending.delete(id));
    next();
  };
}

/** Without a length, or compressed, a body may be as large as its endpoint lets it. */
const mayBeLarge = ({ headers }: Request) =>
  headers['transfer-encoding'] !== undefined ||
  headers['content-encoding'] !== undefined ||
  Number(headers['content-length'] ?? 0) > largeBody;

/** A body that is not JSON is 415; no body at all goes on and fails as an invalid one. */
const requireJson: RequestHandler = (request, _response, next) => {
  const { 'content-length': length, 'transfer-encoding': chunked } = request.headers;
  const hasBody = chunked !== undefined || Number(length ?? 0) > 0;
  next(hasBody && !request.is('json') ? new AppError(415, 'body.notJson') : undefined);
};

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
