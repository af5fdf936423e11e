import { randomBytes } from 'node:crypto';
import connectPgSimple from 'connect-pg-simple';
import type { Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import { Passport as Authenticator } from 'passport';
import type pg from 'pg';
import type { Config } from './config';
import type { QueryClient } from './database/query-client';
import type { Logger } from './logger';
import { keptSecret } from './secrets/kept-secret';

/** Checks a username and password and stores who signed in. */
export type Passport = InstanceType<typeof Authenticator>;

/** Milliseconds after which an unused sign-in ends; each request with its cookie or token restarts the period. */
export const signInLifetime = 14 * 24 * 60 * 60 * 1_000;

/** Name of the cookie that holds the session id. */
export const sessionCookie = 'quorumia.sid';

/**
 * The cookie's name over https: browsers accept this prefix only from the host itself, not from a sibling subdomain.
 */
export const hostSessionCookie = `__Host-${sessionCookie}`;

const secretLength = 48;

/** Returns `SESSION_SECRET`, or a secret that is generated once and kept in the data directory. */
export const sessionSecret = ({ sessionSecret: given, dataDir }: Config): string =>
  given ?? keptSecret(dataDir, 'session-secret', () => randomBytes(secretLength).toString('base64url'));

/** Cookie sessions stored in the database; the cookie is Secure when the request came over https. */
export function sessions(client: QueryClient, config: Config, logger: Logger) {
  const Store = connectPgSimple(session);
  const store = new Store({
    // connect-pg-simple calls only `query` and `on` of a pool.
    pool: client as unknown as pg.Pool,
    tableName: 'user_sessions',
    createTableIfMissing: false,
    errorLog: (...details) => logger.error({ details: details.map(String) }, 'session store'),
  });
  const passport = new Authenticator();
  passport.serializeUser<number>((user, done) => done(null, user.id));
  passport.deserializeUser<number>((id, done) => done(null, { id }));
  const secret = sessionSecret(config);
  const keptBy = (name: string) =>
    session({
      store,
      secret,
      name,
      resave: false,
      saveUninitialized: false,
      rolling: true,
      cookie: { httpOnly: true, sameSite: 'lax', secure: 'auto', maxAge: signInLifetime },
    });
  const handlers = [bySecurity(config, keptBy(sessionCookie), keptBy(hostSessionCookie)), passport.session()];
  const read: ReadSession = async (request, response) => {
    // Express-session adds it.
    if ('session' in request) return;
    for (const handler of handlers) await run(handler, request, response);
  };
  return { read, passport, close: () => store.close() };
}

/** Reads the cookie session of a request, once; the response renews it. */
export type ReadSession = (request: Request, response: Response) => Promise<void>;

const run = (handler: RequestHandler, request: Request, response: Response) =>
  new Promise<void>((done, fail) => {
    void handler(request, response, (error?: unknown) => (error ? fail(error as Error) : done()));
  });

/** Uses the `__Host-` cookie when the public address and the request are https, the plain cookie otherwise. */
function bySecurity({ publicUrl }: Config, plain: RequestHandler, ofHost: RequestHandler): RequestHandler {
  const isHttps = publicUrl.startsWith('https:');
  return (request, response, next) => {
    if (!isHttps || !request.secure) return plain(request, response, next);
    takeOverPlainCookie(request, response);
    ofHost(request, response, next);
  };
}

/**
 * Accepts a session under the plain name, so that users who signed in before the renaming stay signed in; the response
 * sets the new cookie.
 */
function takeOverPlainCookie({ headers }: Request, response: Response) {
  const cookies = (headers.cookie ?? '').split(/;\s*/);
  const valueOf = (name: string) =>
    cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length);
  const plain = valueOf(sessionCookie);
  if (!plain) return;
  if (!valueOf(hostSessionCookie)) headers.cookie += `; ${hostSessionCookie}${plain}`;
  response.clearCookie(sessionCookie);
}

/** Removes the session cookies of both names from the browser. */
export function clearSessionCookies({ secure, res }: Request) {
  res?.clearCookie(sessionCookie);
  // Browsers ignore a `__Host-` cookie that is set without Secure.
  if (secure) res?.clearCookie(hostSessionCookie, { secure: true });
}
