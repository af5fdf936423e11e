import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import connectPgSimple from 'connect-pg-simple';
import type { Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import { Passport as Authenticator } from 'passport';
import type pg from 'pg';
import type { Config } from './config';
import type { QueryClient } from './database/query-client';
import type { Logger } from './logger';

/** What checks a username and password and remembers who signed in. */
export type Passport = InstanceType<typeof Authenticator>;

/** How long a sign-in lasts without a visit, in milliseconds; each visit begins it anew, by cookie or token. */
export const signInLifetime = 14 * 24 * 60 * 60 * 1_000;

/** Name of the cookie that holds the session's id. */
export const sessionCookie = 'quorumia.sid';

/** Its name over https: browsers take one so named from this very host only, not from a neighbouring subdomain. */
export const hostSessionCookie = `__Host-${sessionCookie}`;

const secretLength = 48;

/** `SESSION_SECRET`, or one that is made once and kept in the data directory. */
export function sessionSecret({ sessionSecret: given, dataDir }: Config): string {
  if (given) return given;
  const file = join(dataDir, 'session-secret');
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(secretLength).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
}

/** Cookie sessions kept in the database; the cookie is Secure whenever the request came over https. */
export function sessions(client: QueryClient, config: Config, logger: Logger) {
  const Store = connectPgSimple(session);
  const store = new Store({
    // connect-pg-simple calls nothing of a pool but `query` and `on`.
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
  return { handlers, passport, close: () => store.close() };
}

/** The `__Host-` cookie where the address is https and the request came so, the plain one otherwise. */
function bySecurity({ publicUrl }: Config, plain: RequestHandler, ofHost: RequestHandler): RequestHandler {
  const isHttps = publicUrl.startsWith('https:');
  return (request, response, next) => {
    if (!isHttps || !request.secure) return plain(request, response, next);
    takeOverPlainCookie(request, response);
    ofHost(request, response, next);
  };
}

/** Whoever signed in before the cookie had its new name stays signed in: the answer then sets it anew. */
function takeOverPlainCookie({ headers }: Request, response: Response) {
  const cookies = (headers.cookie ?? '').split(/;\s*/);
  const valueOf = (name: string) =>
    cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length);
  const plain = valueOf(sessionCookie);
  if (!plain) return;
  if (!valueOf(hostSessionCookie)) headers.cookie += `; ${hostSessionCookie}${plain}`;
  response.clearCookie(sessionCookie);
}

/** Takes the cookies of a session, under either name, out of the browser. */
export function clearSessionCookies({ secure, res }: Request) {
  res?.clearCookie(sessionCookie);
  // Browsers ignore a `__Host-` cookie that is set without Secure.
  if (secure) res?.clearCookie(hostSessionCookie, { secure: true });
}
